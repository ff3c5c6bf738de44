import { describe, expect, it } from 'vitest';
import { expectLinear } from './doubling.ts';

describe('expectLinear', () => {
  it('accepts linear work, whether synchronous or not', async () => {
    await expectLinear(200_000, text, countLetters);
    await expectLinear(200_000, text, async (input) => countLetters(input));
  });

  it('rejects quadratic work', async () => {
    // The expression searches in vain from each letter to the end of the text.
    const searched = expectLinear(8_000, text, (input) => /a+b/.test(input), 500);
    await expect(searched).rejects.toThrow('Not linear');
  });

  it('accepts work that grows like n log n', async () => {
    const numbers = (size: number) => Array.from({ length: size }, (_, k) => (k * 7919) % 104729);
    await expectLinear(40_000, numbers, (input) => input.toSorted((a, b) => a - b));
  });

  it.each([
    { steps: [6_000], isAccepted: true },
    { steps: [3_000, 6_000], isAccepted: false },
  ])('accepts a step in the time at one doubling, but not at both: steps at $steps', async ({ steps, isAccepted }) => {
    // The work is done 4 times beyond one step, and 16 times beyond two steps.
    const run = (input: string) => {
      const repetitions = 4 ** steps.filter((step) => input.length > step).length;
      for (let k = 0; k < repetitions; k++) countLetters(input);
    };
    if (isAccepted) await expectLinear(8_000, text, run);
    // There is time for more rounds than a step needs, so only the ratio of half and quarter can decide.
    else await expect(expectLinear(8_000, text, run, 2_000)).rejects.toThrow('Not linear');
  });

  it('rejects work that is too quick to compare', async () => {
    await expect(expectLinear(200_000, text, (input) => input.length > 100)).rejects.toThrow('Too quick to compare');
  });
});

function text(size: number): string {
  return 'a'.repeat(size);
}

function countLetters(input: string): number {
  let count = 0;
  for (const letter of input) if (letter === 'a') count++;
  return count;
}
