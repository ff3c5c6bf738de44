import { beforeAll, describe, expect, it } from 'vitest';
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
import { findVerdict, inspect, type JudgeTools } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { costOf } from './shapes-group.tsx';

const TEXTS = ['https://example.com/menu', 'https://www.wikipedia.org/wiki/QR_code'];

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

/** Results by style and content. They are cached because the default style is tested again for each kind of shape. */
const results = new Map<string, Promise<boolean>>();

/** Resolves to whether a code with this style and content scans everywhere. */
function scansEverywhere(style: Partial<QrStyle>, content: string): Promise<boolean> {
  const whole = { ...DEFAULT_STYLE, ...style };
  const key = JSON.stringify([whole, content]);
  const result = results.get(key) ?? isBest(whole, content);
  results.set(key, result);
  return result;
}

async function isBest(style: QrStyle, content: string): Promise<boolean> {
  const specimen = specimenOf({ ...DEFAULT_DESIGN, content, qrType: 'custom', style }, null);
  return (await findVerdict(specimen, inspect(specimen), tools, 'everywhere', [])) !== null;
}

const SHAPES = [
  ...MODULE_SHAPES.map((shape) => ['moduleShape', shape] as const),
  ...CORNER_SQUARE_SHAPES.map((shape) => ['cornerSquareShape', shape] as const),
  ...CORNER_DOT_SHAPES.map((shape) => ['cornerDotShape', shape] as const),
];

describe('the mark of shapes that make codes harder to scan', { timeout: 60_000 }, () => {
  it.each(SHAPES)(
    'is on a shape exactly if some code with that shape does not scan everywhere: %s %s',
    async (field, shape) => {
      let isWorse = false;
      for (const text of TEXTS) isWorse ||= !(await scansEverywhere({ [field]: shape }, text));
      expect(isWorse).toBe(costOf(field, shape) !== null);
    },
  );

  it.each([...GRADIENT_PRESETS, ...QUICK_GRADIENTS])(
    'is not needed for the gradient preset $name, with which a code scans everywhere',
    async ({ color1, color2 }) => {
      const gradient = { gradientType: 'linear', gradientColor1: color1, gradientColor2: color2 } as const;
      expect(await scansEverywhere(gradient, TEXTS[0])).toBe(true);
    },
  );
});
