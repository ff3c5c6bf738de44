import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadedPage, loadPage, loadWholePage, openPage, preloadLinkedPage, preloadPage } from './page-loader.ts';
import { type PageRoute, ROUTES } from './routes.ts';

const Page = () => null;

const reload = vi.fn();

/** Returns a route whose page fails to load this many times. */
function routeThatFails(times: number): PageRoute & { load: ReturnType<typeof vi.fn> } {
  const load = vi.fn().mockResolvedValue(Page);
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return { path: '/page', source: 'page.tsx', load };
}

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => vi.unstubAllGlobals());

describe('loadPage', () => {
  it('loads a page only once; afterwards, loadedPage returns the page', async () => {
    const route = routeThatFails(0);
    expect(loadedPage(route)).toBeUndefined();
    const loading = loadPage(route);
    expect(loadPage(route)).toBe(loading);
    expect(await loading).toBe(Page);
    expect(loadPage(route)).toBe(loading);
    expect(loadedPage(route)).toBe(Page);
    expect(route.load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure, and does not reload the document', async () => {
    const route = routeThatFails(1);
    await expect(loadPage(route)).rejects.toThrow('Failed to fetch');
    expect(loadedPage(route)).toBeUndefined();
    expect(await loadPage(route)).toBe(Page);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('openPage', () => {
  it('returns the same promise every time', async () => {
    const route = routeThatFails(0);
    expect(openPage(route)).toBe(openPage(route));
    expect(await openPage(route)).toBe(Page);
  });

  it('reloads the document and stays pending if the page cannot be loaded', async () => {
    const settled = vi.fn();
    openPage(routeThatFails(1)).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(settled).not.toHaveBeenCalled();
  });

  it('rejects without a network, and tries again the next time', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const route = routeThatFails(1);
    await expect(openPage(route)).rejects.toThrow('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
    expect(await openPage(route)).toBe(Page);
  });
});

/** Replaces the loading of a route's page and data. */
function replaceLoading(path: string, load: () => Promise<typeof Page>) {
  const route = ROUTES.find((known) => known.path === path) as PageRoute;
  const prepare = route.prepare && vi.spyOn(route as Required<PageRoute>, 'prepare').mockResolvedValue();
  return { route, prepare, load: vi.spyOn(route, 'load').mockImplementation(load) };
}

it('loadWholePage loads the page of an address, and prepares its data for the decoded last segment', async () => {
  const { route, prepare, load } = replaceLoading('/community/post/:slug', async () => Page);
  await loadWholePage('/community/post/%E4%BA%8C-5');
  expect(load).toHaveBeenCalledTimes(1);
  expect(prepare).toHaveBeenCalledExactlyOnceWith('二-5');
  expect(loadedPage(route)).toBe(Page);
});

it('preloadPage loads the page of a link, and ignores a failure', async () => {
  const { route, load } = replaceLoading('/templates', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(() => preloadPage('/templates')).not.toThrow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadedPage(route)).toBeUndefined();
  load.mockResolvedValue(Page);
  preloadPage('/templates');
  await vi.waitFor(() => expect(loadedPage(route)).toBe(Page));
  expect(reload).not.toHaveBeenCalled();
});

it('pointing at a link of this site loads its page; other links and other elements load nothing', async () => {
  const { load } = replaceLoading('/analytics', async () => Page);
  class FakeElement {
    readonly link: object | null;
    constructor(link: object | null) {
      this.link = link;
    }
    closest = () => this.link;
  }
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', { origin: 'https://site.example', reload });
  const pointAt = (target: unknown) => preloadLinkedPage({ target } as Event);
  pointAt(new FakeElement(null));
  pointAt({});
  pointAt(new FakeElement({ origin: 'https://elsewhere.example', pathname: '/analytics' }));
  expect(load).not.toHaveBeenCalled();
  pointAt(new FakeElement({ origin: 'https://site.example', pathname: '/analytics' }));
  expect(load).toHaveBeenCalledTimes(1);
});
