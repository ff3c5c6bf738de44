import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { fromGray, type UploadedImage } from '#raster';

const { fetchBytes } = vi.hoisted(() => ({ fetchBytes: vi.fn() }));
vi.mock('./fetch-bytes.ts', () => ({ fetchBytes }));

/** A message that the worker sends. */
interface Sent {
  readonly is: string;
  readonly id?: number;
  readonly answer?: unknown;
  readonly progress?: { readonly used: number };
  readonly thrown?: unknown;
}

const sent: Sent[] = [];
let listen: (event: { readonly data: object }) => void = () => undefined;
let lastId = 0;

vi.stubGlobal('self', {
  postMessage: (message: Sent) => sent.push(message),
  addEventListener: (_: string, listener: typeof listen) => {
    listen = listener;
  },
});
await import('./judge-worker.ts');
const loadsBeforeAnyRequest = fetchBytes.mock.calls.length;

const FILE = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));

beforeEach(() => {
  sent.length = 0;
  fetchBytes.mockReset().mockImplementation(async () => new Uint8Array(FILE).buffer);
});

/** Sends a request, and resolves to the message that ends it: an answer or an error. */
async function ask(kind: string, request: object): Promise<Sent> {
  const id = ++lastId;
  listen({ data: { is: 'ask', id, kind, request } });
  return vi.waitFor(
    () => {
      const end = sent.find((message) => message.id === id && (message.is === 'answer' || message.is === 'thrown'));
      expect(end).toBeDefined();
      return end as Sent;
    },
    { timeout: 30_000, interval: 5 },
  );
}

/** Returns the number `used` in the first report of a judgment. Cancels the judgment after that report. */
async function usedIn(request: object): Promise<unknown> {
  const ended = ask('judge', request);
  const { progress } = await vi.waitFor(() => {
    const first = sent.find(({ id, is }) => id === lastId && is === 'progress');
    expect(first).toBeDefined();
    return first as Sent;
  });
  listen({ data: { is: 'cancel', id: lastId } });
  await ended;
  return progress?.used;
}

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com', qrType: 'custom' };

/** A black image. At the `imageSize` of `COVERED`, it hides too much of the code. */
const IMAGE: UploadedImage = { pixels: fromGray({ width: 8, height: 8, luma: new Float32Array(64) }), href: '' };
const COVERED: QrDesign = { ...DESIGN, imageSize: 50, customImage: '' };

it('the first request loads ZXing; if that fails, jsQR reads alone, and the next request tries again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(loadsBeforeAnyRequest).toBe(0);
  fetchBytes.mockImplementationOnce(() => Promise.reject(new Error('Offline')));
  const glance = () => ask('glance', { design: DESIGN, hasImage: false });
  expect(await glance()).toMatchObject({ answer: { answer: 'untested', picture: null } });
  expect(fetchBytes).toHaveBeenCalledTimes(1);
  // A design that passes gets a thumbnail.
  const passes = { answer: 'passes', picture: expect.stringMatching(/^data:image\/png;base64,/) };
  expect(await glance()).toMatchObject({ answer: passes });
  expect(await glance()).toMatchObject({ answer: passes });
  expect(fetchBytes).toHaveBeenCalledTimes(2);
});

it('the worker uses the kept image only for designs with an image', async () => {
  expect(await ask('facts', { design: COVERED, hasImage: true })).toMatchObject({ thrown: { name: 'TypeError' } });
  listen({ data: { is: 'keep', value: IMAGE } });
  expect(await ask('facts', { design: COVERED, hasImage: true })).toMatchObject({ answer: { size: 24 } });
  const [covered, bare] = [true, false].map((hasImage) => ({ design: COVERED, hasImage }));
  expect((await ask('glance', covered)).answer).toMatchObject({ answer: 'fails' });
  expect((await ask('glance', bare)).answer).toMatchObject({ answer: 'passes' });
  expect(await usedIn(covered)).toBeGreaterThan(0);
  expect(await usedIn(bare)).toBe(0);
});

it('a judgment answers "no-code" if a picture has no code, but throws an error if a text is too long', async () => {
  const blank = fromGray({ width: 60, height: 60, luma: new Float32Array(3600).fill(255) });
  expect(await ask('judge', { picture: blank })).toMatchObject({ is: 'answer', answer: 'no-code' });
  const tooLong: QrDesign = { ...DESIGN, type: 'text', content: 'x'.repeat(3000) };
  expect(await ask('judge', { design: tooLong, hasImage: false })).toMatchObject({
    is: 'thrown',
    thrown: { name: 'EncodeError' },
  });
});

it.each(['judge', 'glance', 'look'])('a request that is canceled at once does no work: %s', async (kind) => {
  const ended = ask(kind, { design: DESIGN, hasImage: false });
  listen({ data: { is: 'cancel', id: lastId } });
  expect(await ended).toMatchObject({ is: 'thrown', thrown: { name: 'AbortError' } });
  expect(sent.map(({ is }) => is)).toEqual(['thrown']);
});

it('the worker gives a sign of life before each reading', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  await ask('glance', { design: DESIGN, hasImage: false });
  vi.mocked(performance.now).mockRestore();
  expect(sent.filter(({ is }) => is === 'alive').length).toBeGreaterThanOrEqual(4);
});
