import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** What the service worker has registered, in order. */
const registered = vi.hoisted(() => ({
  routes: [] as [route: unknown, handler: unknown][],
  plugins: [] as Plugin[],
  precached: undefined as unknown,
  rescue: undefined as ((options: { request: unknown }) => unknown) | undefined,
  claims: 0,
  /** How many routes were registered before the route for the files of the release. */
  before: 0,
}));

interface Plugin {
  readonly cacheWillUpdate: (options: object) => Promise<unknown>;
  readonly fetchDidSucceed: (options: object) => Promise<unknown>;
  readonly cachedResponseWillBeUsed: (options: object) => Promise<unknown>;
}

interface PageStrategy {
  readonly networkTimeoutSeconds: number;
  readonly plugins: [Plugin, { readonly fallbackURL: string }];
}

/** Returns a class whose instances keep the parameters of their constructor. */
function holder() {
  return class {
    readonly made: unknown[];
    constructor(...made: unknown[]) {
      this.made = made;
    }
  };
}

vi.mock('workbox-core', () => ({ clientsClaim: () => registered.claims++ }));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: holder() }));
vi.mock('workbox-strategies', () => ({ CacheFirst: holder(), NetworkOnly: holder() }));
vi.mock('workbox-routing', () => ({
  NavigationRoute: holder(),
  registerRoute: (route: unknown, handler: unknown) => registered.routes.push([route, handler]),
  setCatchHandler: (rescue: typeof registered.rescue) => {
    registered.rescue = rescue;
  },
}));
vi.mock('workbox-precaching', () => ({
  PrecacheFallbackPlugin: holder(),
  addPlugins: (plugins: Plugin[]) => registered.plugins.push(...plugins),
  precacheAndRoute: (files: unknown) => {
    registered.precached = files;
    registered.before = registered.routes.length;
  },
}));

type Made = { readonly made: readonly unknown[] };

beforeAll(async () => {
  vi.stubGlobal('self', { __WB_MANIFEST: ['/index.html'] });
  vi.stubGlobal('SCREENS', [{ url: '/many.html', pattern: '^/many$' }]);
  vi.stubGlobal('NOT_FOUND', '/404.html');
  await import('./service-worker.ts');
});

afterAll(() => vi.unstubAllGlobals());

/** Returns the settings of a navigation route and of its strategy. */
function navigation(index: number) {
  const [strategy, options] = (registered.routes[index][0] as Made).made;
  const [{ networkTimeoutSeconds, plugins }] = (strategy as Made).made as unknown as [PageStrategy];
  const [errors, fallback] = plugins;
  return { networkTimeoutSeconds, errors, options, fallback: (fallback as unknown as Made).made[0] };
}

describe('pages', () => {
  it('come from the cache if the network takes longer than 3 s; an unknown path gets the not-found page', () => {
    expect(registered.before).toBe(1);
    expect(navigation(0)).toMatchObject({
      networkTimeoutSeconds: 3,
      options: { allowlist: [/^\/many$/] },
      fallback: { fallbackURL: '/many.html' },
    });
    expect(navigation(1)).toMatchObject({ options: undefined, fallback: { fallbackURL: '/404.html' } });
  });

  it('come from the cache if the server answers with a server error (5xx)', async () => {
    const { errors } = navigation(0);
    for (const status of [200, 404, 499])
      expect(await errors.fetchDidSucceed({ response: { status } })).toEqual({ status });
    for (const status of [500, 503]) await expect(errors.fetchDidSucceed({ response: { status } })).rejects.toThrow();
  });
});

describe('the files of a release', () => {
  it('are all stored in advance, and the service worker takes over the open page', () => {
    expect([registered.precached, registered.claims]).toEqual([['/index.html'], 1]);
  });

  it.each([
    ['/index.html', 200, true],
    ['/index.html', 404, false],
    ['/404.html', 404, true],
    ['/404.html', 500, false],
  ])('are accepted only with the expected status: %s with %i is %s', async (path, status, isAccepted) => {
    const response = { ok: status === 200, status };
    const request = { url: `https://site.example${path}` };
    expect(await registered.plugins[0].cacheWillUpdate({ request, response })).toBe(isAccepted ? response : null);
  });
});

describe('files that are stored when they are first used', () => {
  it('are those in /assets/ of this site, at most sixty', () => {
    const [matches, strategy] = registered.routes[2] as [(options: object) => boolean, Made];
    const at = (pathname: string, sameOrigin = true) => matches({ sameOrigin, url: { pathname } });
    expect([at('/assets/a.js'), at('/a.js'), at('/assets/a.js', false)]).toEqual([true, false, false]);
    const [{ plugins }] = strategy.made as [{ plugins: [Made, Plugin] }];
    expect(plugins[0].made).toEqual([{ maxEntries: 60 }]);
  });

  it('come from their own cache, or else from any other cache that has them', async () => {
    const [, strategy] = registered.routes[2] as [unknown, Made];
    const [{ plugins }] = strategy.made as [{ plugins: [Made, Plugin] }];
    vi.stubGlobal('caches', { match: async (request: string) => `another copy of ${request}` });
    const [, everywhere] = plugins;
    expect(await everywhere.cachedResponseWillBeUsed({ request: 'a', cachedResponse: 'own' })).toBe('own');
    expect(await everywhere.cachedResponseWillBeUsed({ request: 'a' })).toBe('another copy of a');
  });
});

it('if the matching route fails to answer a request, the request goes to the network', () => {
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  registered.rescue?.({ request: 'request' });
  expect(ask).toHaveBeenCalledExactlyOnceWith('request');
});
