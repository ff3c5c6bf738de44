import { expect, it } from 'vitest';
import { isBetterFrame, type SeenFrame } from './best-frame.ts';

/** A frame with codes of these texts; null is one whose modules are not known. */
function frame(time: number, codes: Readonly<Record<string, number | null>>): SeenFrame {
  const seen = Object.entries(codes).map(([text, misread]) =>
    misread === null ? { is: 'unidentified', text } : { is: 'seen', text, misread: Array(misread).fill(0) },
  );
  return { time, seen: { width: 1, height: 1, codes: seen } as unknown as SeenFrame['seen'] };
}

const BEST = frame(0, { a: 5 });

it.each([
  ['one that shows the same code as well', frame(1, { a: 5 }), true],
  ['one that misreads more of it', frame(1, { a: 6 }), false],
  ['one that does not make out its modules', frame(1, { a: null }), false],
  ['one without a code', frame(1, {}), false],
  ['one with another code', frame(1, { b: 9 }), true],
  ['one with another code more', frame(1, { a: 9, b: 9 }), true],
  ['any one after a while', frame(3000, {}), true],
])('of several frames, the best is kept: %s', (_, next, isBetter) => {
  expect(isBetterFrame(next, BEST)).toBe(isBetter);
});
