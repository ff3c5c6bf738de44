/**
 * Keeps the site working without a network after one visit. A release is stored before it takes over, and takes over
 * only after the last page of the release before was closed. So an open page always finds the files of its release.
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

/** Seconds that a slow network may take before the stored page is shown. */
const PATIENCE_SECONDS = 3;

/**
 * The most stored files: the decoder, its worker, the shaper and some fonts of several releases, and requests from
 * pages of another release.
 */
const USED_FILES = 60;

/** Any unexpected answer fails the installation, and the earlier release stays. */
const expectStatus: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isNotFoundPage = new URL(request.url).pathname === NOT_FOUND;
    return response.ok || (isNotFoundPage && response.status === 404) ? response : null;
  },
};

/** A failing server counts as no network. */
const refuseServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
    return response;
  },
};

/** A page of a newer release may need a file that only the release waiting for its turn has stored. */
const lookEverywhere: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request),
};

/** The network comes first, so that a new release shows at once; the stored page is the fallback. */
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

// Navigations that are neither a screen nor a file of the release.
registerRoute(new NavigationRoute(pageFromNetwork(NOT_FOUND)));

// Large and rarely used files, above all the decoder, are stored at first use.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'used',
    plugins: [new ExpirationPlugin({ maxEntries: USED_FILES }), lookEverywhere],
  }),
);

// With an empty cache, for example one cleared by hand, requests go to the network as without this file.
setCatchHandler(({ request }) => fetch(request));

// The page of the first visit can then load its later chunks from the cache, if it loses its network.
clientsClaim();
