import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, type QrDesign } from '#design';
import { encode } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { UploadedImage } from '#raster';
import { drawSample } from '#weaving/testing';
import { lastMade, makeAddressedDraft, makeDraft } from './make-draft.ts';

const addressImages = vi.hoisted(() => vi.fn());

vi.mock('#drawing', async (original) => ({ ...(await original<typeof import('#drawing')>()), addressImages }));

const PLAIN: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'quiet' };
const STYLED: QrDesign = {
  ...PLAIN,
  qrType: 'custom',
  style: { ...DEFAULT_STYLE, foregroundColor: '#123456', moduleShape: 'dots' },
};
const WITH_LOGO: QrDesign = { ...STYLED, customImage: 'data:image/png,logo', imageSize: 40 };
const LOGO: UploadedImage = {
  pixels: { width: 2, height: 2, data: new Uint8ClampedArray(16).fill(255) },
  href: 'data:image/png,logo',
};

function codeOf(design: QrDesign, image: UploadedImage | null = null) {
  const draft = makeDraft(design, image);
  if (draft.state !== 'ready') throw new Error(`Not made: ${draft.state}`);
  return draft.made.code;
}

describe('the code of a draft', () => {
  it('is the same object for all styles of a text, so that components that show it need not render again', () => {
    const code = codeOf(PLAIN);
    expect(code).toEqual(encode('quiet', CODE_OPTIONS));
    expect(codeOf(STYLED)).toBe(code);
  });

  it('is still remembered after a draft with a logo, which has another code', () => {
    const code = codeOf(PLAIN);
    codeOf(WITH_LOGO, LOGO);
    expect(codeOf(PLAIN)).toBe(code);
  });

  it('differs for each text', () => {
    codeOf(PLAIN);
    expect(codeOf({ ...PLAIN, content: 'loud' })).toEqual(encode('loud', CODE_OPTIONS));
  });

  it('depends on the image, even if drafts with and without an image alternate', () => {
    const plain = codeOf(STYLED);
    const code = codeOf(WITH_LOGO, LOGO);
    expect(code).not.toEqual(plain);
    expect(codeOf(STYLED)).toEqual(plain);
    expect(codeOf(WITH_LOGO, LOGO)).toEqual(code);
  });
});

it('a woven code is remembered, but a code with a logo is not', () => {
  const image = { pixels: drawSample('cup', 60), href: LOGO.href };
  const woven: QrDesign = { ...WITH_LOGO, imagePosition: 'full', weave: DEFAULT_WEAVE };
  const draft = makeDraft(woven, image);
  expect(draft.state).toBe('ready');
  expect(lastMade()).toMatchObject({ image });
  const remembered = lastMade();
  makeDraft(WITH_LOGO, LOGO);
  expect(lastMade()).toBe(remembered);
});

it('makeAddressedDraft gives each image a URL, and does not change a draft that is not ready', async () => {
  addressImages.mockResolvedValue('addressed drawing');
  const draft = await makeAddressedDraft(PLAIN, null);
  expect(draft).toMatchObject({ state: 'ready', made: { text: 'quiet', drawing: 'addressed drawing' } });
  expect(await makeAddressedDraft({ ...PLAIN, content: '' }, null)).toEqual({ state: 'empty' });
  expect(addressImages).toHaveBeenCalledTimes(1);
});

describe('a draft that cannot be made', () => {
  const LONG = { ...STYLED, content: 'x'.repeat(3000) };
  const WOVEN: QrDesign = { ...LONG, imagePosition: 'full', weave: DEFAULT_WEAVE, customImage: LOGO.href };

  it('has the reason `text` if the text is too long, but `weave` and a `trouble` if the image is also woven', () => {
    expect(makeDraft(LONG, null)).toEqual({ state: 'impossible', reason: 'text' });
    expect(makeDraft(WOVEN, LOGO)).toEqual({ state: 'impossible', reason: 'weave', trouble: 'text-too-long' });
  });

  it('says that a color cannot be read', () => {
    const design = { ...STYLED, style: { ...STYLED.style, foregroundColor: '#12' } };
    expect(makeDraft(design, null)).toEqual({ state: 'impossible', reason: 'color' });
  });

  it('logs any other failure', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const broken = { ...STYLED, content: 'never made before', style: null as never };
    expect(makeDraft(broken, null)).toEqual({ state: 'impossible', reason: 'fault' });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});

it('the draft is empty for a design without text', () => {
  expect(makeDraft({ ...PLAIN, content: '' }, null)).toEqual({ state: 'empty' });
  expect(makeDraft({ ...PLAIN, type: 'wifi', content: ' ' }, null)).toEqual({ state: 'empty' });
});
