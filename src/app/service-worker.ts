/**
 * Keeps the site working without a network after one visit. Each release has a cache of its own, filled before the
 * release takes over and deleted only once no page of it is open: a page always finds the files it was built with.
 */

export {};

declare const self: ServiceWorkerGlobalScope;

interface Release {
  /** Changes with any file. */
  readonly version: string;
  /** Each screen's path pattern, and an address that the server answers with its page. */
  readonly pages: readonly { readonly pattern: string; readonly address: string }[];
  /** Everything else that a visit without a network may need. */
  readonly files: readonly string[];
  /** Large files that are kept once they were used. */
  readonly later: readonly string[];
}

/** The build writes the release here. */
declare const RELEASE: Release;

const { version, pages, files, later } = RELEASE;
const CACHE_NAME = `site-${version}`;

/** How long a visitor with a poor network waits for a page that is here already. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => event.waitUntil(fillCache()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerNavigation(event, url.pathname));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(answerHashed(request));
  else event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const kept = await Promise.all(later.map(async (address) => ((await caches.match(address)) ? [address] : [])));
  await Promise.all([
    ...[...files, ...kept.flat()].map(async (address) => {
      // Hashed files that an earlier release has too need no second download.
      const present = address.startsWith('/assets/') ? await caches.match(address) : undefined;
      await cache.put(address, present ?? (await download(address)));
    }),
    ...pages.map(async ({ pattern, address }) =>
      cache.put(address, await download(address, pattern === '*' ? 404 : 200)),
    ),
  ]);
}

/** A file as the server has it now. Anything but the expected status fails the installation: the release before stays. */
async function download(address: string, status = 200): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (response.status !== status && !response.ok) throw new Error(`${address}: ${response.status}`);
  if (!response.redirected) return response;
  // A browser refuses a redirected answer to a navigation; its content in a new answer is welcome.
  const { headers, statusText } = response;
  return new Response(response.body, { status: response.status, statusText, headers });
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('site-') && name !== CACHE_NAME) await caches.delete(name);
  // The page of the first visit gets its later chunks from here too, should it lose its network.
  await self.clients.claim();
}

/** The page from the network, so that a new release shows at once; without one, or with a poor one, the page as it is here. */
async function answerNavigation(event: FetchEvent, pathname: string): Promise<Response> {
  const fromNetwork = fetch(event.request);
  // Whoever waits no longer for it must not meet its failure later.
  fromNetwork.catch(() => undefined);
  const first = await Promise.race([fromNetwork.catch(() => null), after(PATIENCE_MS)]);
  if (first && first.status < 500) return first;
  return (await keptPage(pathname)) ?? fromNetwork;
}

async function keptPage(pathname: string): Promise<Response | undefined> {
  const page = pages.find(({ pattern }) => matches(pattern, pathname));
  return page && (await caches.open(CACHE_NAME)).match(page.address);
}

function matches(pattern: string, pathname: string): boolean {
  return pattern === '*' || new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);
}

async function answerHashed(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await (await caches.open(CACHE_NAME)).put(request, response.clone());
  return response;
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
