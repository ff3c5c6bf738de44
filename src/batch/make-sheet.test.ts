import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { loadFileReader, type Reader } from '#scanning/tunnel';
import { labelSheet } from '#sheets';
import { drawSample } from '#weaving';
import type { RunOrder } from './make-row.ts';
import {
  type CodedLabel,
  codeLabelRow,
  type LabelOrder,
  type LabelRow,
  makeSheetFile,
  readSheetPage,
} from './make-sheet.ts';
import { PLAIN_ORDER, readerModule, rowOf } from './testing/index.ts';

const SHEET = labelSheet('l7160');
if (!SHEET) throw new Error('No sheet');
const LABELS: LabelOrder = {
  ...{ sheet: SHEET, hasCutLines: true, ink: 'rgb', date: new Date(0), title: 'Labels' },
};

let reader: Reader;

beforeAll(async () => {
  reader = await loadFileReader(readerModule());
});

function labelRow(number: number, rest: Partial<LabelRow> = {}): LabelRow {
  return { ...rowOf(number), copies: 1, lines: [], ...rest };
}

function code(rows: readonly LabelRow[], order: RunOrder): CodedLabel[] {
  return rows.map((row) => {
    const made = codeLabelRow(row, order, LABELS);
    if (typeof made === 'string') throw new Error(made);
    return { row, made };
  });
}

async function makeAndRead(labels: readonly CodedLabel[], order: RunOrder, wanted: LabelOrder = LABELS) {
  const sheet = await makeSheetFile(labels, order, wanted, null);
  const outcomes = [];
  for (let page = 0; page < sheet.pages; page++) {
    const own = sheet.places.flatMap((place, k) => (place.page === page ? [{ made: labels[k].made, place }] : []));
    outcomes.push(...(await readSheetPage(sheet.file, page, own, { reader, sha256: 'x', tellsSecrets: false })));
  }
  return { sheet, outcomes };
}

it('prints labels on as many sheets as they need, and reads every one back from the bytes', async () => {
  const labels = code(
    Array.from({ length: 23 }, (_, k) => labelRow(k)),
    PLAIN_ORDER,
  );
  const { sheet, outcomes } = await makeAndRead(labels, PLAIN_ORDER);
  expect(sheet.pages).toBe(2);
  expect(outcomes).toHaveLength(23);
  expect(outcomes[22]).toMatchObject({
    facts: { text: 'https://example.com/22', version: 3, budget: { used: 0 }, readBy: 'zxing' },
  });
});

it('reads codes with a logo, in color, shifted and scaled for a printer, behind used labels and copies', async () => {
  const image = { pixels: drawSample('cup', 120), href: '' };
  const style = { ...DEFAULT_DESIGN.style, backgroundColor: '#FFF3C0', foregroundColor: '#102060' };
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 20, style } as const;
  const order = { ...PLAIN_ORDER, design, image };
  const wanted: LabelOrder = {
    ...LABELS,
    first: { start: 4, used: new Set([6]) },
    correction: { x: 0.7, y: -0.4, percent: 99 },
  };
  const labels = code([labelRow(1, { copies: 3 }), labelRow(2), labelRow(3)], order);
  const { outcomes } = await makeAndRead(labels, order, wanted);
  expect(outcomes.map((outcome) => 'facts' in outcome && outcome.facts.text)).toEqual(
    [1, 2, 3].map((k) => `https://example.com/${k}`),
  );
  expect(outcomes.every((outcome) => 'facts' in outcome && (outcome.facts.budget?.used ?? 0) > 0)).toBe(true);
});

it('finds that a label shows another code, or nothing', async () => {
  const labels = code([labelRow(1), labelRow(2)], PLAIN_ORDER);
  const { file, places } = await makeSheetFile(labels, PLAIN_ORDER, LABELS, null);
  const read = { reader, sha256: 'x', tellsSecrets: false };
  const swapped = [
    { made: labels[0].made, place: places[1] },
    { made: labels[1].made, place: { ...places[1], x: 150, y: 200, label: { x: 150, y: 200, width: 9, height: 9 } } },
  ];
  expect(await readSheetPage(file, 0, swapped, read)).toEqual([
    { failure: 'not-read-back' },
    { failure: 'not-read-back' },
  ]);
  expect(await readSheetPage(file.slice(0, 900), 0, swapped.slice(0, 1), read)).toEqual([{ failure: 'not-read-back' }]);
});

it.each([
  ['', 'empty'],
  ['x'.repeat(2000), 'too-long'],
] as const)('says why a label has no code (%#)', (content, failure) => {
  const design = { ...DEFAULT_DESIGN, type: 'text' } as const;
  expect(codeLabelRow(labelRow(1, { content }), { ...PLAIN_ORDER, design }, LABELS)).toBe(failure);
});
