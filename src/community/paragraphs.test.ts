import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test('paragraphs are split at line breaks, without blank lines', () => {
  expect(paragraphsOf('One.\n\nTwo.\nThree.\r\n')).toEqual(['One.', 'Two.', 'Three.']);
});
