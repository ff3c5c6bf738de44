import { describe, expect, it } from 'vitest';
import { cornerOf, labelsOn } from './label-sheet.ts';
import { LABEL_SHEETS, labelSheet, SOURCES_OF_SHEETS, type SourceOfSheet, usualPaper } from './label-sheets.ts';

/** Two figures count as equal if they differ by at most this many millimeters. */
const SAME = 0.3;

/**
 * Returns by how much the right margin differs from the left one, and the lower margin from the upper one, if the sheet
 * has the figures of a source.
 */
function marginsOf([name, , [width, height, left, top, pitchX, pitchY]]: SourceOfSheet): [number, number] {
  const { paper, columns, rows } = labelSheet(name.toLowerCase())!;
  return [
    Math.abs(paper.width - (left + (columns - 1) * pitchX + width) - left),
    Math.abs(paper.height - (top + (rows - 1) * pitchY + height) - top),
  ];
}

/**
 * Returns the largest difference between our figures and those of a source. The right and the lower edge of the last
 * label count too.
 */
function distanceTo([name, , figures]: SourceOfSheet): number {
  const { columns, rows, width, height, left, top, pitchX, pitchY } = labelSheet(name.toLowerCase())!;
  const withEdges = (of: readonly number[]): number[] => {
    const [w, h, x, y, px, py] = of;
    return [...of, x + (columns - 1) * px + w, y + (rows - 1) * py + h];
  };
  const [ours, theirs] = [[width, height, left, top, pitchX, pitchY], figures].map(withEdges);
  return Math.max(...ours.map((figure, k) => Math.abs(figure - theirs[k])));
}

describe.each(LABEL_SHEETS)('label sheet $name', (sheet) => {
  const sources = SOURCES_OF_SHEETS.filter(([name]) => name === sheet.name);

  it('has the figures of its sources, and states how many sources there are', () => {
    expect(sources.length).toBe(sheet.sources);
    expect(sources.length).toBeGreaterThan(0);
    for (const one of sources) expect(distanceTo(one), one[1]).toBeLessThanOrEqual(SAME);
  });

  it('has equal opposite margins according to each source and to our figures, and its labels do not overlap', () => {
    const { name, width, height, left, top, pitchX, pitchY } = sheet;
    for (const one of [...sources, [name, 'ours', [width, height, left, top, pitchX, pitchY]] as const]) {
      expect(Math.max(...marginsOf(one)), one[1]).toBeLessThanOrEqual(SAME);
    }
    expect(pitchX).toBeGreaterThanOrEqual(width);
    expect(pitchY).toBeGreaterThanOrEqual(height);
  });
});

it('labels count from left to right, then down', () => {
  const sheet = labelSheet('l7160')!;
  expect(labelsOn(sheet)).toBe(21);
  expect([0, 2, 3, 20].map((index) => cornerOf(sheet, index))).toEqual(
    [
      [7.21, 15.15],
      [139.29, 15.15],
      [7.21, 53.25],
      [139.29, 243.75],
    ].map(([x, y]) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })),
  );
});

it('the usual paper is Letter in the regions that use Letter according to Unicode CLDR, and A4 in others', () => {
  for (const region of ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']) {
    expect(usualPaper([`en-${region}`]), region).toBe('Letter');
  }
  for (const region of ['AR', 'AU', 'BR', 'DE', 'GB', 'IN', 'JP', 'ZA']) {
    expect(usualPaper([`en-${region}`]), region).toBe('A4');
  }
});

it.each([
  [['en'], 'Letter'],
  [['es-MX', 'en-US'], 'Letter'],
  [['en-GB', 'en-US'], 'A4'],
  [['de'], 'A4'],
  [[], 'A4'],
  [['no such language'], 'A4'],
] as const)('the first language counts for the usual paper: %j has %s', (languages, paper) => {
  expect(usualPaper(languages)).toBe(paper);
});
