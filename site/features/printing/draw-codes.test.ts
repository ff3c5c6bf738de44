import { expect, it } from 'vitest';
import type { DrawnRow } from '#batch';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { letteringFor } from '#lettering/testing';
import { makeCode } from '#making';
import { labelSheet, qualityOf } from '#sheets';
import { drawCodes, type RunCode } from './draw-codes.ts';

const LABELS = { is: 'labels', sheet: labelSheet('l7651')!, hasAddress: true, hasCutLines: false } as const;

function codeOf(content: string, caption = 'Chair', type: QrDesign['type'] = 'text'): RunCode {
  const design: QrDesign = { ...DEFAULT_DESIGN, type, content };
  const code = { made: makeCode(design, null), design, image: null };
  return { id: content, code, words: { caption, lines: [] } };
}

const GOOD = codeOf('ASN0001');
const NARROW = codeOf('x'.repeat(150), '');
const CUT = codeOf('ASN0002', 'A chair that belongs to the large hall on the second floor '.repeat(3));
const TOO_LONG = codeOf('x'.repeat(900));

const { signal } = new AbortController();

async function drawn(codes: readonly RunCode[], wanted = signal) {
  const lettering = await letteringFor(codes.map(({ words }) => words.caption ?? ''));
  return drawCodes(codes, LABELS, lettering, wanted);
}

it('codes on labels have narrow modules, lose words or get no label', async () => {
  const rows = await drawn([GOOD, NARROW, CUT, TOO_LONG, GOOD]);
  const seen = rows.map((row) => row && [qualityOf(row.moduleWidth), row.cautions]);
  expect(seen).toEqual([['good', []], ['narrow', []], ['good', ['words-cut']], null, ['good', []]]);
});

it('nothing is drawn once the result is no longer wanted', async () => {
  await expect(drawn([GOOD], AbortSignal.abort(new Error('Unwanted')))).rejects.toThrow('Unwanted');
});

it('the address is printed only if the visitor wants it, and not if the title contains it', async () => {
  const lettering = await letteringFor(['Chair', 'example.com/menu']);
  const linesOf = async (caption: string, hasAddress: boolean) => {
    const code = codeOf('https://example.com/menu', caption, 'url');
    const [row] = (await drawCodes([code], { ...LABELS, hasAddress }, lettering, signal)) as DrawnRow[];
    return row.layout?.block?.words.length;
  };
  const [both, title, own] = [
    await linesOf('Chair', true),
    await linesOf('Chair', false),
    await linesOf('example.com/menu', true),
  ];
  expect([both, title, own]).toEqual([2, 1, 1]);
});
