import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
import { imageOf, weaveOf } from './design-facts.ts';

const WOVEN = {
  ...DEFAULT_DESIGN,
  qrType: 'custom',
  customImage: 'data:image/png;base64,AA==',
  imagePosition: 'full',
  weave: DEFAULT_WEAVE,
} as const;

it.each([
  ['over the full width', WOVEN, DEFAULT_WEAVE],
  ['in the center', { ...WOVEN, imagePosition: 'center' }, undefined],
  ['laid over', { ...WOVEN, weave: undefined }, undefined],
  ['absent', { ...WOVEN, customImage: undefined }, undefined],
  ['left out of a standard code', { ...WOVEN, qrType: 'standard' }, undefined],
] as const)('weaves an image that is %s only where it should', (_name, design, weave) => {
  expect(weaveOf(design)).toBe(weave);
});

it('gives a standard code no image', () => {
  expect(imageOf(WOVEN)).toBe(WOVEN.customImage);
  expect(imageOf({ ...WOVEN, qrType: 'standard' })).toBeUndefined();
});
