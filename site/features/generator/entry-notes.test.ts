import { expect, it } from 'vitest';
import { printSizeText } from './entry-notes.tsx';

it.each([
  [21, false, 'Print at 12 mm or larger.'],
  [53, false, 'Print at 25 mm or larger.'],
  [57, false, 'Print at 26 mm or larger. Less text makes a smaller code.'],
  [57, true, 'Print at 33 mm or larger.'],
])('for %i modules, woven: %s, the sentence is: %s', (size, isWoven, sentence) => {
  expect(printSizeText(size, isWoven)).toBe(sentence);
});
