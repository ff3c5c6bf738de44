import { type LabelSheet, PAPERS, type PaperName } from './label-sheet.ts';

/**
 * In millimeters. To add a product, look for the same cut first: if it is here, add the name to the last column.
 * Otherwise add a line, and one to `SOURCES_OF_SHEETS` for each place where its figures are published; a test compares
 * the two. Columns: number, paper, shape, sources, [columns, rows], [width, height] of a label, [left, top] of the
 * first label, [across, down] from one to the next, products with the same cut. 22816, 22806 and 22807 are left out:
 * their sources disagree.
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
  sheet('3666', 'A4', 'rectangle', 2, [5, 13], [38.1, 21.2], [9.75, 10.63], [38.1, 21.2], ['Avery Zweckform 3666', 'A-one 72265']),
  sheet('3667', 'A4', 'rectangle', 2, [4, 16], [48.5, 16.9], [8, 13.23], [48.5, 16.9], ['Avery Zweckform 3667']),
  sheet('3475', 'A4', 'rectangle', 2, [3, 8], [70, 36], [0, 4.43], [70, 36], ['Avery Zweckform 3475']),
  sheet('3474', 'A4', 'rectangle', 2, [3, 8], [70, 37.1], [0, 0], [70, 37.1], ['Avery Zweckform 3474']),
  sheet('3651', 'A4', 'rectangle', 2, [4, 10], [52.5, 29.69], [0, 0], [52.5, 29.69], ['Avery Zweckform 3651']),
  sheet('3652', 'A4', 'rectangle', 2, [3, 7], [70, 42.41], [0, 0], [70, 42.41], ['Avery Zweckform 3652', 'A-one 31538']),
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
  sheet('72224', 'A4', 'rectangle', 2, [3, 8], [66, 33.9], [6, 12.9], [66, 33.9], ['A-one 72224', 'Hisago ELM012']),
  sheet('72244', 'A4', 'rectangle', 3, [4, 11], [48.3, 25.4], [8.4, 8.8], [48.3, 25.4], ['A-one 72244', '28368', '28388', '31516', 'Hisago ELM022']),
  sheet('31514', 'A4', 'rectangle', 2, [2, 5], [91, 55], [14, 11], [91, 55], ['A-one 31514', '51002', '72110']),
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

/** The figures of a sheet in one source, in millimeters. */
export type SourceOfSheet = readonly [
  name: string,
  source: string,
  figures: readonly [width: number, height: number, left: number, top: number, pitchX: number, pitchY: number],
];

/**
 * Where the figures are published; only the test reads it. `LibreOffice`: the list in 7.4
 * (extras/source/labels/labels.xml). `glabels`: the templates of 3.4.1, measured by users, or those of another brand's
 * sheet with the same cut; its template for 5160 is left out, because no other source agrees.
 *
 * @internal
 */
// biome-ignore format: a table
export const SOURCES_OF_SHEETS: readonly SourceOfSheet[] = [
  ['L7160', 'LibreOffice: Avery A4, L7160 Address', [63.5, 38.1, 7.2, 15.15, 66.04, 38.1]],
  ['L7160', 'glabels: Endisch 6406338x', [63.5, 38.1, 7.21, 15.15, 66.04, 38.1]],
  ['L7160', 'CiviCRM: Avery L7160', [63.5, 38.1, 7.11, 15.24, 66.04, 38.1]],
  ['L7159', 'LibreOffice: Avery A4, L7159 Address', [64, 33.86, 6.46, 13.06, 66.54, 33.86]],
  ['L7159', 'glabels: Hisago KLP701S', [64, 33.9, 6.5, 12.9, 66.5, 33.9]],
  ['L7161', 'LibreOffice: Avery A4, L7161 Address', [63.5, 46.56, 7.21, 8.82, 66.04, 46.56]],
  ['L7161', 'glabels: Endisch 6406346x', [63.5, 46.6, 7.21, 8.7, 66.04, 46.6]],
  ['L7162', 'LibreOffice: Avery A4, L7162 Address', [99.06, 33.87, 4.67, 13.02, 101.6, 33.87]],
  ['L7162', 'glabels: Endisch 6409933x', [99.1, 33.9, 4.63, 12.9, 101.64, 33.9]],
  ['L7163', 'LibreOffice: Avery A4, L7163 Address', [99.06, 38.1, 4.67, 15.15, 101.6, 38.1]],
  ['L7163', 'glabels: Rayfilm 0810', [99.1, 38.1, 4.7, 15.15, 101.6, 38.1]],
  ['L7163', 'CiviCRM: Avery L7163', [99.06, 38.1, 4.57, 15.24, 101.6, 38.1]],
  ['L7164', 'LibreOffice: Avery A4, L7164 Address', [63.5, 71.97, 7.21, 4.57, 66.04, 71.97]],
  ['L7164', 'glabels: Rayfilm 0420', [63.5, 72, 7.2, 4.5, 66, 72]],
  ['L7165', 'LibreOffice: Avery A4, L7165 Parcel', [99.06, 67.73, 4.67, 13.04, 101.6, 67.73]],
  ['L7165', 'glabels: Avery 7165', [99.06, 67.73, 4.67, 13.04, 101.64, 67.73]],
  ['L7173', 'LibreOffice: Avery A4, L7173 Shipping', [99.06, 57, 4.67, 6, 101.6, 57]],
  ['L7173', 'glabels: Endisch 6409957x', [99.1, 57, 4.63, 6, 101.64, 57]],
  ['L7651', 'LibreOffice: Avery A4, L7651 Mini Address', [38.1, 21.17, 4.67, 10.9, 40.64, 21.17]],
  ['L7651', 'two programs for labels: left 4.75, top 10.7, pitch 40.64', [38.1, 21.2, 4.75, 10.7, 40.64, 21.2]],
  ['L4736', 'LibreOffice: Avery A4, L6009 Silver Heavy Duty Labels', [45.72, 21.17, 9.75, 21.41, 48.26, 21.17]],
  ['L4736', 'glabels: Rayfilm 2645', [45.7, 21.2, 9.7, 21.3, 48.3, 21.2]],
  ['L4737', 'LibreOffice: Avery A4, L6011 Silver Heavy Duty Labels', [63.5, 29.63, 7.21, 15.1, 66.04, 29.63]],
  ['L4737', 'glabels: Geha Z90', [63.5, 29.63, 7.2, 15.1, 66.04, 29.63]],
  ['3657', 'LibreOffice: Avery Zweckform, 3657 Inkjet+Laser+Kopier-Etiketten', [48.5, 25.4, 8, 21.43, 48.5, 25.4]],
  ['3657', 'glabels: Igepa EA-485x254', [48.5, 25.4, 8, 21.5, 48.5, 25.4]],
  ['3666', 'LibreOffice: Avery Zweckform, 3666 Inkjet+Laser+Kopier-Etiketten', [38.1, 21.2, 9.75, 10.63, 38.1, 21.2]],
  ['3666', 'glabels: Igepa EA-381x212', [38.1, 21.2, 9.75, 10.7, 38.1, 21.2]],
  ['3667', 'LibreOffice: Avery Zweckform, 3667 Inkjet+Laser+Kopier-Etiketten', [48.5, 16.9, 8, 13.23, 48.5, 16.9]],
  ['3667', 'glabels: Endisch 6504816x', [48.5, 16.9, 8, 13.3, 48.5, 16.9]],
  ['3475', 'LibreOffice: Avery Zweckform, 3475 Inkjet+Laser+Kopier-Etiketten', [70, 36, 0, 4.43, 70, 36]],
  ['3475', 'glabels: Zweckform 3475', [70.05, 36.03, 0, 4.43, 70.05, 36.03]],
  ['3474', 'LibreOffice: Avery Zweckform, 3474 Inkjet+Laser+Kopier-Etiketten', [70, 37.1, 0, 0, 70, 37.1]],
  ['3474', 'glabels: Bruna 1166000', [70, 37.1, 0, 0, 70, 37.1]],
  ['3651', 'LibreOffice: Avery Zweckform, 3651 Inkjet+Laser+Kopier-Etiketten', [52.5, 29.69, 0, 0, 52.5, 29.69]],
  ['3651', 'glabels: Igepa EA-525x297', [52.5, 29.7, 0, 0, 52.5, 29.7]],
  ['3652', 'LibreOffice: Avery Zweckform, 3652 Inkjet+Laser+Kopier-Etiketten', [70, 42.41, 0, 0, 70, 42.41]],
  ['3652', 'glabels: JAC 7042', [70, 42.4, 0, 0, 70, 42.4]],
  ['L4731', 'LibreOffice: Avery A4, L6008 Silver Heavy Duty Labels', [25.4, 10, 8.48, 13.43, 27.94, 10]],
  ['L4731', 'glabels: Geha Z92', [25.4, 10, 8.5, 13.4, 27.94, 10]],
  ['L4730', 'LibreOffice: Avery A4, J8659 Mini Labels - Removable', [17.78, 10, 4.67, 13.43, 20.32, 10]],
  ['L4730', 'glabels: Rayfilm 3442', [17.8, 10, 4.75, 13.5, 20.3, 10]],
  ['L7120', 'a hackspace prints asset tags with these figures', [35, 35, 7.5, 11, 40, 40]],
  ['8831', 'LibreOffice: Herma A4, 8831 InkPrint Special weiß, quadratisch', [25.4, 25.4, 16.1, 8.8, 30.48, 25.4]],
  ['8831', 'glabels: Rayfilm 5003', [25.4, 25.4, 16.05, 8.8, 30.5, 25.4]],
  ['3415', 'LibreOffice: Avery Zweckform, 3415 Kreise', [40, 40, 16, 13.43, 46, 46]],
  ['3415', 'glabels: Hisago GB3019', [40, 40, 16, 13.5, 46, 46]],
  ['3416', 'LibreOffice: Avery Zweckform, 3416 Kreise', [60, 60, 8, 17.93, 67, 67]],
  ['3416', 'glabels: Hisago GB3020', [60, 60, 8, 18, 67, 67]],
  ['4386', 'LibreOffice: Herma A4, 4386 SuperPrint Kreise 20 mm, weiß, ablösbar', [20, 20, 16.11, 14.53, 22.54, 22.54]],
  ['4386', 'glabels: Endisch 6500020x', [20, 20, 16.25, 14.75, 22.5, 22.5]],
  ['4387', 'LibreOffice: Herma A4, 4387 SuperPrint Kreise 30 mm, weiß', [30, 30, 8.65, 19.61, 32.54, 32.54]],
  ['4387', 'glabels: Endisch 6500030x', [30, 30, 8.75, 19.75, 32.5, 32.5]],
  ['L7414', 'LibreOffice: Avery A4, L7414 Business Card', [90, 52, 15, 18.5, 90, 52]],
  ['L7414', 'glabels: Avery 7414', [89.99, 52, 15, 18.5, 89.99, 52]],
  ['L7418', 'LibreOffice: Avery A4, L7418 Name Badge', [86, 55, 19, 38.5, 86, 55]],
  ['72224', 'glabels: Hisago ELM012', [66, 33.9, 6, 12.9, 66, 33.9]],
  ['72224', 'a program for labels: A-one 72224 and Hisago ELM012', [66, 33.9, 6, 12.9, 66, 33.9]],
  ['72244', 'glabels: Hisago ELM022', [48.3, 25.4, 8.4, 8.8, 48.3, 25.4]],
  ['72244', 'a program for A-one 28388 and 28368, after the drawing of their maker', [48.3, 25.4, 8.4, 8.8, 48.3, 25.4]],
  ['72244', 'a program for barcodes: A-one 72244 and 31516', [48.3, 25.4, 8.4, 8.8, 48.3, 25.4]],
  ['31514', 'a program for letters, after the test sheet of the maker: A-one 31514', [91, 55, 14, 11, 91, 55]],
  ['31514', 'a program for badges: A-one 31514 and 72110', [91, 55, 14, 11, 91, 55]],
  ['5160', 'LibreOffice: Avery Letter Size, 5160 Address', [66.68, 25.4, 4.78, 12.7, 69.85, 25.4]],
  ['5160', 'glabels: Maco LL5805', [66.67, 25.4, 4.76, 12.7, 69.85, 25.4]],
  ['5161', 'LibreOffice: Avery Letter Size, 5161 Address', [101.6, 25.4, 3.96, 12.7, 106.36, 25.4]],
  ['5161', 'glabels: Avery 5161', [101.6, 25.4, 3.97, 12.7, 106.36, 25.4]],
  ['5162', 'LibreOffice: Avery Letter Size, 5162 Address', [101.6, 33.87, 3.96, 21.17, 106.36, 33.87]],
  ['5162', 'glabels: Avery 5162', [101.6, 33.87, 3.97, 21.17, 106.36, 33.87]],
  ['5163', 'LibreOffice: Avery Letter Size, 5163 Address / Shipping', [101.6, 50.8, 3.96, 12.7, 106.36, 50.8]],
  ['5164', 'LibreOffice: Avery Letter Size, 5164 Address / Shipping', [101.6, 84.67, 3.96, 12.7, 106.36, 84.67]],
  ['5164', 'glabels: Avery 5164', [101.6, 84.67, 3.97, 12.7, 106.36, 84.67]],
  ['5167', 'LibreOffice: Avery Letter Size, 5167 Return Address', [44.45, 12.7, 7.14, 12.7, 52.4, 12.7]],
  ['5167', 'glabels: Avery 5167', [44.45, 12.7, 7.14, 12.7, 52.39, 12.7]],
  ['5371', 'LibreOffice: Avery Letter Size, 5371 Business Card - White', [88.9, 50.8, 19.05, 12.7, 88.9, 50.8]],
  ['5371', 'glabels: Avery 5371', [88.9, 50.8, 19.05, 12.7, 88.9, 50.8]],
  ['5395', 'LibreOffice: Avery Letter Size, 5395 Name Badge - White', [85.73, 59.26, 17.48, 14.82, 95.25, 63.5]],
  ['5395', 'glabels: Avery 5395', [85.72, 59.27, 17.46, 14.82, 95.25, 63.5]],
  ['22805', 'glabels: Online Labels OL2681', [38.1, 38.1, 19.84, 12.7, 46.04, 43.18]],
  ['22805', 'a measured die: side margin 0.78125 in, column pitch 1.8125 in, top 0.5 in, row 1.7 in', [38.1, 38.1, 19.84, 12.7, 46.04, 43.18]],
  ['3111', 'LibreOffice: Avery Letter Size, 3111 Square Stickers', [63.5, 63.5, 7.95, 31.75, 68.26, 76.2]],
  ['3111', 'glabels: Avery 3274.1', [63.5, 63.5, 7.94, 31.75, 68.26, 76.2]],
];

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

export function labelSheet(id: string): LabelSheet | null {
  return LABEL_SHEETS.find((known) => known.id === id) ?? null;
}

/** The regions that use Letter paper (Unicode CLDR, paper size US-Letter). */
const LETTER_REGIONS = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Returns the usual paper of the region of the first language; A4 if the region is unknown. */
export function usualPaper(languages: readonly string[]): PaperName {
  try {
    const locale = new Intl.Locale(languages[0] ?? '');
    // Guessing the region takes a phone 20 ms.
    const region = locale.region ?? locale.maximize().region;
    return region && LETTER_REGIONS.has(region) ? 'Letter' : 'A4';
  } catch {
    return 'A4';
  }
}
