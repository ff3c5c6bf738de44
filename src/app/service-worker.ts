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

/** An address, and what changes with its content; null where the address itself does. */
interface StoredFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The build writes the release here. */
declare const RELEASE: {
  /** Each screen's page, with the paths and queries that it answers; the last one answers all the others. */
  readonly pages: readonly (StoredFile & { readonly pattern: string })[];
  readonly files: readonly StoredFile[];
};

const { pages, files } = RELEASE;

/** How long a visitor with a poor network waits for a page that is here already. */
const PATIENCE_SECONDS = 3;

/** Room for the decoder and its worker in some releases, and for what a page of another release asks for. */
const USED_FILES = 20;

/** Anything but the expected answers fails the installation, and the release before stays. */
const expectStatus: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isNotFoundPage = new URL(request.url).pathname === pages.at(-1)?.url;
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

// Pages come from the network first, so that a new release shows at once.
for (const { pattern, url } of pages) {
  const plugins = [refuseServerErrors, new PrecacheFallbackPlugin({ fallbackURL: url })];
  const page = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS, plugins });
  registerRoute(new NavigationRoute(page, { allowlist: [new RegExp(pattern)] }));
}

addPlugins([expectStatus]);
precacheAndRoute([...pages, ...files]);

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
