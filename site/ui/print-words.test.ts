import { expect, it } from 'vitest';
import { printSentence } from './print-words.ts';

const GOOD = { near: 'everywhere', far: 'everywhere', design: 'everywhere', distance: 250 } as const;

it('printSentence names a tiny size, or else a bad design, or else a small size, or else the distance', () => {
  expect(printSentence(GOOD)).toContain('up to 25 cm away');
  expect(printSentence({ ...GOOD, distance: 1500 })).toContain('up to 1.5 m away');
  expect(printSentence({ ...GOOD, far: 'unlikely', distance: 800 })).toContain('closer than 80 cm');
  expect(printSentence({ ...GOOD, far: 'good-conditions', distance: 1500 })).toContain('closer than 1.5 m');
  expect(printSentence({ ...GOOD, near: 'good-conditions' })).toContain('a little larger');
  expect(printSentence({ ...GOOD, near: 'good-conditions', design: 'unlikely' })).toContain('the design');
  expect(printSentence({ ...GOOD, near: 'unlikely', design: 'unlikely' })).toContain('Print it larger');
});
