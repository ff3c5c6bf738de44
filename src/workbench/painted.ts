/** Settles once the browser has painted what React has rendered; in a hidden tab, where nothing is painted, at once. */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      // A message posted before a paint is answered after it, and sooner than any timer.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  });
}
