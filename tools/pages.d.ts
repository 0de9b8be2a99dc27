// What the pages meet that no browser's own types tell: events of htmx, and old names.

interface HtmxContext {
  sourceElement: Element;
  response: Response;
}

interface StreamEvents {
  clock: CustomEvent<{ data: string }>;
  moved: CustomEvent<unknown>;
  "htmx:sse:before:message": CustomEvent<{ cancelled: boolean; message: { data: string; event?: string }; waitUntil(done: Promise<unknown>): void }>;
  "htmx:sse:before:connection": CustomEvent<{ connection: { attempt: number } }>;
  "htmx:sse:after:connection": CustomEvent<unknown>;
  "htmx:sse:error": CustomEvent<{ status: number }>;
  "htmx:after:swap": CustomEvent<unknown>;
  "htmx:after:settle": CustomEvent<unknown>;
}

interface HTMLElementEventMap extends StreamEvents {}

interface DocumentEventMap {
  "htmx:after:request": CustomEvent<{ ctx?: Partial<HtmxContext> }>;
  "htmx:after:swap": CustomEvent<{ ctx?: Partial<HtmxContext> }>;
  "htmx:error": CustomEvent<{ ctx?: HtmxContext }>;
  "htmx:response:error": CustomEvent<{ ctx: HtmxContext }>;
}

interface HTMLElement {
  _htmx?: { sse?: { reader?: ReadableStreamDefaultReader } };
}

interface Window {
  htmx?: { process(inside: Element): void };
  webkitAudioContext?: typeof AudioContext;
}

// The worker that keeps the pages: the server writes its version above it, and where its scripts lie.
declare const VERSION: string;
declare const ASSETS: string;

interface KeepingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchingEvent extends KeepingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WindowEventMap {
  message: MessageEvent & KeepingEvent;
  install: KeepingEvent;
  activate: KeepingEvent;
  fetch: FetchingEvent;
}

interface Window {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
