import type { Delimiter } from '#tables/cells';
import { readCsv } from './read-csv.ts';

/** Number of records whose cells are counted. */
const SAMPLE_RECORDS = 50;

/**
 * Number of characters that are read for a guess. Without this limit, a file of one endless line would be read
 * completely for each delimiter.
 */
const SAMPLE_CHARACTERS = 200_000;

const SEPARATOR_LINE = /^sep=(.)(?:\r\n?|\n|$)/i;

/**
 * Returns the delimiter in a first line such as `sep=;`, which Excel understands, and the length of that line. Returns
 * null if there is no such line.
 */
export function separatorLine(text: string): { readonly delimiter: Delimiter; readonly length: number } | null {
  const [line, delimiter] = SEPARATOR_LINE.exec(text.slice(0, 20)) ?? [];
  const isKnown = delimiter === ',' || delimiter === ';' || delimiter === '\t' || delimiter === '|';
  return line !== undefined && isKnown ? { delimiter, length: line.length } : null;
}

/**
 * Returns the delimiter that splits the largest share of the first records into equally many cells. If two delimiters
 * have the same share, returns the one that makes more cells per record. A delimiter is ignored if its share is at most
 * half, or if it leaves these records with only one cell each. If all delimiters are ignored, returns an empty string,
 * with which each record is one cell.
 */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let best: { readonly delimiter: Delimiter; readonly share: number; readonly cells: number } | null = null;
  for (const delimiter of ['\t', ';', ',', '|'] as const) {
    const { records } = readCsv(sample, delimiter, SAMPLE_RECORDS);
    const counts = new Map<number, number>();
    const filled = records.filter((record) => record.length > 1 || record[0].trim() !== '');
    for (const { length } of filled) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [cells, times] = [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
    const share = times / Math.max(1, filled.length);
    if (cells < 2 || share <= 0.5) continue;
    if (!best || share > best.share || (share === best.share && cells > best.cells)) best = { delimiter, share, cells };
  }
  return best?.delimiter ?? '';
}
