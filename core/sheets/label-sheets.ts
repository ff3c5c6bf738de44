import { type LabelSheet, PAPERS, type PaperName } from './label-sheet.ts';

type Pair = readonly [across: number, down: number];

function sheet(
  name: string,
  paper: PaperName,
  shape: LabelSheet['shape'],
  sources: number,
  [columns, rows]: Pair,
  [width, height]: Pair,
  [left, top]: Pair,
  [pitchX, pitchY]: Pair,
  fits: readonly string[],
): LabelSheet {
  return {
    ...{ id: name.toLowerCase(), name, paper: PAPERS[paper], shape, sources, columns, rows },
    ...{ width, height, left, top, pitchX, pitchY, fits },
  };
}

/**
 * Sheets on the market, in millimeters. The parameters of `sheet` name the columns of this table; `fits` lists products
 * with the same cut. A test compares the figures with those of each source, which are in `testing/label-sources.ts`.
 * The sheets 22816, 22806 and 22807 are left out, because their sources disagree.
 */
// biome-ignore format: a table
export const LABEL_SHEETS: readonly LabelSheet[] = [
  sheet('L7160', 'A4', 'rectangle', 3, [3, 7], [63.5, 38.1], [7.21, 15.15], [66.04, 38.1], ['Avery L7160', 'J8160', 'Herma 4677']),
  sheet('L7159', 'A4', 'rectangle', 2, [3, 8], [64, 33.86], [6.46, 13.06], [66.54, 33.86], ['Avery L7159', 'J8159']),
  sheet('L7161', 'A4', 'rectangle', 2, [3, 6], [63.5, 46.56], [7.21, 8.82], [66.04, 46.56], ['Avery L7161', 'J8161']),
  sheet('L7162', 'A4', 'rectangle', 2, [2, 8], [99.06, 33.87], [4.67, 13.02], [101.6, 33.87], ['Avery L7162', 'J8162']),
  sheet('L7163', 'A4', 'rectangle', 3, [2, 7], [99.06, 38.1], [4.67, 15.15], [101.6, 38.1], ['Avery L7163', 'J8163']),
  sheet('L7164', 'A4', 'rectangle', 2, [3, 4], [63.5, 71.97], [7.21, 4.57], [66.04, 71.97], ['Avery L7164', 'J8164']),
  sheet('L7165', 'A4', 'rectangle', 2, [2, 4], [99.06, 67.73], [4.67, 13.04], [101.6, 67.73], ['Avery L7165', 'J8165', 'Herma 4269']),
  sheet('L7173', 'A4', 'rectangle', 2, [2, 5], [99.06, 57], [4.67, 6], [101.6, 57], ['Avery L7173', 'J8173']),
  sheet('L7651', 'A4', 'rectangle', 2, [5, 13], [38.1, 21.17], [4.67, 10.9], [40.64, 21.17], ['Avery L7651', 'J8651']),
  sheet('L4736', 'A4', 'rectangle', 2, [4, 12], [45.72, 21.17], [9.75, 21.41], [48.26, 21.17], ['Avery L4736', 'L6009', 'Herma 4346']),
  sheet('L4737', 'A4', 'rectangle', 2, [3, 9], [63.5, 29.63], [7.21, 15.1], [66.04, 29.63], ['Avery L4737', 'L6011', 'L6114']),
  sheet('3657', 'A4', 'rectangle', 2, [4, 10], [48.5, 25.4], [8, 21.43], [48.5, 25.4], ['Avery Zweckform 3657', '4780']),
  sheet('3666', 'A4', 'rectangle', 2, [5, 13], [38.1, 21.2], [9.75, 10.63], [38.1, 21.2], ['Avery Zweckform 3666']),
  sheet('3667', 'A4', 'rectangle', 2, [4, 16], [48.5, 16.9], [8, 13.23], [48.5, 16.9], ['Avery Zweckform 3667']),
  sheet('3475', 'A4', 'rectangle', 2, [3, 8], [70, 36], [0, 4.43], [70, 36], ['Avery Zweckform 3475']),
  sheet('3474', 'A4', 'rectangle', 2, [3, 8], [70, 37.1], [0, 0], [70, 37.1], ['Avery Zweckform 3474']),
  sheet('3651', 'A4', 'rectangle', 2, [4, 10], [52.5, 29.69], [0, 0], [52.5, 29.69], ['Avery Zweckform 3651']),
  sheet('3652', 'A4', 'rectangle', 2, [3, 7], [70, 42.41], [0, 0], [70, 42.41], ['Avery Zweckform 3652']),
  sheet('L4731', 'A4', 'rectangle', 2, [7, 27], [25.4, 10], [8.48, 13.43], [27.94, 10], ['Avery L4731', 'L6008', 'J8658']),
  sheet('L4730', 'A4', 'rectangle', 2, [10, 27], [17.78, 10], [4.67, 13.43], [20.32, 10], ['Avery L4730', 'J8659']),
  sheet('L7120', 'A4', 'rectangle', 1, [5, 7], [35, 35], [7.5, 11], [40, 40], ['Avery L7120']),
  sheet('8831', 'A4', 'rectangle', 2, [6, 11], [25.4, 25.4], [16.1, 8.8], [30.48, 25.4], ['Herma 8831']),
  sheet('3415', 'A4', 'round', 2, [4, 6], [40, 40], [16, 13.43], [46, 46], ['Avery Zweckform 3415']),
  sheet('3416', 'A4', 'round', 2, [3, 4], [60, 60], [8, 17.93], [67, 67], ['Avery Zweckform 3416']),
  sheet('4386', 'A4', 'round', 2, [8, 12], [20, 20], [16.11, 14.53], [22.54, 22.54], ['Herma 4386']),
  sheet('4387', 'A4', 'round', 2, [6, 8], [30, 30], [8.65, 19.61], [32.54, 32.54], ['Herma 4387']),
  sheet('L7414', 'A4', 'rectangle', 2, [2, 5], [90, 52], [15, 18.5], [90, 52], ['Avery L7414']),
  sheet('L7418', 'A4', 'rectangle', 1, [2, 4], [86, 55], [19, 38.5], [86, 55], ['Avery L7418']),
  sheet('5160', 'Letter', 'rectangle', 2, [3, 10], [66.68, 25.4], [4.76, 12.7], [69.85, 25.4], ['Avery 5160', '8160', '5520']),
  sheet('5161', 'Letter', 'rectangle', 2, [2, 10], [101.6, 25.4], [3.97, 12.7], [106.36, 25.4], ['Avery 5161', '8161']),
  sheet('5162', 'Letter', 'rectangle', 2, [2, 7], [101.6, 33.87], [3.97, 21.17], [106.36, 33.87], ['Avery 5162', '8162']),
  sheet('5163', 'Letter', 'rectangle', 1, [2, 5], [101.6, 50.8], [3.97, 12.7], [106.36, 50.8], ['Avery 5163', '8163']),
  sheet('5164', 'Letter', 'rectangle', 2, [2, 3], [101.6, 84.67], [3.97, 12.7], [106.36, 84.67], ['Avery 5164', '8164']),
  sheet('5167', 'Letter', 'rectangle', 2, [4, 20], [44.45, 12.7], [7.14, 12.7], [52.39, 12.7], ['Avery 5167', '8167']),
  sheet('5371', 'Letter', 'rectangle', 2, [2, 5], [88.9, 50.8], [19.05, 12.7], [88.9, 50.8], ['Avery 5371', '8371']),
  sheet('5395', 'Letter', 'rectangle', 2, [2, 4], [85.73, 59.26], [17.48, 14.82], [95.25, 63.5], ['Avery 5395']),
  sheet('22805', 'Letter', 'rectangle', 2, [4, 6], [38.1, 38.1], [19.84, 12.7], [46.04, 43.18], ['Avery 22805']),
  sheet('3111', 'Letter', 'rectangle', 2, [3, 3], [63.5, 63.5], [7.94, 31.75], [68.26, 76.2], ['Avery 3111']),
];

/** Returns the sheet with this id; null if there is none. */
export function labelSheet(id: string): LabelSheet | null {
  return LABEL_SHEETS.find((known) => known.id === id) ?? null;
}

/** The regions that use Letter paper (Unicode CLDR, paper size US-Letter). */
const LETTER_REGIONS = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/**
 * Returns the usual paper of the visitor's region, taken from the first of the given languages, such as
 * `navigator.languages`. Returns A4 if the region is unknown.
 */
export function usualPaper(languages: readonly string[]): PaperName {
  try {
    const { region } = new Intl.Locale(languages[0] ?? '').maximize();
    return region && LETTER_REGIONS.has(region) ? 'Letter' : 'A4';
  } catch {
    return 'A4';
  }
}
