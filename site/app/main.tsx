import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchDeletion } from '#storage';
import { App } from './app.tsx';
import { isBrowserNewEnough } from './browser-floor.ts';
import { ErrorScreen } from './error-screen.tsx';
import { keepOffline } from './keep-offline.ts';
import { followReleases } from './new-release.ts';
import { isOwnPage } from './own-page.ts';
import { loadPage, loadWholePage, preloadLinkedPage } from './page-loader.ts';
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
