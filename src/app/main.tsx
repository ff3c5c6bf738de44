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
// An older browser keeps the prerendered page. A sentence above the page says that the browser is too old.
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
    // Hydration must render the prerendered content at once, not wait for a promise.
    if (isOwnPage()) await loadWholePage(location.pathname);
    else await loadPage(routeOf(location.pathname));
    if (import.meta.env.DEV) createRoot(root).render(site);
    else hydrateRoot(root, site);
  } catch (error) {
    // An error screen is better than a page that looks complete but does not respond.
    console.error(error);
    createRoot(root).render(<ErrorScreen />);
  }
  document.addEventListener('pointerover', preloadLinkedPage, { passive: true });
  document.addEventListener('focusin', preloadLinkedPage);
  if (import.meta.env.PROD) keepOffline();
}

/** Whether the document is the page of this address, and not the shell for addresses without a page of their own. */
function isOwnPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === location.pathname;
}

/** Loads a page's chunk as soon as the pointer or the focus is on a link to it. */
function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === location.origin) preloadPage(link.pathname);
}
