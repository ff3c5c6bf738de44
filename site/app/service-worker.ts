/**
 * A release is stored completely before it takes over, and only after the last page of the one before was closed: an
 * open page always finds the files of its own release.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, PrecacheFallbackPlugin, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** The build inserts the screens' pages, with patterns of their paths and queries, from the hosting table. */
declare const SCREENS: readonly { readonly url: string; readonly pattern: string }[];

/** The page for all other paths. The server sends it with status 404. */
declare const NOT_FOUND: string;

/** The paths of other languages below this one's. They have workers of their own. */
declare const OTHER_LANGUAGES: readonly string[];

/** The files that a further code needs without a network: the scan test and the face of captions. */
declare const LATER: readonly string[];

/** Seconds to wait for a slow network before the stored page is shown. */
const PATIENCE_SECONDS = 3;

const USED_FILES = 60;

/** If the server sends an unexpected status, the installation fails and the earlier release stays. */
const expectStatus: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isNotFoundPage = new URL(request.url).pathname === NOT_FOUND;
    return response.ok || (isNotFoundPage && response.status === 404) ? response : null;
  },
};

const refuseServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`${response.url}: ${response.status}`);
    return response;
  },
};

/** A page from the network may belong to a newer release, whose files only the waiting worker has in its cache. */
const lookEverywhere: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? caches.match(request),
};

/** Asks the network first, so that a new release shows at once, and falls back to the stored page. */
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

// Addresses that are neither a screen nor a file of the release get the stored not-found page.
registerRoute(
  new NavigationRoute(pageFromNetwork(NOT_FOUND), {
    denylist: OTHER_LANGUAGES.map((path) => new RegExp(`^${path}`)),
  }),
);

// Large and rarely used files, above all the decoder, are stored when they are first used.
const used = new CacheFirst({
  cacheName: 'used',
  plugins: [new ExpirationPlugin({ maxEntries: USED_FILES }), lookEverywhere],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), used);

// After the first code, a page asks for this while it is idle. At a first visit, most of it is in the browser's own cache.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-later') event.waitUntil(keepLater(event).catch(console.warn));
});

async function keepLater(event: ExtendableEvent): Promise<void> {
  for (const url of LATER) await used.handle({ event, request: new Request(url) });
}

// If the cache is empty, for example because it was cleared by hand, requests go to the network.
setCatchHandler(({ request }) => fetch(request));

// The worker also serves the page that installed it: its further chunks come from the cache.
clientsClaim();
