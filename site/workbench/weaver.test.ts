import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import { type FakeWorker, stubWorkers } from '#workers/testing';

const IMAGE: UploadedImage = {
  pixels: { width: 1, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255) },
  href: 'data:image/png,a',
};
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'x', qrType: 'custom', customImage: IMAGE.href };

const started = stubWorkers();
let weaver: typeof import('./weaver.ts');

const last = (): FakeWorker => started[started.length - 1];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.resetModules();
  weaver = await import('./weaver.ts');
});

afterEach(() => void vi.restoreAllMocks());

/** Makes the worker's script fail to load, and fail again at the second attempt. */
async function loseScript(): Promise<void> {
  last().fail();
  await vi.advanceTimersByTimeAsync(1000);
  last().fail();
}

describe('a woven draft', () => {
  it("is returned with the requested design and image, although the image's file was not sent", async () => {
    const asked = weaver.weaveDraft('draft', DESIGN, IMAGE);
    expect(last().asked[0]).toMatchObject({ kind: 'draft', request: { content: 'x', customImage: '' } });
    last().answer({ state: 'ready', design: { ...DESIGN, customImage: '' }, image: null, made: 'made' });
    expect(await asked).toEqual({ state: 'ready', design: DESIGN, image: IMAGE, made: 'made' });
  });

  it('is discarded if a newer draft is requested in the same lane while it waits', async () => {
    void weaver.weaveDraft('draft', DESIGN, IMAGE);
    const old = weaver.weaveDraft('draft', DESIGN, IMAGE);
    const offer = weaver.weaveDraft('offer', DESIGN, IMAGE);
    void weaver.weaveDraft('draft', DESIGN, IMAGE);
    expect(await old).toBeNull();
    last().answer({ state: 'empty' });
    last().answer({ state: 'empty' });
    expect(await offer).toEqual({ state: 'empty' });
  });

  it('has the state "impossible" if the weaver could not be loaded; the next draft is woven all the same', async () => {
    const asked = weaver.weaveDraft('draft', DESIGN, IMAGE);
    await loseScript();
    expect(await asked).toMatchObject({ state: 'impossible', trouble: 'weaver-not-loaded' });
    const next = weaver.weaveDraft('draft', DESIGN, IMAGE);
    last().answer({ state: 'empty' });
    expect(await next).toEqual({ state: 'empty' });
  });

  it('may take almost two minutes; after that, the request fails and is not repeated', async () => {
    const asked = weaver.weaveDraft('draft', DESIGN, IMAGE);
    last().load();
    await vi.advanceTimersByTimeAsync(119_000);
    expect(last().isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await asked).toMatchObject({ trouble: 'weaver-silent' });
    expect(started).toHaveLength(1);
  });
});

it('a waiting preview is discarded only if a newer preview is requested in the same lane', async () => {
  const running = weaver.weavePrint('a', DESIGN, IMAGE);
  const old = weaver.weavePrint('a', DESIGN, IMAGE);
  const other = weaver.weavePrint('draft', DESIGN, IMAGE);
  const draft = weaver.weaveDraft('draft', DESIGN, IMAGE);
  const newest = weaver.weavePrint('a', DESIGN, IMAGE);
  expect(await old).toBeNull();
  last().answer({ picture: 'first', modules: 21 });
  last().answer({ picture: 'other', modules: 25 });
  last().answer({ state: 'empty' });
  last().answer({ picture: 'newest', modules: 29 });
  expect(await running).toEqual({ picture: 'first', modules: 21 });
  expect(await other).toEqual({ picture: 'other', modules: 25 });
  expect(await draft).toEqual({ state: 'empty' });
  expect(await newest).toEqual({ picture: 'newest', modules: 29 });
});

it('a drawing is requested with its grid and without the file of the image', async () => {
  const grid = { size: 21 } as never;
  const asked = weaver.weaveDrawing(DESIGN, IMAGE, grid);
  expect(last().asked[0]).toMatchObject({
    kind: 'drawing',
    request: { design: { content: 'x', customImage: '' }, grid },
  });
  last().answer({ width: 21 });
  expect(await asked).toEqual({ width: 21 });
});

it('the worker ends after five minutes without work', async () => {
  void weaver.weaveDraft('draft', DESIGN, IMAGE);
  last().load();
  last().answer({ state: 'empty' });
  await vi.advanceTimersByTimeAsync(299_000);
  expect(last().isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last().isEnded).toBe(true);
});

describe('a request for a finished picture that cannot be woven', () => {
  it.each([
    ['EncodeError', 'text-too-long'],
    ['TypeError', 'not-woven'],
  ])('rejects if the worker throws an error of the type %s; the reason is then "%s"', async (name, trouble) => {
    const asked = weaver.weaveFinished(DESIGN, IMAGE);
    last().send({ is: 'thrown', id: last().lastId, thrown: { name, message: '', code: null } });
    await expect(asked).rejects.toMatchObject({ name: 'WeaveFailure', trouble });
  });

  it('rejects after its worker crashed twice', async () => {
    const asked = weaver.weaveFinished(DESIGN, IMAGE);
    for (let time = 0; time < 2; time++) {
      last().load();
      last().fail();
    }
    await expect(asked).rejects.toMatchObject({ trouble: 'weaver-crashed' });
  });
});

it('requestWovenCode resolves to the code of a ready draft, and rejects for any other', async () => {
  const code = weaver.requestWovenCode(DESIGN, IMAGE);
  last().answer({ state: 'ready', made: 'made' });
  expect(await code).toBe('made');
  const none = weaver.requestWovenCode(DESIGN, IMAGE);
  last().answer({ state: 'impossible', reason: 'weave', trouble: 'text-too-long' });
  await expect(none).rejects.toMatchObject({ name: 'WeaveFailure' });
});
