import { expect, it } from 'vitest';
import { imageOf, weaveOf } from './image-of.ts';
import { DEFAULT_WEAVE as weave } from './weave.ts';

const customImage = 'data:image/png;base64,iVBORw0KGgo=';

it('a code in the standard style has no image, even if its design contains one', () => {
  expect(imageOf({ qrType: 'custom', customImage })).toBe(customImage);
  expect(imageOf({ qrType: 'standard', customImage })).toBeUndefined();
});

it('an image is woven into the modules only if it covers the whole code', () => {
  expect(weaveOf({ qrType: 'custom', customImage, imagePosition: 'full', weave })).toBe(weave);
  expect(weaveOf({ qrType: 'custom', customImage, imagePosition: 'center', weave })).toBeUndefined();
  expect(weaveOf({ qrType: 'custom', imagePosition: 'full', weave })).toBeUndefined();
  expect(weaveOf({ qrType: 'standard', customImage, imagePosition: 'full', weave })).toBeUndefined();
});
