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

/** Styles that frames cost nothing with the standard margin, and two that come near the limits of readers by themselves. */
const STURDY: readonly Partial<QrStyle>[] = [
  {},
  { moduleShape: 'upright-bars', cornerSquareShape: 'leaf' },
  { gradientType: 'linear' },
];
const WEAK: readonly Partial<QrStyle>[] = [
  { moduleShape: 'dots', cornerSquareShape: 'circle', cornerDotShape: 'circle' },
  { gradientType: 'radial', gradientColor1: '#7A1F1F', gradientColor2: '#0A3D62', moduleShape: 'rounded' },
];

/** Of many modules, which leave readers less room. */
const CONTENT = `example.com/${'abcdefghij'.repeat(9)}`;

const MODULE_WIDTH = 0.8;

/** By how many steps each frame makes the verdict worse than that on the same page without frame and words. */
async function costsOf(style: Partial<QrStyle>, margin = STANDARD_MARGIN): Promise<number[]> {
  const design: QrDesign = {
    ...DEFAULT_DESIGN,
    content: CONTENT,
    qrType: 'custom',
    style: { ...DEFAULT_STYLE, ...style },
  };
  const made = makeCode(design, null);
  const drawing = redraw(made, design, null, moduleGrid(made.code.size, margin));
  const mm = MODULE_WIDTH * drawing.width;
  const rankOf = async (page: Drawing): Promise<number> =>
    verdictRank((await judgePrint(printOf(page, made, mm), tools)).verdict);
  const costs: number[] = [];
  for (const frame of [undefined, ...FRAMES]) {
    const around = { ...design, caption: 'See the menu', frame };
    const { drawing: page } = drawPage({ drawing, text: made.text, mm, lettering }, around);
    // On a page of the same size: how modules fall on a camera's pixels must not decide.
    const bare = { ...page, layers: page.layers.filter(({ kind }) => kind === 'group') };
    costs.push((await rankOf(page)) - (await rankOf(bare)));
  }
  return costs;
}

it.each(STURDY)('no frame costs the verdict: %j', async (style) => {
  expect(Math.max(...(await costsOf(style)))).toBeLessThanOrEqual(0);
});

// The page is judged as rendered: More formats says so where a frame costs a step.
it.each(WEAK)('a frame costs at most one step: %j', async (style) => {
  expect(Math.max(...(await costsOf(style)))).toBeLessThanOrEqual(1);
});

it('with a margin of one module, a frame costs plain squares at most one step', async () => {
  expect(Math.max(...(await costsOf({}, 1)))).toBeLessThanOrEqual(1);
});
