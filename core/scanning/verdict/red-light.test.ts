import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_PRESETS, type QrStyle } from '#design';
import type { Pixels } from '#raster';
import { specimenOf } from '#scanning/pixels';
import { type Decoder, RED_LIGHT_CONDITIONS, type Reading } from '#scanning/tunnel';
import { loadJudgeTools } from '#testing';
import { inspect } from './inspect.ts';
import { type JudgeTools, type Judgment, judgeRedLight, judgeSpecimen, type RedLight } from './judgment.ts';

vi.setConfig({ testTimeout: 60_000 });

let tools: JudgeTools;

beforeAll(async () => {
  tools = await loadJudgeTools();
});

let red: Judgment;

beforeAll(async () => {
  red = await judgeStyle(all('#FF0000'));
});

async function inRed(style: Partial<QrStyle>): Promise<RedLight> {
  return judgeRedLight(await judgeStyle(style), tools);
}

/** Judges a code by readings under `RED_LIGHT_CONDITIONS` only, because `judgeRedLight` uses no other readings. */
function judgeStyle(style: Partial<QrStyle>): Promise<Judgment> {
  const design = { ...DEFAULT_DESIGN, content: 'example.com', style: { ...DEFAULT_STYLE, ...style } };
  const specimen = specimenOf({ ...design, qrType: 'custom' }, null);
  return judgeSpecimen(specimen, inspect(specimen), tools, RED_LIGHT_CONDITIONS);
}

function all(color: string): Partial<QrStyle> {
  return { foregroundColor: color, cornerSquaresColor: color, cornerDotsColor: color };
}

describe('red light', () => {
  it('hides a red code that phones read', async () => {
    const { readings, isWeak } = await judgeRedLight(red, tools);
    expect(isWeak).toBe(true);
    expect(readings.length).toBeGreaterThan(4);
    expect(readings.filter(({ isRight }) => isRight)).toEqual([]);
  });

  it('is tested only with readings that succeed in full color', async () => {
    const readings = red.readings.map((reading) => ({ ...reading, isRight: reading.decoder === 'zxing' }));
    const { readings: inRed } = await judgeRedLight({ ...red, verdict: 'good-conditions', readings }, tools);
    expect(inRed.map(({ decoder }) => decoder)).toEqual(RED_LIGHT_CONDITIONS.map(() => 'zxing'));
  });

  it.each([
    [7, 9, true],
    [8, 9, false],
    [16, 20, true],
    [17, 20, false],
  ])(
    'makes a code weak only if fewer than 85 percent of the readings in red light succeed: %i of %i',
    async (right, tests, isWeak) => {
      const { text } = red.specimen;
      let asked = 0;
      const read: Decoder['read'] = async () => (asked++ < right ? { text, bytes: [] } : null);
      const ids = ['zxing', 'jsqr'] as const;
      const decoders = ids.map((id): Decoder => ({ id, read }));
      const succeeded = RED_LIGHT_CONDITIONS.flatMap((condition) =>
        ids.map((decoder): Reading => ({ condition, decoder, isRight: true })),
      );
      const readings = Array.from({ length: tests }, (_, k) => succeeded[k % succeeded.length]);
      expect((await judgeRedLight({ ...red, readings }, { ...tools, decoders })).isWeak).toBe(isWeak);
    },
  );

  it('falls on the whole page around a code', async () => {
    const seen: Pixels[] = [];
    const read: Decoder['read'] = async (pixels) => {
      seen.push(pixels);
      return null;
    };
    const specimen = { ...red.specimen, page: red.specimen.picture };
    const readings: Reading[] = [{ condition: 'as-is', decoder: 'zxing', isRight: true }];
    await judgeRedLight({ ...red, specimen, readings }, { ...tools, decoders: [{ id: 'zxing', read }] });
    // Red on white looks white.
    expect(seen.map(({ data }) => data.every((value) => value === 255))).toEqual([true]);
  });

  it('is tested if it darkens the background or makes a code light on dark', async () => {
    expect((await inRed({ backgroundColor: '#8CFFFF' })).readings).not.toEqual([]);
    expect((await inRed({ ...all('#B00000'), backgroundColor: '#00FFFF' })).isWeak).toBe(true);
  });

  it('weakens a gradient that ends in red', async () => {
    const { color1, color2 } = GRADIENT_PRESETS.find(({ name }) => name === 'Sunset')!;
    const gradient = { gradientType: 'linear', gradientColor1: color1, gradientColor2: color2 } as const;
    expect((await inRed(gradient)).isWeak).toBe(true);
  });

  it('does not weaken black or blue; black needs no reading', async () => {
    expect(await inRed({})).toEqual({ readings: [], isWeak: false });
    expect((await inRed(all('#0000FF'))).isWeak).toBe(false);
  });

  it('is not tested if phones fail already', async () => {
    expect(await inRed(all('#FFE0E0'))).toEqual({ readings: [], isWeak: false });
    expect(await judgeRedLight({ ...red, verdict: 'unlikely' }, tools)).toEqual({ readings: [], isWeak: false });
  });

  it('is not tested if there are no decoders', async () => {
    expect(await judgeRedLight(red, { ...tools, decoders: [] })).toEqual({ readings: [], isWeak: false });
  });
});
