import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadedPage, loadPage, openPage } from './page-loader.ts';
import type { PageRoute } from './routes.ts';

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
  it('loads a page once, which loadedPage then returns', async () => {
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
