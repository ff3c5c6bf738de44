import type { ComponentType } from 'react';
import { meetLoss } from './new-release.ts';
import { type PageRoute, routeOf } from './routes.ts';

const loaded = new Map<PageRoute, ComponentType>();
const loading = new Map<PageRoute, Promise<ComponentType>>();
const opening = new Map<PageRoute, Promise<ComponentType>>();

/** Returns the page's component if its chunk has arrived, so that prerendering and hydration never suspend. */
export function loadedPage(route: PageRoute): ComponentType | undefined {
  return loaded.get(route);
}

/** Loads a page's chunk once and returns the same promise every time. After a failure the next call tries again. */
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
      // Opening the page reloads the document anyway; pointing at its link must not.
      meetLoss(error);
      throw error;
    },
  );
  loading.set(route, promise);
  return promise;
}

/** Loads the page of an address with its data, for prerendering and for hydrating the result. */
export async function loadWholePage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  await Promise.all([loadPage(route), route.prepare?.(name)]);
}

/**
 * Returns the page for a navigation. If its chunk is gone, a newer release has replaced it, and the document is loaded
 * again. Without a network that would not help, so the promise rejects.
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

/** Begins to load the page of a link. A failure is ignored: it is reported when the visitor goes there. */
export function preloadPage(pathname: string): void {
  loadPage(routeOf(pathname)).catch(() => undefined);
}
