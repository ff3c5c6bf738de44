import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import { ThreadWorker } from '#workers/testing';
import { requestWovenCode, weaveDraft, weaveFinished } from './weaver.ts';

const IMAGE: UploadedImage = {
  pixels: { width: 1, height: 1, data: Uint8ClampedArray.of(1, 2, 3, 255) },
  href: 'data:image/png,a',
};
const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'x', qrType: 'custom', customImage: IMAGE.href };

const asked: string[] = [];

/** Answers with a draft that tells what was sent, and fails for some contents. */
function draft({ content, customImage }: QrDesign) {
  asked.push(content);
  if (content === 'long') throw Object.assign(new Error(), { name: 'EncodeError' });
  if (content === 'broken') throw new TypeError('Broken');
  return content === 'empty' ? { state: 'empty' } : { state: 'ready', design: { customImage }, made: content };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'Worker',
    class extends ThreadWorker {
      constructor() {
        super({ draft, picture: draft });
      }
    },
  );
});

afterEach(() => {
  asked.length = 0;
});

const withContent = (content: string): QrDesign => ({ ...DESIGN, content });

it("weaveDraft returns the requested design and image, although the image's file is not sent", async () => {
  expect(await weaveDraft('draft', DESIGN, IMAGE)).toEqual({ state: 'ready', design: DESIGN, image: IMAGE, made: 'x' });
});

it('a newer draft discards the one that waits in the same lane', async () => {
  const answers = await Promise.all([
    weaveDraft('draft', withContent('1'), IMAGE),
    weaveDraft('draft', withContent('2'), IMAGE),
    weaveDraft('offer', withContent('3'), IMAGE),
    weaveDraft('draft', withContent('4'), IMAGE),
  ]);
  expect(answers.map((answer) => answer && 'made' in answer && answer.made)).toEqual(['1', null, '3', '4']);
  expect(asked).toEqual(['1', '3', '4']);
});

it('what cannot be woven is told by its trouble', async () => {
  expect(await weaveDraft('draft', withContent('long'), IMAGE)).toMatchObject({ trouble: 'text-too-long' });
  await expect(weaveFinished(withContent('broken'), IMAGE)).rejects.toMatchObject({ trouble: 'not-woven' });
  expect(await requestWovenCode(DESIGN, IMAGE)).toBe('x');
  await expect(requestWovenCode(withContent('empty'), IMAGE)).rejects.toMatchObject({ name: 'WeaveFailure' });
});
