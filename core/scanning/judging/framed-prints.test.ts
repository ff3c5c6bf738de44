/** @module-tag deep */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, FRAMES, type QrDesign, type QrStyle } from '#design';
import { type Drawing, moduleGrid, STANDARD_MARGIN } from '#drawing';
import type { Lettering } from '#lettering';
import { letteringFor } from '#lettering/testing';
import { drawPage, makeCode, redraw } from '#making';
import { loadDecoders, PlainReadings } from '#scanning/tunnel';
import { type JudgeTools, verdictRank } from '#scanning/verdict';
import { judgePrint } from './judge-print.ts';
import { printOf } from './print.ts';

let tools: JudgeTools;
let lettering: Lettering;

beforeAll(async () => {
  const file = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const decoders = await loadDecoders({ bytes: new Uint8Array(file).buffer });
  tools = { decoders, plain: new PlainReadings(), pause: async () => {} };
  lettering = await letteringFor(['See the menu example.com …']);
});

const SHORT = 'https://example.com/menu';

/** A text for version 10. A code of this version is only just read from a distance of ten times the code's width. */
const LONG = `example.com/${'abcdefghij'.repeat(9)}`;

/**
 * A text for version 6. Drawn with dots of 0.4 mm as modules, its code only just gets its verdict. This verdict
 * requires half of the simulated photographs to be read, and the number that is read exceeds half by only one.
 */
const MIDDLE = `https://example.com/${'abcdefghij'.repeat(3)}abc`;

interface FramedCode {
  readonly content: string;
  readonly margin: number;
  readonly moduleWidth: number;
  readonly style?: Partial<QrStyle>;
}

const CAPTION = 'See the menu';

/**
 * Each frame, and a caption without a frame. The frames `tab` and `ticket` get a caption too, because without one they
 * would look like the frame `rounded`.
 */
const AROUND = [
  ...FRAMES.map((frame) => {
    const hasWords = frame === 'tab' || frame === 'ticket';
    return [frame, { frame, ...(hasWords && { caption: CAPTION }) }] as const;
  }),
  ['words alone', { caption: CAPTION }] as const,
];

/** Returns a code as it is printed. The returned `rankOf` judges the code on a page, and returns the verdict's rank. */
function printedCode({ content, margin, moduleWidth, style }: FramedCode) {
  const design: QrDesign = {
    ...{ ...DEFAULT_DESIGN, content, qrType: 'custom' },
    style: { ...DEFAULT_STYLE, ...style },
  };
  const made = makeCode(design, null);
  const drawing = redraw(made, design, null, moduleGrid(made.code.size, margin));
  const mm = moduleWidth * drawing.width;
  const rankOf = async (page: Drawing): Promise<number> =>
    verdictRank((await judgePrint(printOf(page, made, mm), tools)).verdict);
  return { design, made, drawing, mm, rankOf };
}

const BARS = { moduleShape: 'upright-bars', cornerSquareShape: 'leaf' } as const;
const GRADIENT = { gradientType: 'linear' } as const;
const DOTS = { moduleShape: 'dots', cornerSquareShape: 'circle', cornerDotShape: 'circle' } as const;

const CODES: FramedCode[] = [
  { content: SHORT, margin: 1, moduleWidth: 0.4 },
  { content: LONG, margin: 1, moduleWidth: 0.8 },
  { content: SHORT, margin: 2, moduleWidth: 0.4, style: BARS },
  { content: MIDDLE, margin: STANDARD_MARGIN, moduleWidth: 0.33, style: GRADIENT },
  { content: MIDDLE, margin: 1, moduleWidth: 0.4, style: DOTS },
];

it.each(AROUND.map(([key, around], k) => [key, CODES[k % CODES.length], around] as const))(
  'no verdict is worse with a frame or words: %s around %j',
  async (_, code, around) => {
    const { design, made, drawing, mm, rankOf } = printedCode(code);
    const { drawing: page } = drawPage({ drawing, text: made.text, mm, lettering }, { ...design, ...around });
    expect(await rankOf(page)).toBe(await rankOf(drawing));
  },
);
