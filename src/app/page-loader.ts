import type { ComponentType } from 'react';
import { meetLoss } from './new-release.ts';
import { type PageRoute, routeOf } from './routes.ts';

const loaded = new Map<PageRoute, ComponentType>();
const loading = new Map<PageRoute, Promise<ComponentType>>();
const opening = new Map<PageRoute, Promise<ComponentType>>();

/** The page's component when its chunk has arrived, so that prerendering and hydration never suspend. */
export function loadedPage(route: PageRoute): ComponentType | undefined {
  return loaded.get(route);
}

/** Loads a page's chunk once and returns the same promise every time; after a failure the next call tries again. */
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
      // Whoever opens the page loads the document; whoever only points at its link must not lose the one that he has.
      meetLoss(error);
      throw error;
    },
  );
  loading.set(route, promise);
  return promise;
}

/** Loads the page of an address with what it shows, for prerendering it and for hydrating what that made. */
export async function loadWholePage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  const name = decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
  await Promise.all([loadPage(route), route.prepare?.(name)]);
}

/**
 * The page that a navigation waits for. Should its chunk be gone, a newer release has replaced it: the document is
 * loaded again and brings that release. Without a network nothing would come, so then the promise fails.
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

/** Begins to load the page that a link leads to; a failure is met again, and reported, when the visitor goes there. */
export function preloadPage(pathname: string): void {
  loadPage(routeOf(pathname)).catch(() => undefined);
}
