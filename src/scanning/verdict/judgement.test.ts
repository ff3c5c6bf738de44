import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { specimenOf } from '#scanning/pixels';
import { CONDITIONS, PlainReadings, type Reader, type ReaderId, type Reading } from '#scanning/tunnel';
import { inspect } from './inspect.ts';
import { type JudgeTools, judgeSpecimen } from './judgement.ts';

const SPECIMEN = specimenOf({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null);
const INSPECTION = inspect(SPECIMEN);

/** Reads everything, and counts how often it is asked. */
function readerNamed(id: ReaderId): Reader & { asked: number } {
  const { text } = SPECIMEN;
  const bytes = new TextEncoder().encode(text);
  return {
    id,
    asked: 0,
    async read() {
      this.asked++;
      return { text, bytes };
    },
  };
}

function toolsWith(readers: readonly Reader[]): JudgeTools {
  return { readers, plain: new PlainReadings(), pause: async () => {} };
}

describe('judgeSpecimen', () => {
  it('has the cells read that are not known, also of conditions that one reader has read', async () => {
    const readers = [readerNamed('zxing'), readerNamed('jsqr')];
    const known: Reading[] = [
      { condition: 'as-is', reader: 'zxing', isRight: true },
      { condition: 'as-is', reader: 'jsqr', isRight: true },
      { condition: 'photo-dark', reader: 'jsqr', isRight: false },
    ];
    const { readings, share } = await judgeSpecimen(SPECIMEN, INSPECTION, toolsWith(readers), CONDITIONS, known);
    const cells = readings.map(({ condition, reader }) => `${condition} ${reader}`);
    expect(new Set(cells).size).toBe(28);
    expect(cells).toHaveLength(28);
    expect(readings).toContainEqual(known[2]);
    // jsQR is asked about twelve cells and, for the cell that it missed, about the plain code.
    expect(readers.map(({ asked }) => asked)).toEqual([13, 13]);
    expect(share).toBeCloseTo(27 / 28);
  });
});
