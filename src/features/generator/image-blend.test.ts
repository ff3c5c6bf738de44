import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_WEAVE } from '#design';
import { styleWords } from '#words/generator-style';
import { type BlendedImage, ImageBlend } from './image-blend.tsx';
import type { ImageUpload } from './image-upload.ts';

const UPLOAD = { state: { is: 'none' }, takeImage: () => {} } as unknown as ImageUpload;
const IMAGE = { customImage: 'data:image/png;base64,AAAA', imagePosition: 'center', imageSize: 22 } as const;

function blend(image: Partial<BlendedImage>): string {
  const nothing = () => {};
  return renderToStaticMarkup(
    createElement(ImageBlend, {
      ...{ ...IMAGE, ...image, upload: UPLOAD },
      ...{ placeImage: nothing, sizeImage: nothing, changeWeave: nothing, layOver: nothing },
    }),
  );
}

/** Returns those of the given words that are shown for an image. */
function shown(image: Partial<BlendedImage>, ...words: readonly string[]): string[] {
  const markup = blend(image);
  return words.filter((word) => markup.includes(word));
}

it('the size is disabled unless there is an image in the center, and a sentence says why', () => {
  const isOff = (image: Partial<BlendedImage>) => /type="range"[^>]*disabled=""/.test(blend(image));
  expect([isOff({}), isOff({ customImage: undefined }), isOff({ imagePosition: 'full' })]).toEqual([false, true, true]);
  const sentences = [styleWords.sizeNeedsImage, styleWords.fullIgnoresSize];
  expect(shown({}, ...sentences)).toEqual([]);
  expect(shown({ customImage: undefined }, ...sentences)).toEqual([styleWords.sizeNeedsImage]);
  expect(shown({ imagePosition: 'full' }, ...sentences)).toEqual([styleWords.fullIgnoresSize]);
});

it('the size is shown in percent of the code, between 10% and 50%', () => {
  expect(blend({})).toMatch(/<output[^>]*>22%<\/output>/);
  expect(blend({})).toMatch(/type="range" min="10" max="50" step="1" aria-valuetext="22%"/);
});

it('every image can be removed, but weaving it or laying it over the code can be chosen only at full width', () => {
  const words = [styleWords.removeImage, styleWords.overTheCode];
  expect(shown({ customImage: undefined }, ...words)).toEqual([]);
  expect(shown({}, ...words)).toEqual([styleWords.removeImage]);
  expect(shown({ imagePosition: 'full' }, ...words)).toEqual(words);
});

it('the settings of weaving are shown for a woven image only', () => {
  const woven = { imagePosition: 'full', weave: DEFAULT_WEAVE } as const;
  expect(shown(woven, styleWords.strength, styleWords.sturdier)).toHaveLength(2);
  expect(shown({ imagePosition: 'full' }, styleWords.strength, styleWords.sturdier)).toEqual([]);
  const chosen = (image: Partial<BlendedImage>) => /checked=""[^>]*>([^<]+)</.exec(blend(image))?.[1];
  expect(chosen({ imagePosition: 'full' })).toBe(styleWords.overTheCode);
  expect(chosen(woven)).toBe(styleWords.wovenIntoTheCode);
});
