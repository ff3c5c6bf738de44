/**
 * Makes sure that workers with decoders never answer if the page starts them after this call. This function runs in the
 * browser. Playwright could block these workers with a route, but it would then intercept every request, and the
 * browser's cache would answer none of them. That would cost a sixth more processor time per page.
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
