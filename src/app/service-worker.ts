/**
 * Keeps the site working without a network after one visit. A release is stored before it takes over, and it takes over
 * only after the last page of the release before was closed: an open page always finds the files it was built with.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/**
 * Each screen's page, with the paths and queries that it answers. The build writes them here, from the hosting table.
 */
declare const SCREENS: readonly { readonly url: string; readonly pattern: string }[];

/** The page for all other paths; the server sends it with status 404. */
declare const NOT_FOUND: string;

/** How long a visitor with a poor network waits for a page that is here already. */
const PATIENCE_SECONDS = 3;

/**
 * Room for the decoder, its worker, the shaper and some fonts in some releases, and for what a page of another release
 * asks for.
 */
const USED_FILES = 60;

/** Anything but the expected answers fails the installation, and the release before stays. */
const expectStatus: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isNotFoundPage = new URL(request.url).pathname === NOT_FOUND;
    return response.ok || (isNotFoundPage && response.status === 404) ? response : null;
  },
};

/** To a visitor, a server in trouble is no better than none. */
const refuseServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
    return response;
  },
};

/** A page of a newer release may ask for what only that release has stored, which still waits for its turn. */
const lookEverywhere: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request),
};

/** From the network first, so that a new release shows at once; what is here stands in for it. */
function pageFromNetwork(stored: string): NetworkOnly {
  return new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [refuseServerErrors, new PrecacheFallbackPlugin({ fallbackURL: stored })],
  });
}

for (const { url, pattern } of SCREENS)
  registerRoute(new NavigationRoute(pageFromNetwork(url), { allowlist: [new RegExp(pattern)] }));

addPlugins([expectStatus]);
precacheAndRoute(self.__WB_MANIFEST);

// What is neither a screen nor a file of the release.
registerRoute(new NavigationRoute(pageFromNetwork(NOT_FOUND)));

// What is large and seldom needed, the decoder above all, is stored when it is first used.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'used',
    plugins: [new ExpirationPlugin({ maxEntries: USED_FILES }), lookEverywhere],
  }),
);

// With an empty cache, such as one that was cleared by hand, nothing may be worse than without this file.
setCatchHandler(({ request }) => fetch(request));

// The page of the first visit gets its later chunks from here too, should it lose its network.
clientsClaim();
