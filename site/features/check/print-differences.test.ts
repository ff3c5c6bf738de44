import { expect, it } from 'vitest';
import { encode } from '#engine';
import { compareWithDesign } from './print-differences.ts';

const TEXT = 'https://example.com';
const code = encode(TEXT, { level: 'H' });
/** A logo hides the modules 300 and 301 of the design. */
const design = { text: TEXT, ...code, misread: [300, 301] };

it.each([
  ['nothing, if it misreads only what the design hides', { misread: [300] }, { is: 'modules', lost: [] }],
  ['the modules that it misreads besides', { misread: [7, 300, 302] }, { is: 'modules', lost: [7, 302] }],
  ['the code, if it was built another way', encode(TEXT, { level: 'L' }), { is: 'other-form' }],
  ['the text', { text: 'https://example.org' }, { is: 'other-text' }],
])('a print differs from a design in %s', (_, print, difference) => {
  expect(compareWithDesign({ ...design, misread: [], ...print }, design)).toEqual(difference);
});
