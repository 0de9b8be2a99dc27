// The only place that knows the time. Everything else waits through here, so that a test can turn the hands.

/** @type {Clock} */
export const clock = {
  now: () => performance.now(),

  // Calls `then` after so many milliseconds; what it returns calls that off.
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
