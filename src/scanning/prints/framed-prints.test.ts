import { readFileSync } from 'node:fs';
import { beforeAll, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, FRAMES, type QrDesign, type QrStyle } from '#design';
import { type Drawing, moduleGrid, STANDARD_MARGIN } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { drawPage, makeCode, redraw } from '#making';
import { loadReaders, PlainReadings } from '#scanning/tunnel';
import { type JudgeTools, verdictRank } from '#scanning/verdict';
import { judgePrint } from './judge-print.ts';
import { printOf } from './print.ts';

vi.setConfig({ testTimeout: 120_000 });

let tools: JudgeTools;
let lettering: Lettering;

beforeAll(async () => {
  const file = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const readers = await loadReaders({ bytes: new Uint8Array(file).buffer });
  tools = { readers, plain: new PlainReadings(), pause: async () => {} };
  lettering = await letteringFor(['See the menu example.com …']);
});

const SHORT = 'https://example.com/menu';

/** Of version 10, which is read from ten times its width only just. */
const LONG = `example.com/${'abcdefghij'.repeat(9)}`;

/** The narrowest modules that printers recommend, and wide ones; in millimeters. */
const MODULE_WIDTHS = [0.4, 0.8] as const;

interface FramedCode {
  readonly content: string;
  readonly margin: number;
  readonly moduleWidth: number;
  readonly style?: Partial<QrStyle>;
}

const CAPTION = 'See the menu';

/** Words change what a tab and a ticket look like; other frames only grow. */
const AROUND = [
  ...FRAMES.map((frame) => [frame, { frame }] as const),
  ...(['tab', 'ticket'] as const).map((frame) => [`${frame} with words`, { frame, caption: CAPTION }] as const),
  ['words alone', { caption: CAPTION }] as const,
];

const NOTHING = Object.fromEntries(AROUND.map(([key]) => [key, 0]));

/** By how many steps the verdict of a code becomes worse by what is printed around it. */
async function costsOf({ content, margin, moduleWidth, style }: FramedCode): Promise<Record<string, number>> {
  const design: QrDesign = {
    ...{ ...DEFAULT_DESIGN, content, qrType: 'custom' },
    style: { ...DEFAULT_STYLE, ...style },
  };
  const made = makeCode(design, null);
  const drawing = redraw(made, design, null, moduleGrid(made.code.size, margin));
  const mm = moduleWidth * drawing.width;
  const rankOf = async (page: Drawing): Promise<number> =>
    verdictRank((await judgePrint(printOf(page, made, mm), tools)).verdict);
  const bare = await rankOf(drawing);
  const costs: Record<string, number> = {};
  for (const [key, around] of AROUND) {
    const { drawing: page } = drawPage({ drawing, text: made.text, mm, lettering }, { ...design, ...around });
    costs[key] = (await rankOf(page)) - bare;
  }
  return costs;
}

const PLAIN: FramedCode[] = [SHORT, LONG].flatMap((content) =>
  [1, STANDARD_MARGIN].flatMap((margin) =>
    MODULE_WIDTHS.map((moduleWidth): FramedCode => ({ content, margin, moduleWidth })),
  ),
);

const STYLED: FramedCode[] = [
  { moduleShape: 'upright-bars', cornerSquareShape: 'leaf' } as const,
  { gradientType: 'linear' } as const,
  { moduleShape: 'dots', cornerSquareShape: 'circle', cornerDotShape: 'circle' } as const,
].map((style) => ({ content: SHORT, margin: 2, moduleWidth: 0.4, style }));

it.each([...PLAIN, ...STYLED])('no frame costs the verdict: %j', async (code) => {
  expect(await costsOf(code)).toEqual(NOTHING);
});
