import { grammar } from './grammar.ts';

/** The same as in `#scanning/verdict`, which this folder may not import. */
type Verdict = 'everywhere' | 'good-conditions' | 'unlikely' | 'not';

const { number, plural } = grammar;

const below: Readonly<Record<Exclude<Verdict, 'everywhere'>, (version: number, rows: number) => string>> = {
  'good-conditions': (version, rows) =>
    plural(rows, {
      one: `${number(rows)} code of version ${number(version)} scans in good conditions only.`,
      other: `${number(rows)} codes of version ${number(version)} scan in good conditions only.`,
    }),
  unlikely: (version, rows) =>
    plural(rows, {
      one: `${number(rows)} code of version ${number(version)} is unlikely to scan.`,
      other: `${number(rows)} codes of version ${number(version)} are unlikely to scan.`,
    }),
  not: (version, rows) =>
    plural(rows, {
      one: `${number(rows)} code of version ${number(version)} doesn't scan.`,
      other: `${number(rows)} codes of version ${number(version)} don't scan.`,
    }),
};

export const manyMakeWords = {
  title: 'Make the codes',
  output: 'Output',
  outputs: {
    svg: 'ZIP of SVG',
    png: 'ZIP of PNG',
    pdf: 'ZIP of PDF',
    labels: 'Label sheet',
    cards: 'Cards',
    'one-pdf': 'One PDF',
  },
  onePdfHint: 'One page for each code, each page as large as its code.',
  preview: { labels: 'The first sheet', cards: 'The first card' },
  labelsOnSheets: (labels: number, sheets: number) => {
    if (sheets > 1) return `${number(labels)} labels on ${number(sheets)} sheets.`;
    return plural(labels, {
      one: `${number(labels)} label on 1 sheet.`,
      other: `${number(labels)} labels on 1 sheet.`,
    });
  },
  labelsOnRoll: (labels: number) =>
    plural(labels, { one: `${number(labels)} label.`, other: `${number(labels)} labels.` }),
  pages: (pages: number) => plural(pages, { one: `${number(pages)} page.`, other: `${number(pages)} pages.` }),
  lines: 'Lines below the caption',
  linesHint: (placeholder: string) => `Each line here is a line on the label, such as ${placeholder}.`,
  cardText: 'Line below',
  figure: 'Number',
  figureHint: 'Printed large, such as a table number: {Table}.',
  headlineHint: 'Leave it empty to use the usual headline for this type.',
  address: 'Print the address',
  addressHint: 'Below each code, so people can compare it with the one they know.',
  network: 'Print the network name',
  networkHint: 'Beside each code, for people who type it.',
  manifest: 'Download the list of codes',
  titles: { labels: 'Labels with QR codes', cards: 'Cards with QR codes', 'one-pdf': 'QR codes' },
  incompleteTitle: (title: string) => `${title} (incomplete)`,
  secrets: 'Show passwords in the list of codes',
  secretsHint: 'Otherwise the list has dots in their place. The codes always contain them.',
  make: 'Make codes',
  cancel: 'Cancel',
  download: 'Download',
  zipDownloaded: 'ZIP downloaded.',
  manifestDownloaded: 'List of codes downloaded.',
  tryAgain: 'Try the failed rows again',
  progress: 'Making the codes…',
  judging: 'Checking how well the codes scan…',
  done: (done: number, rows: number) => `${number(done)} of ${number(rows)}`,
  rate: (perSecond: number) => `${number(perSecond)} per second`,
  secondsLeft: (seconds: number) =>
    plural(seconds, { one: `${number(seconds)} second left`, other: `${number(seconds)} seconds left` }),
  minutesLeft: (minutes: number) =>
    plural(minutes, { one: `${number(minutes)} minute left`, other: `${number(minutes)} minutes left` }),
  status: (made: number) =>
    plural(made, { one: '1 code made and verified', other: `${number(made)} codes made and verified` }),
  leftOut: (rows: number) => plural(rows, { one: '1 row left out', other: `${number(rows)} rows left out` }),
  incomplete: (made: number, rows: number) =>
    `You canceled. The download has ${number(made)} of ${number(rows)} codes and is marked incomplete.`,
  everywhere: 'Every code scans everywhere.',
  below: (verdict: Exclude<Verdict, 'everywhere'>, version: number, rows: number) => below[verdict](version, rows),
  judgedRow: (row: number) => `Judged by row ${number(row)}, which has the least error correction left.`,
  leftOutTitle: 'Left out',
  leftOutRow: (row: number) => `Row ${number(row)}`,
  moreLeftOut: (rows: number) =>
    plural(rows, {
      one: `${number(rows)} more row is in the list of codes.`,
      other: `${number(rows)} more rows are in the list of codes.`,
    }),
  failed: "Couldn't make the codes. Reload the page and try again.",
  unloaded: "Couldn't load part of the site. Check your connection and try again.",
  notSaved: "Couldn't save the download. Try again.",
  /** What is said where the result of a run will be. */
  before: {
    waiting: 'Add a table to make its codes.',
    none: 'No row has a code. Check the rows.',
    ready: 'Each code is read back and tested.',
    changed: 'You changed something since the last run. Make the codes again.',
  },
  /** Signs that the content comes from the wrong column. */
  doubts: {
    empty: 'Most rows have no content. Check which column it comes from.',
    equal: 'Most rows have the same content as another row. Check which column it comes from.',
    counters: 'Most codes would contain only a running number. Check which column the content comes from.',
  },

  verdicts: {
    everywhere: 'everywhere',
    'good-conditions': 'in good conditions',
    unlikely: 'unlikely',
    not: 'not',
  } satisfies Record<Verdict, string>,
  unjudged: 'not checked',
  canceledHere: 'Canceled. This row and the rows after it were not made.',

  files: {
    archive: (codes: number, when: string) => `quietzone-${codes}-codes-${when}.zip`,
    incompleteArchive: (codes: number, when: string) => `quietzone-${codes}-codes-${when}-incomplete.zip`,
    pdf: {
      labels: (codes: number, when: string) => `quietzone-${codes}-labels-${when}.pdf`,
      cards: (codes: number, when: string) => `quietzone-${codes}-cards-${when}.pdf`,
      'one-pdf': (codes: number, when: string) => `quietzone-${codes}-codes-${when}.pdf`,
    },
    incompletePdf: {
      labels: (codes: number, when: string) => `quietzone-${codes}-labels-${when}-incomplete.pdf`,
      cards: (codes: number, when: string) => `quietzone-${codes}-cards-${when}-incomplete.pdf`,
      'one-pdf': (codes: number, when: string) => `quietzone-${codes}-codes-${when}-incomplete.pdf`,
    },
    label: (name: string, when: string) => `quietzone-label-${name}-${when}.pdf`,
    manifest: 'manifest.csv',
  },
};
