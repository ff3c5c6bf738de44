/** @module-tag deep */
import { expect, it } from 'vitest';
import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_PRESETS,
  MODULE_SHAPES,
  type QrStyle,
  QUICK_GRADIENTS,
} from '#design';
import { specimenOf } from '#scanning/pixels';
import { findVerdict, inspect } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { inkContrast } from './color-input.tsx';
import { costOf } from './shapes-group.tsx';

const TEXTS = ['https://example.com/menu', 'https://www.wikipedia.org/wiki/QR_code'];

const tools = await loadJudgeTools();

/** Resolves to whether a code with this style and content scans everywhere. */
async function scansEverywhere(style: Partial<QrStyle>, content: string): Promise<boolean> {
  const whole = { ...DEFAULT_STYLE, ...style };
  const specimen = specimenOf({ ...DEFAULT_DESIGN, content, qrType: 'custom', style: whole }, null);
  return (await findVerdict(specimen, inspect(specimen), tools, 'everywhere', [])) !== null;
}

const isFree = (field: Parameters<typeof costOf>[0]) => (shape: string) => costOf(field, shape) === null;
const FREE_DOTS = CORNER_DOT_SHAPES.filter(isFree('cornerDotShape'));

it.each(MODULE_SHAPES.map((shape, k) => [shape, FREE_DOTS[k % FREE_DOTS.length]] as const))(
  'a code with unmarked shapes scans everywhere: modules %s, corner dots %s',
  async (moduleShape, cornerDotShape) => {
    expect(costOf('moduleShape', moduleShape)).toBeNull();
    expect(await scansEverywhere({ moduleShape, cornerDotShape }, TEXTS[0])).toBe(true);
  },
);

it.each(
  [
    ...CORNER_SQUARE_SHAPES.map((shape) => ['cornerSquareShape', shape] as const),
    ...CORNER_DOT_SHAPES.map((shape) => ['cornerDotShape', shape] as const),
  ].filter(([field, shape]) => !isFree(field)(shape)),
)('a shape is marked if some code with it does not scan everywhere: %s %s', async (field, shape) => {
  const scans = await Promise.all(TEXTS.map((text) => scansEverywhere({ [field]: shape }, text)));
  expect(scans).toContain(false);
});

const LIGHTEST = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS]
  .map((pair) => ({
    ...pair,
    contrast: Math.min(...[pair.color1, pair.color2].map((color) => inkContrast(color, '#fff') ?? 0)),
  }))
  .sort((one, other) => one.contrast - other.contrast)
  .slice(0, 3);

it.each(LIGHTEST)('a code with the light gradient $name scans everywhere', async ({ color1, color2 }) => {
  const gradient = { gradientType: 'linear', gradientColor1: color1, gradientColor2: color2 } as const;
  expect(await scansEverywhere(gradient, TEXTS[0])).toBe(true);
});
