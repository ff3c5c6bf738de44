import type { ComponentType } from 'react';
import { type PageRoute, pathInLanguage, routeOf } from './routes.ts';

const loaded = new Map<PageRoute, ComponentType>();
const loading = new Map<PageRoute, Promise<ComponentType>>();
const opening = new Map<PageRoute, Promise<ComponentType>>();

/** Returns the page's component if its chunk has been loaded, so that prerendering and hydration never suspend. */
export function loadedPage(route: PageRoute): ComponentType | undefined {
  return loaded.get(route);
}

/** Loads a page's chunk once and returns the same promise every time. After a failure, the next call tries again. */
export function loadPage(route: PageRoute): Promise<ComponentType> {
  const running = loading.get(route);
  if (running) return running;
  const promise = route.load().then(
    (page) => {
      loaded.set(route, page);
      return page;
    },
    (error: unknown) => {
      loading.delete(route);
      // Marks the error as handled, so that pointing at a link never reloads the document. After a click, `openPage`
      // reloads it.
      meetLoss(error);
      throw error;
    },
  );
  loading.set(route, promise);
  return promise;
}

/** Loads the page of a path within the language with its data, for prerendering it and for hydrating the result. */
export async function loadWholePage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  await Promise.all([loadPage(route), route.prepare?.(name)]);
}

/**
 * Resolves to the page for a navigation. If its chunk cannot be loaded, a newer release has probably replaced it, so
 * the document is reloaded. Rejects if there is no network, because reloading would not help.
 */
export function openPage(route: PageRoute): Promise<ComponentType> {
  const running = opening.get(route);
  if (running) return running;
  const promise = loadPage(route).catch((error: unknown) => {
    opening.delete(route);
    if (!navigator.onLine) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  });
  opening.set(route, promise);
  return promise;
}

/** Loads a page's chunk once the pointer or the focus is on a link to it. A failure is reported at the visit. */
export function preloadLinkedPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link?.origin === location.origin ? pathInLanguage(link.pathname) : null;
  if (path !== null) loadPage(routeOf(path)).catch(() => undefined);
}

const metLosses = new WeakSet<object>();

/**
 * Reloads the document for a newer release if a chunk is missing. Most chunks load at first use, before much is typed.
 * A chunk that failed because of the network is left to its caller, who requests it again.
 */
export function followReleases(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The caller gets the error only after this event, and may mark it as handled.
    setTimeout(async () => {
      if (!metLosses.has(payload) && (await isReplaced())) location.reload();
    });
  });
}

/** Marks the error of a failed load as handled, so that the document is not reloaded because of it. */
function meetLoss(error: unknown): void {
  if (error instanceof Error) metLosses.add(error);
}

async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname);
  } catch {
    // Without a network, no newer release can be loaded.
    return false;
  }
}
