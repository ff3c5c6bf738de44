import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { fromGray, type UploadedImage } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { designOf, inspectInBlack, tryDesign } from '../judging/fixes.ts';

const AMBER: QrDesign = {
  ...DEFAULT_DESIGN,
  content: 'https://example.com',
  qrType: 'custom',
  style: { ...DEFAULT_STYLE, foregroundColor: '#FFBF00' },
};

/** Returns a small black image. Its `pixels` are a new object in each call, so the image is not in the cache yet. */
function blackImage(): UploadedImage {
  return { pixels: fromGray({ width: 8, height: 8, luma: new Float32Array(64) }), href: '' };
}

it('tryDesign inspects a design in its own style, and in black on white too if it has an image', () => {
  const ids = (excesses: readonly { readonly id: string }[]): string[] => excesses.map(({ id }) => id);
  const bare = tryDesign(AMBER, null);
  expect(ids(bare.inspection.excesses)).toContain('ink');
  expect(bare.inBlack).toBe(bare.inspection);
  const covered = tryDesign({ ...AMBER, imageSize: 50 }, blackImage());
  expect(ids(covered.inspection.excesses)).toContain('ink');
  expect(ids(covered.inBlack.excesses)).toContain('cover');
  expect(ids(covered.inBlack.excesses)).not.toContain('ink');
});

it('tryDesign inspects the given picture instead of drawing the design', () => {
  const { picture } = specimenOf({ ...AMBER, style: DEFAULT_STYLE }, null);
  const { design, specimen, inspection } = tryDesign(AMBER, null, picture);
  expect([design, specimen.picture, inspection.excesses]).toEqual([AMBER, picture, []]);
});

it('inspectInBlack returns a cached result if only the colors change, but not if the image or its size changes', () => {
  const image = blackImage();
  const first = inspectInBlack(AMBER, image);
  expect(inspectInBlack({ ...AMBER, style: DEFAULT_STYLE }, image)).toBe(first);
  expect(inspectInBlack({ ...AMBER, imageSize: 20 }, image)).not.toBe(first);
  expect(inspectInBlack(AMBER, image)).toBe(first);
  expect(inspectInBlack(AMBER, blackImage())).not.toBe(first);
});

it('designOf says that a design has an image only if the trial has one and the code is not a standard code', () => {
  const image = blackImage();
  expect(designOf({ design: AMBER, image })).toEqual({ design: AMBER, hasImage: true });
  expect(designOf({ design: AMBER, image: null }).hasImage).toBe(false);
  expect(designOf({ design: { ...AMBER, qrType: 'standard' }, image }).hasImage).toBe(false);
});
