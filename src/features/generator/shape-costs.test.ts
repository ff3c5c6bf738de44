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
import { judge } from '#scanning/judging';
import type { JudgeTools, Verdict } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { costOf } from './shape-costs.ts';

const TEXTS = ['https://example.com/menu', 'https://www.wikipedia.org/wiki/QR_code'];

const ENOUGH = new Error('The full verdict is there');

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

/** Cached verdicts by style and content, because the default style comes up once for each kind of shape. */
const verdicts = new Map<string, Promise<Verdict | null>>();

/** Returns the full verdict on a code in this style. */
function verdictOf(style: Partial<QrStyle>, content: string): Promise<Verdict | null> {
  const whole = { ...DEFAULT_STYLE, ...style };
  const key = JSON.stringify([whole, content]);
  const verdict = verdicts.get(key) ?? findVerdict(whole, content);
  verdicts.set(key, verdict);
  return verdict;
}

async function findVerdict(style: QrStyle, content: string): Promise<Verdict | null> {
  const design = {
    ...DEFAULT_DESIGN,
    content,
    qrType: 'custom' as const,
    style,
  };
  let verdict: Verdict | null = null;
  const run = judge(
    { design, image: null },
    async () => tools,
    (report) => {
      verdict = report.verdict;
      if (report.stage === 'full') throw ENOUGH;
    },
  );
  await expect(run).rejects.toBe(ENOUGH);
  return verdict;
}

const SHAPES = [
  ...MODULE_SHAPES.map((shape) => ['moduleShape', shape] as const),
  ...CORNER_SQUARE_SHAPES.map((shape) => ['cornerSquareShape', shape] as const),
  ...CORNER_DOT_SHAPES.map((shape) => ['cornerDotShape', shape] as const),
];

describe('the mark on choices that make codes harder to scan', { timeout: 60_000 }, () => {
  it.each(SHAPES)(
    'is on exactly those shapes with which some code does not scan everywhere: %s %s',
    async (field, shape) => {
      let isWorse = false;
      for (const text of TEXTS) isWorse ||= (await verdictOf({ [field]: shape }, text)) !== 'everywhere';
      expect(isWorse).toBe(costOf(field, shape) !== null);
    },
  );

  it.each([...GRADIENT_PRESETS, ...QUICK_GRADIENTS])(
    'is needed for no gradient preset: $name',
    async ({ color1, color2 }) => {
      const gradient = { gradientType: 'linear', gradientColor1: color1, gradientColor2: color2 } as const;
      expect(await verdictOf(gradient, TEXTS[0])).toBe('everywhere');
    },
  );
});
