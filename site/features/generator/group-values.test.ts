import { expect, it } from 'vitest';
import { DEFAULT_STYLE } from '#design';
import { colorsValue, gradientValue, imageValue, shapesValue } from './group-values.ts';

it('colorsValue names the colors of code and background, and the corner color only if it is not the code color', () => {
  expect(colorsValue(DEFAULT_STYLE, false)).toBe('black on white');
  expect(colorsValue({ ...DEFAULT_STYLE, cornerSquaresColor: '#b3261e' }, false)).toBe('black on white, corners red');
  expect(colorsValue({ ...DEFAULT_STYLE, foregroundColor: 'no color' }, false)).toMatch(/^a color to correct on white/);
  expect(colorsValue({ ...DEFAULT_STYLE, gradientType: 'linear' }, false)).toBe('a gradient on white');
  expect(colorsValue(DEFAULT_STYLE, true)).toBe("the picture's own");
});

it('shapesValue names the shape of the modules, and the shapes of the corners only if they are not square', () => {
  expect(shapesValue(DEFAULT_STYLE, false)).toBe('squares');
  expect(shapesValue({ ...DEFAULT_STYLE, cornerDotShape: 'circle' }, false)).toBe('squares, round corner dots');
  expect(shapesValue({ ...DEFAULT_STYLE, moduleShape: 'dots', cornerSquareShape: 'leaf' }, false)).toBe(
    'dots, leaf corners',
  );
  expect(shapesValue(DEFAULT_STYLE, true)).toBe('those of the picture');
});

it('gradientValue names the gradient by its preset, or else by its colors', () => {
  const sunset = { ...DEFAULT_STYLE, gradientType: 'linear', gradientColor1: '#c8430a', gradientColor2: '#7C1D6F' };
  expect(gradientValue(DEFAULT_STYLE, 'to right', false)).toBe('none');
  expect(gradientValue(sunset as typeof DEFAULT_STYLE, 'to right', false)).toBe('Sunset, to the right');
  expect(gradientValue({ ...(sunset as typeof DEFAULT_STYLE), gradientType: 'radial' }, 'to right', false)).toBe(
    'Sunset, from the center',
  );
  expect(
    gradientValue({ ...DEFAULT_STYLE, gradientType: 'linear', gradientColor1: '#000' }, 'to bottom left', false),
  ).toBe('black to blue, to the bottom left');
  expect(gradientValue({ ...DEFAULT_STYLE, gradientType: 'radial', gradientColor1: '#000' }, 'to right', false)).toBe(
    'black to blue, from the center',
  );
  expect(gradientValue(DEFAULT_STYLE, 'to right', true)).toBe('none');
  expect(gradientValue(sunset as typeof DEFAULT_STYLE, 'to right', true)).toBe('not used by a woven picture');
});

it('imageValue says how the image is used, and its file name if known', () => {
  const image = { customImage: 'data:image/png;base64,', imagePosition: 'full' } as const;
  expect(imageValue({ imagePosition: 'center' }, false, null)).toBe('none');
  expect(imageValue(image, true, 'portrait.jpg')).toBe('portrait.jpg, woven');
  expect(imageValue(image, false, 'portrait.jpg')).toBe('portrait.jpg, over the code');
  expect(imageValue({ ...image, imagePosition: 'center' }, false, null)).toBe('your image, in the center');
  expect(imageValue(image, true, null)).toBe('your image, woven');
});
