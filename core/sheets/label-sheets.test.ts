import { describe, expect, it } from 'vitest';
import { cornerOf, labelsOn, PAPERS } from './label-sheet.ts';
import { LABEL_SHEETS, labelSheet, usualPaper } from './label-sheets.ts';
import { LISTED_SHEETS, type ListedSheet, WRONG_5160 } from './testing/index.ts';

/** Two figures count as equal if they differ by at most this many millimeters. */
const SAME = 0.3;

/**
 * Returns the right margin minus the left one, and the lower margin minus the upper one. Both differences are
 * calculated from the figures of a source.
 */
function marginsOf([name, , [width, height, left, top, pitchX, pitchY]]: ListedSheet): [number, number] {
  const { paper, columns, rows } = labelSheet(name.toLowerCase())!;
  return [
    paper.width - (left + (columns - 1) * pitchX + width) - left,
    paper.height - (top + (rows - 1) * pitchY + height) - top,
  ];
}

function areEqual(margins: readonly number[]): boolean {
  return margins.every((difference) => Math.abs(difference) <= SAME);
}

/**
 * Returns the largest difference between our figures and those of a source. The right and the lower edge of the last
 * label count too.
 */
function distanceTo([name, , figures]: ListedSheet): number {
  const { columns, rows, width, height, left, top, pitchX, pitchY } = labelSheet(name.toLowerCase())!;
  const farOf = ([w, h, x, y, px, py]: readonly number[]): number[] => [
    x + (columns - 1) * px + w,
    y + (rows - 1) * py + h,
  ];
  const own = [width, height, left, top, pitchX, pitchY];
  const [ours, theirs] = [
    [...own, ...farOf(own)],
    [...figures, ...farOf(figures)],
  ];
  return Math.max(...ours.map((figure, k) => Math.abs(figure - theirs[k])));
}

describe.each(LABEL_SHEETS)('label sheet $name', (sheet) => {
  const listed = LISTED_SHEETS.filter(([name]) => name === sheet.name);

  it('has the figures of its sources, and states how many sources there are', () => {
    expect(listed.length).toBe(sheet.sources);
    expect(listed.length).toBeGreaterThan(0);
    for (const one of listed) expect(distanceTo(one), one[1]).toBeLessThanOrEqual(SAME);
  });

  it('has equal opposite margins according to each source', () => {
    for (const one of listed) expect(areEqual(marginsOf(one)), `${one[1]}: ${marginsOf(one)}`).toBe(true);
  });

  it('has equal opposite margins according to our figures, and its labels do not overlap', () => {
    const { width, height, left, top, pitchX, pitchY } = sheet;
    expect(areEqual(marginsOf([sheet.name, '', [width, height, left, top, pitchX, pitchY]]))).toBe(true);
    expect(pitchX).toBeGreaterThanOrEqual(width);
    expect(pitchY).toBeGreaterThanOrEqual(height);
  });
});

describe('the list of sheets', () => {
  it("does not use glabels' figures for 5160, because no other source agrees with them", () => {
    expect(areEqual(marginsOf(WRONG_5160))).toBe(true);
    expect(distanceTo(WRONG_5160)).toBeGreaterThan(SAME);
  });

  it('has each sheet once, and no sheet whose sources disagree', () => {
    expect(new Set(LABEL_SHEETS.map(({ id }) => id)).size).toBe(LABEL_SHEETS.length);
    expect(['22816', '22806', '22807'].map(labelSheet)).toEqual([null, null, null]);
    expect(LABEL_SHEETS.length).toBeGreaterThan(29);
  });

  it('counts labels from left to right, then down', () => {
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
});

it.each([
  [['en-US'], 'Letter'],
  [['en'], 'Letter'],
  [['es-MX', 'en-US'], 'Letter'],
  [['fr-CA'], 'Letter'],
  [['en-GB', 'en-US'], 'A4'],
  [['de'], 'A4'],
  [['es'], 'A4'],
  [['ja-JP'], 'A4'],
  [[], 'A4'],
  [['no such language'], 'A4'],
] as const)('the usual paper of visitors with the languages %j is %s', (languages, paper) => {
  expect(usualPaper(languages)).toBe(paper);
});

it('papers have the sizes of ISO 216 and of ANSI Y14.1, in millimeters', () => {
  // Letter has 8.5 × 11 inches.
  expect(PAPERS).toEqual({ A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } });
});

it('the usual paper is Letter in the regions that use Letter according to Unicode CLDR, and A4 in others', () => {
  for (const region of ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']) {
    expect(usualPaper([`en-${region}`]), region).toBe('Letter');
  }
  for (const region of ['AR', 'AU', 'BR', 'DE', 'GB', 'IN', 'JP', 'ZA']) {
    expect(usualPaper([`en-${region}`]), region).toBe('A4');
  }
});
