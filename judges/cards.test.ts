// Checks cards with other programs: two programs draw every kind of card, and the pictures are measured and read.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadOutsideDecoders, type OutsideDecoder } from '#calibration';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign, type QrStyle } from '#design';
import { moduleGrid } from '#drawing';
import { writePdf } from '#drawing/files';
import { letteringFor } from '#lettering/testing';
import { type MadeCode, makeCode, redraw } from '#making';
import type { Box, Pixels } from '#raster';
import { CARDS, type CardProduct, cardPage, type DrawnCard, drawCard } from '#sheets/cards';
import { faceOf } from '../core/sheets/cards/card-product.ts';
import type { CardWords } from '../core/sheets/cards/card-words.ts';
import { judge } from '../scripts/run/outside-judges.mjs';
import { cutCode, drawGray, expectBlackOnly, expectSound, makeFolder, once, pageBox } from './print-programs.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = makeFolder('cards');

const TEXT = 'https://www.example.com/menu';
const DATE = new Date(Date.UTC(2026, 10, 22, 9, 0, 0));
const WORDS: CardWords = {
  headline: 'See the menu',
  text: 'Open daily from 11 to 23',
  number: '12',
  address: 'example.com',
  facts: [],
};
const WIFI: CardWords = {
  ...WORDS,
  facts: [
    { label: 'Network', value: 'Blue Door Guests' },
    { label: 'Password', value: 'strawberry-lane-42' },
  ],
};
const STYLES = {
  plain: {},
  colored: { foregroundColor: '#12355B', backgroundColor: '#FFF4DC', cornerSquaresColor: '#7A1F1F' },
} as const satisfies Record<string, Partial<QrStyle>>;
type StyleName = keyof typeof STYLES;

/** Millimeters by which the bleed (`BLEED`) and the page with its marks (`MARKS`) extend beyond the trimmed card. */
const BLEED = 3;
const MARKS = 8;
const EXACT = 0.1;
/** Returns the pixels per millimeter: 10 for small cards, whose codes are also measured, and 5 for large cards. */
const densityOf = ({ width }: CardProduct): number => (width > 120 ? 5 : 10);

interface Printed {
  readonly product: CardProduct;
  readonly made: MadeCode;
  readonly card: DrawnCard;
  readonly file: string;
}

const lettering = once((_: 'all') =>
  letteringFor([...Object.values(WORDS).flat(), ...WIFI.facts.flatMap(Object.values)]),
);

async function drawn(product: CardProduct, style: StyleName): Promise<{ made: MadeCode; card: DrawnCard }> {
  const design: QrDesign = {
    ...DEFAULT_DESIGN,
    content: TEXT,
    qrType: 'custom',
    style: { ...DEFAULT_STYLE, ...STYLES[style] },
  };
  const made = makeCode(design, null);
  const code = redraw(made, design, null, moduleGrid(made.code.size, 4));
  return { made, card: drawCard(product, code, product.isForWifi ? WIFI : WORDS, await lettering('all')) };
}

function write(card: DrawnCard): Promise<Uint8Array> {
  return writePdf([cardPage(card, true)], {
    title: 'A card',
    description: TEXT,
    ink: card.isBlack ? 'black' : 'rgb',
    date: DATE,
  });
}

const CASES = CARDS.flatMap((product) => (Object.keys(STYLES) as StyleName[]).map((style) => ({ product, style })));
const NAMED = CASES.map((one) => ({ ...one, name: `${one.product.id}, ${one.style}` }));

const print = once(async (name: string): Promise<Printed> => {
  const { product, style } = NAMED.find((one) => one.name === name)!;
  const file = join(folder, `${product.id}-${style}.pdf`);
  const { made, card } = await drawn(product, style);
  writeFileSync(file, await write(card));
  return { product, made, card, file };
});

let decoders: readonly OutsideDecoder[];
beforeAll(async () => {
  decoders = await loadOutsideDecoders(['zbar', 'qr']);
});

/** Returns the box of each code of a card on the drawn page, in pixels. A box includes the margin of its code. */
function codesOn({ product, card }: Printed): Box[] {
  const density = densityOf(product);
  const { x, y, width } = card.code;
  const { height } = faceOf(product);
  const corners = product.isTent
    ? [
        [x, height + y],
        [product.width - x - width, height - y - width],
      ]
    : [[x, y]];
  const side = Math.floor(width * density);
  return corners.map(([left, top]) => {
    const [across, down] = [left, top].map((mm) => Math.round((mm + MARKS) * density));
    return { x: across, y: down, width: side, height: side };
  });
}

/**
 * Returns a picture's first column with a dark pixel, and the column after the last one with a dark pixel. Words end where
 * the margin of the code begins, so they may be in the outermost rows, because the box has whole pixels.
 */
function darkEdges({ width, height, data }: Pixels): { readonly first: number; readonly last: number } {
  const isDark = (x: number): boolean => {
    for (let y = 2; y < height - 2; y++) if (data[4 * (y * width + x)] < 128) return true;
    return false;
  };
  const columns = Array.from({ length: width }, (_, x) => x).filter(isDark);
  return { first: columns[0], last: columns[columns.length - 1] + 1 };
}

/** Each program draws every product, one program in black and the other in color. */
describe.each([
  ['poppler', 'plain'],
  ['mupdf', 'colored'],
] as const)('drawn by %s', (program, style) => {
  it.skipIf(!judge(program)).each(NAMED.filter((one) => one.style === style))(
    'the page with its marks has the right size, and two decoders read every code: $name',
    async ({ name }) => {
      const printed = await print(name);
      const { product, made, card, file } = printed;
      const density = densityOf(product);
      const [page] = await drawGray(program, file, density * 25.4);
      expect(Math.abs(page.width / density - product.width - 2 * MARKS)).toBeLessThan(1.5 / density);
      expect(Math.abs(page.height / density - product.height - 2 * MARKS)).toBeLessThan(1.5 / density);
      const codes = codesOn(printed);
      expect(codes).toHaveLength(product.isTent ? 2 : 1);
      for (const code of codes) {
        const small = cutCode(page, code, card.moduleWidth * density);
        for (const decoder of decoders) expect(await decoder.read(small), decoder.id).toBe(TEXT);
        if (density < 10) continue;
        const { first, last } = darkEdges(cutCode(page, code, 1));
        const margin = 4 * card.moduleWidth;
        expect(Math.abs(first / density - margin)).toBeLessThanOrEqual(EXACT);
        expect(Math.abs(last / density - margin - made.code.size * card.moduleWidth)).toBeLessThanOrEqual(EXACT);
      }
    },
  );
});

it.skipIf(!judge('qpdf')).each(NAMED.filter(({ style }) => style === 'colored'))(
  'qpdf finds no errors in the PDF of a card: $name',
  async ({ name }) => {
    await expectSound((await print(name)).file);
  },
);

it.skipIf(!judge('poppler')).each(NAMED)(
  'the trim box has the size of the card, and the bleed box is 3 mm larger on each side: $name',
  async ({ name }) => {
    const { product, file } = await print(name);
    const { width, height } = product;
    const around = (mm: number): unknown[] =>
      [MARKS - mm, MARKS - mm, MARKS + width + mm, MARKS + height + mm].map((edge) => expect.closeTo(edge, 2));
    expect(await pageBox(file, 'TrimBox')).toEqual(around(0));
    expect(await pageBox(file, 'BleedBox')).toEqual(around(BLEED));
    expect(await pageBox(file, 'MediaBox')).toEqual(around(MARKS));
  },
);

it.skipIf(!judge('ghostscript'))('black cards print with black ink only', async () => {
  const plain = await Promise.all(NAMED.filter(({ style }) => style === 'plain').map(({ name }) => print(name)));
  expect(plain.every(({ card }) => card.isBlack)).toBe(true);
  await expectBlackOnly(plain.map(({ file }) => file));
});
