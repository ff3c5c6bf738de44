import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('paragraphs are split at line breaks, trimmed, and without blank lines', () => {
  expect(paragraphsOf(' One. \n\nTwo.\n \t\nThree.\r\n')).toEqual(['One.', 'Two.', 'Three.']);
});
