import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FONT_URLS } from './font-urls.ts';
import { loadSiteLettering } from './site-lettering.ts';

const loadLettering = vi.hoisted(() => vi.fn());

vi.mock('#lettering', () => ({ loadLettering }));
vi.mock('harfbuzzjs', () => ({ shaper: 'HarfBuzz' }));

const ask = vi.fn();
const [FONT] = Object.keys(FONT_URLS);

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask);
  loadLettering.mockImplementation(async (source) => source);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the answer of a server. */
function answerOf(status: number): Response {
  return new Response(Uint8Array.of(1, 2), { status });
}

it('a font is fetched from its address, and fetched again if the first try fails', async () => {
  const { loadFont } = (await loadSiteLettering()) as never as { loadFont: (name: string) => Promise<Uint8Array> };
  ask.mockResolvedValueOnce(answerOf(503)).mockResolvedValueOnce(answerOf(200));
  const loading = loadFont(FONT);
  await vi.runAllTimersAsync();
  expect(await loading).toEqual(Uint8Array.of(1, 2));
  expect(ask.mock.calls).toEqual([[FONT_URLS[FONT]], [FONT_URLS[FONT]]]);
});

it('a font cannot be loaded if both tries fail', async () => {
  const { loadFont } = (await loadSiteLettering()) as never as { loadFont: (name: string) => Promise<Uint8Array> };
  ask.mockImplementation(async () => answerOf(404));
  const failed = expect(loadFont(FONT)).rejects.toThrow('404');
  await vi.runAllTimersAsync();
  await failed;
  expect(ask).toHaveBeenCalledTimes(2);
});

it('HarfBuzz starts only after its file was fetched; each start tries the fetch at most twice', async () => {
  const { loadShaper } = (await loadSiteLettering()) as never as { loadShaper: () => Promise<object> };
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const failed = expect(loadShaper()).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await failed;
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockResolvedValue(answerOf(200));
  expect(await loadShaper()).toMatchObject({ shaper: 'HarfBuzz' });
  expect(ask).toHaveBeenLastCalledWith(expect.stringContaining('harfbuzz.wasm'));
});
