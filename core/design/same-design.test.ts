import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE } from './qr-design.ts';
import { isSameDesign } from './same-design.ts';

const DESIGN = { ...DEFAULT_DESIGN, content: 'x', details: { password: 'secret' } };

it.each([
  ['a copy', structuredClone(DESIGN), true],
  ['fields in another order', Object.fromEntries(Object.entries(DESIGN).reverse()) as unknown as typeof DESIGN, true],
  ['a field that is undefined', { ...DESIGN, customImage: undefined }, true],
  ['another content', { ...DESIGN, content: 'y' }, false],
  ['another color', { ...DESIGN, style: { ...DEFAULT_STYLE, backgroundColor: '#FFF' } }, false],
  ['another detail', { ...DESIGN, details: { password: 'other' } }, false],
  ['one detail more', { ...DESIGN, details: { password: 'secret', hidden: 'true' } }, false],
  ['no details', { ...DESIGN, details: undefined }, false],
  ['an image', { ...DESIGN, customImage: 'data:image/png;base64,AA==' }, false],
])('isSameDesign compares a design with %s', (_name, other, isSame) => {
  expect(isSameDesign(DESIGN, other)).toBe(isSame);
  expect(isSameDesign(other, DESIGN)).toBe(isSame);
});
