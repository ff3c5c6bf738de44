import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchDeletion } from '#storage';
import { LANGUAGE_PATH } from '#words/language';
import { App } from './app.tsx';
import { followReleases, loadPage, loadWholePage, preloadLinkedPage } from './page-loader.ts';
import { pathInLanguage, routeOf } from './routes.ts';
import { ErrorScreen } from './screen-message.tsx';

guardScripts();
// An older browser keeps the prerendered page. A sentence above the page says that the browser is too old.
if (isBrowserNewEnough()) await takeOver();

async function takeOver(): Promise<void> {
  followReleases();
  watchDeletion();
  const root = document.getElementById('root') as HTMLElement;
  const site = (
    <StrictMode>
      <BrowserRouter basename={LANGUAGE_PATH}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  try {
    // Hydration must render the prerendered content at once, not wait for a promise.
    const path = pathInLanguage(location.pathname) ?? '/';
    if (isOwnPage()) await loadWholePage(path);
    else await loadPage(routeOf(path));
    if (import.meta.env.DEV) createRoot(root).render(site);
    // In a transition, hydration is cut into short tasks, so that it does not hold up what the visitor does.
    else startTransition(() => void hydrateRoot(root, site));
  } catch (error) {
    // An error screen is better than a page that looks complete but does not respond.
    console.error(error);
    createRoot(root).render(<ErrorScreen />);
  }
  document.addEventListener('pointerover', preloadLinkedPage, { passive: true });
  document.addEventListener('focusin', preloadLinkedPage);
  if (import.meta.env.PROD) keepOffline();
}

/**
 * In each browser, one of these two is the newest of all features that the site needs: light-dark() in Chrome and Edge
 * 123 and in Safari 17.5, popovers in Firefox 125. `browser-floor.css` checks the same two.
 */
function isBrowserNewEnough(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && CSS.supports('selector(:popover-open)');
}

function isOwnPage(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical !== null && new URL(canonical.href).pathname === location.pathname;
}

/** If registering the service worker fails, the site works without it. */
function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(`${LANGUAGE_PATH}service-worker.js`)
      .catch((error: unknown) => console.warn(error));
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Every assignment of a script goes through it. Without `createHTML`, a string can never become markup. */
function guardScripts(): void {
  window.trustedTypes?.createPolicy('default', { createScript: jsonOnly, createScriptURL: ownAddressOnly });
}

/** Returns the text of a script element unchanged if the text is JSON, which browsers do not run. Otherwise throws. */
function jsonOnly(text: string): string {
  JSON.parse(text);
  return text;
}

function ownAddressOnly(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}
