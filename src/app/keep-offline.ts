/**
 * Registers the service worker, after the page has loaded everything that it needs. If that fails, the site works
 * without it.
 */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => console.warn(error));
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
