/**
 * Resolves once the browser has painted what React has rendered. In a hidden tab, where nothing is painted, resolves at
 * once.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A message posted in this frame arrives after the paint, and sooner than any timer.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
