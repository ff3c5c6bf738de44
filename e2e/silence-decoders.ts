/**
 * From now on, when the page starts a worker that has decoders, it gets one that never answers. This function runs in
 * the browser. A route of Playwright could block these workers too, but it would intercept every request, so that none
 * would be answered from the browser's cache. That costs a sixth more processor time per page.
 */
export function silenceDecoders(): void {
  class Silent extends EventTarget {
    postMessage() {}
    terminate() {}
  }
  window.Worker = new Proxy(window.Worker, {
    construct: (RealWorker, [url, options]: ConstructorParameters<typeof Worker>) =>
      /\/(judge|codes)-worker-/.test(String(url)) ? new Silent() : new RealWorker(url, options),
  });
}
