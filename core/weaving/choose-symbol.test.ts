import { expect, it } from 'vitest';
import type { WeaveFocus } from '#design';
import { clearPixels, type Pixels } from '#raster';
import { drawSample } from '#testing';
import { chooseSymbol, disturbanceOf, modulesOfDetail } from './choose-symbol.ts';
import { cutSquare } from './tones.ts';

const TEXT = 'https://example.com/abcdef';
const MIDDLE: WeaveFocus = { x: 0.5, y: 0.5, radius: 0.22 };
const CORNER: WeaveFocus = { x: 0.3, y: 0.3, radius: 0.16 };

function versionOf(detail: 'bold' | 'fine' | 'finest', focus: WeaveFocus, picture: Pixels, text = TEXT): number {
  const crop = { x: 0.5, y: 0.5, side: 1 };
  const drawSquare = (size: number): Pixels => cutSquare(picture, crop, size);
  return chooseSymbol(text, { detail, focus, drawSquare, level: 'L', eci: true }).version;
}

function plain(luma: number): Pixels {
  const pixels = clearPixels(128, 128);
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set([luma, luma, luma, 255], at);
  return pixels;
}

it('chooses version 6 for bold detail, 10 for fine detail and 14 for the finest detail', () => {
  const face = drawSample('face', 200);
  expect(versionOf('bold', MIDDLE, face)).toBe(6);
  expect(versionOf('fine', MIDDLE, face)).toBe(10);
  expect(versionOf('finest', MIDDLE, face)).toBe(14);
  expect([modulesOfDetail('bold'), modulesOfDetail('fine'), modulesOfDetail('finest')]).toEqual([41, 57, 73]);
});

it('chooses version 13 if an alignment pattern of version 14 would lie in the focus', () => {
  expect(versionOf('finest', CORNER, drawSample('face', 200))).toBe(13);
});

it('chooses a larger version if a text leaves too few free bits, and refuses a text that is too long', () => {
  expect(versionOf('bold', MIDDLE, plain(128), 'x'.repeat(120))).toBeGreaterThan(6);
  expect(versionOf('fine', MIDDLE, plain(128), 'x'.repeat(120))).toBe(10);
  expect(() => versionOf('finest', MIDDLE, plain(128), 'x'.repeat(160))).toThrow(
    expect.objectContaining({ code: 'too-big' }),
  );
});

it('a pattern disturbs more in the focus than beside it, and more on a white picture than on a black one', () => {
  const [white, black] = [new Float32Array(128 ** 2).fill(255), new Float32Array(128 ** 2)];
  // Version 13 has a pattern in the middle, version 14 has four around it.
  expect(disturbanceOf(13, white, MIDDLE)).toBeGreaterThan(1.2 * disturbanceOf(14, white, MIDDLE));
  // Of the 25 modules of a pattern, 17 are dark.
  expect(disturbanceOf(13, white, MIDDLE) / disturbanceOf(13, black, MIDDLE)).toBeCloseTo(17 / 8, 1);
});

it('disturbanceOf returns the mean difference of the worst pattern, not the sum over all patterns', () => {
  const everywhere = { x: 0.5, y: 0.5, radius: 1000 };
  expect(disturbanceOf(6, new Float32Array(128 ** 2).fill(255), everywhere)).toBeCloseTo((17 / 25) * 255, 1);
  expect(disturbanceOf(14, new Float32Array(128 ** 2).fill(255), everywhere)).toBeCloseTo((17 / 25) * 255, 1);
});
