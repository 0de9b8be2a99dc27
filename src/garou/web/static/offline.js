// Keeping the pages for when the network is off. Browsers do so only over TLS or on the same machine.

/** @param {(how: "no" | "wait" | "yes") => void} say */
export async function keep_page(say = () => {}) {
  const worker = navigator.serviceWorker;
  if (!window.isSecureContext || !worker) return say("no");
  say(worker.controller ? "yes" : "wait");
  try {
    await worker.register("/worker.js", { scope: "/" });
    const { active } = await worker.ready;
    active?.postMessage({ lang: document.documentElement.lang, here: location.href }, []);
    say("yes");
  } catch {
    say(worker.controller ? "yes" : "no");
  }
}
