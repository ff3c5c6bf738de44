import { expect, it } from 'vitest';
import { scanWords } from './scan.ts';

it('gives distances of less than 1 m in centimeters, and all others in meters', () => {
  const { everywhere, nearby } = scanWords.atSize;
  expect([99, 100, 250].map(everywhere)).toEqual([
    'Tested as a phone sees it from up to 99 cm away.',
    'Tested as a phone sees it from up to 1 m away.',
    'Tested as a phone sees it from up to 2.5 m away.',
  ]);
  expect([99, 100, 250].map(nearby)).toEqual([
    'The modules are fine. Phones need to come closer than 99 cm.',
    'The modules are fine. Phones need to come closer than 1 m.',
    'The modules are fine. Phones need to come closer than 2.5 m.',
  ]);
});

it('names the failed tests, and says if there are more', () => {
  const { tests } = scanWords.found;
  expect(tests([], true)).toBe('Harder to scan than a plain black code.');
  expect(tests(['Grainy', 'Tilted'], true)).toBe(
    'Harder to scan than a plain black code. Failed tests: Grainy, Tilted.',
  );
  expect(tests(['Grainy', 'Tilted'], false)).toBe(
    'Harder to scan than a plain black code. Failed tests include: Grainy, Tilted.',
  );
});
