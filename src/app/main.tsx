import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchDeletion } from '#storage';
import { App } from './app.tsx';
import { isBrowserNewEnough } from './browser-floor.ts';
import { ErrorScreen } from './error-screen.tsx';
import { keepOffline } from './keep-offline.ts';
import { followReleases } from './new-release.ts';
import { loadPage, loadWholePage, preloadPage } from './page-loader.ts';
import { routeOf } from './routes.ts';
import { guardScripts } from './trusted-types.ts';

guardScripts();
// An older browser keeps the prerendered pages and the sentence above them.
if (isBrowserNewEnough()) await takeOver();

async function takeOver(): Promise<void> {
  followReleases();
  watchDeletion();
  const root = document.getElementById('root') as HTMLElement;
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  try {
    // Hydration must find the prerendered content, not a promise.
    if (isOwnPage()) await loadWholePage(location.pathname);
    else await loadPage(routeOf(location.pathname));
    if (import.meta.env.DEV) createRoot(root).render(site);
    else hydrateRoot(root, site);
  } catch (error) {
    // A page that looks complete but does not respond would be worse.
    console.error(error);
    createRoot(root).render(<ErrorScreen />);
  }
  document.addEventListener('pointerover', preloadLinkedPage, { passive: true });
  document.addEventListener('focusin', preloadLinkedPage);
  if (import.meta.env.PROD) keepOffline();
}

/** Whether the document is this address's own page rather than the shell for all other names. */
function isOwnPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === location.pathname;
}

/** Loads a page's chunk while the pointer or the focus is on its link. */
function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === location.origin) preloadPage(link.pathname);
}
