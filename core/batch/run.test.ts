import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { PdfFile } from '#drawing/files';
import { count, readPdf } from '#drawing/testing';
import { joinBytes } from '#raster';
import { loadFileReader } from '#scanning/tunnel';
import { type LabelSheet, labelSheet } from '#sheets';
import { drawSample } from '#testing';
import { type CheckedRow, writeRows } from './make-pages.ts';
import type { PageOrder } from './order.ts';
import { checkRows, writePages } from './run.ts';
import { about, decoderModule, FILE_ORDERS, PLAIN_ORDER, rowOf } from './testing/index.ts';

const SHEET = labelSheet('l7160') as LabelSheet;
const COMMON = { ink: 'rgb', date: new Date(0), title: 'Codes' } as const;
const LABELS = { ...COMMON, is: 'labels', sheet: SHEET, hasCutLines: true } as const;
const CODES = { ...COMMON, is: 'codes' } as const;

async function* each<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

describe('groups of rows', () => {
  /** Returns for each group how many copies of each row it has, and whether it begins on the first sheet. */
  async function groupsOf(copies: readonly number[], pages: PageOrder, isFirst = true) {
    const rows = copies.map((own, k) => ({ row: rowOf(k, { copies: own }) })) as unknown as CheckedRow[];
    const groups: [copies: number[], isFirst: boolean][] = [];
    const written = writePages(each(rows), pages, { file: new PdfFile(), isFirst }, async (group) => {
      groups.push([group.rows.map(({ row }) => row.copies), group.isFirst]);
      return { data: new Uint8Array(0), offsets: [], pages: [], image: null };
    });
    for await (const { rows: own } of written) expect(own.map(({ row }) => row.copies)).toEqual(groups.at(-1)?.[0]);
    return groups;
  }
  const sizesOf = async (labels: number, pages: PageOrder, isFirst?: boolean) => {
    const groups = await groupsOf(Array(labels).fill(1), pages, isFirst);
    return groups.map(([copies]) => copies.length);
  };

  it('have whole sheets of labels, about 42 labels, or 12 pages', async () => {
    const sheetOf = (columns: number, rows: number): PageOrder => ({ ...LABELS, sheet: { ...SHEET, columns, rows } });
    expect(await sizesOf(85, LABELS)).toEqual([42, 42, 1]);
    expect(await sizesOf(57, sheetOf(4, 7))).toEqual([56, 1]);
    expect(await sizesOf(101, sheetOf(5, 20))).toEqual([100, 1]);
    expect(await sizesOf(25, CODES)).toEqual([12, 12, 1]);
    expect(await sizesOf(0, CODES)).toEqual([]);
  });

  it('begin with the free labels of the first sheet, unless the file has pages already', async () => {
    const pages: PageOrder = { ...LABELS, first: { start: 18, used: new Set([1, 20]) } };
    // Labels 18, 19 and 21 are free.
    expect(await sizesOf(90, pages)).toEqual([24, 42, 24]);
    expect(await sizesOf(90, pages, false)).toEqual([42, 42, 6]);
    expect(await sizesOf(43, { ...LABELS, first: { start: 21, used: new Set([21]) } })).toEqual([42, 1]);
  });

  it('divide the copies of a row that do not fit, and only the first group begins on the first sheet', async () => {
    expect(await groupsOf([5, 20, 1], CODES)).toEqual([
      [[5, 7], true],
      [[12], false],
      [[1, 1], false],
    ]);
  });
});

it('groups become pages of one file, which contains the image of all codes once', async () => {
  const image = { pixels: drawSample('cup', 40), href: '' };
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: '', imageSize: 20 } as const;
  const tools = { decoder: await loadFileReader(decoderModule()), images: new Map(), lettering: null, about };
  const rows = Array.from({ length: 50 }, (_, k) => rowOf(k));
  for (const ink of ['rgb', 'black'] as const) {
    const order = { ...PLAIN_ORDER, file: FILE_ORDERS.pdf, design, image, pages: { ...LABELS, ink } };
    const checked = (await checkRows(rows, order, tools)) as CheckedRow[];
    const file = new PdfFile();
    const pieces: Uint8Array[] = [];
    const written = writePages(each(checked), order.pages, { file, isFirst: true }, ({ start, ...group }) =>
      writeRows(group, order, null, start),
    );
    for await (const { bytes } of written) pieces.push(bytes);
    const { objects } = readPdf(joinBytes([...pieces, file.end(COMMON)]));
    const all = objects.join('\n');
    // Two sheets of 21 labels in the first piece, and one in the second.
    expect([pieces.length, count(all, /\/Type \/Page /g), count(all, /\/Count 3 /g)]).toEqual([2, 3, 1]);
    expect(count(all, /\/Subtype \/Image/g)).toBe(1);
    expect(all.includes('/DeviceGray')).toBe(ink === 'black');
  }
});
