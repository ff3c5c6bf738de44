import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('paragraphsOf splits a text at line breaks, trims each line and drops blank lines', () => {
  expect(paragraphsOf(' One. \n\nTwo.\n \t\nThree.\r\n')).toEqual(['One.', 'Two.', 'Three.']);
});
