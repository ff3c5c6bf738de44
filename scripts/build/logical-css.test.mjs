import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Properties and values that name a side of the screen (left, right) instead of a side of the text (start, end). */
const PHYSICAL =
  /(?:^|[;{\s])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

/** A value of four lengths: for the top, the right, the bottom and the left. */
const FOUR = /(?:margin|padding|inset):\s*\S+ (\S+) \S+ (\S+);/;

/** A function's parameters. They may contain other functions, but these must not contain further functions. */
const PARAMETERS = /\((?:[^()]|\([^()]*\))*\)/g;

/**
 * @param {string} sheet
 * @returns {string[]} the lines of the sheet that would be wrong on a page in a right-to-left language
 */
function physicalLines(sheet) {
  return sheet.split('\n').filter((line) => {
    const [, end, start] = FOUR.exec(line.replace(PARAMETERS, '')) ?? [];
    return PHYSICAL.test(line) || end !== start;
  });
}

it('no sheet distinguishes left from right, so that pages can be in a right-to-left language', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    physicalLines(readFileSync(join('src', file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'margin-left: 1px;',
  '.a { right: 0 }',
  'text-align: left;',
  'border-top-left-radius: 1px;',
  'padding: 1px 2px 1px 3px;',
  'padding: 1px 2px 1px 0;',
])('a line that names a side of the screen is found: %s', (line) => {
  expect(physicalLines(line)).toEqual([line]);
});

it.each([
  'margin-inline: 1px 2px;',
  'text-align: start;',
  'padding: 1px 2px 3px 2px;',
  'padding: calc(1px + 2px) 2px 3px;',
])('a line that names sides of the text, or treats left and right alike, is accepted: %s', (line) => {
  expect(physicalLines(line)).toEqual([]);
});
