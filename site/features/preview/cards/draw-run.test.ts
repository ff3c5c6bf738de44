import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { letteringFor } from '#lettering/testing';
import { makeCode } from '#making';
import { labelSheet } from '#sheets';
import { labelWords } from '#words/labels';
import { type DrawnRun, drawRun, type RunCode } from './draw-run.ts';

const SHEET = labelSheet('l7651')!;

function codeOf(id: string, content: string, title = 'Chair'): RunCode {
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content };
  return { id, title, code: { made: makeCode(design, null), design, image: null } };
}

const GOOD = codeOf('good', 'ASN0001');
const NARROW = codeOf('narrow', 'x'.repeat(150), '');
const CUT = codeOf('cut', 'ASN0002', 'A chair that belongs to the large hall on the second floor '.repeat(3));
const TOO_LONG = codeOf('too long', 'x'.repeat(900));

async function drawn(codes: readonly RunCode[], isWanted = true): Promise<DrawnRun | null> {
  const lettering = await letteringFor(codes.map(({ title }) => title));
  return drawRun({ codes, sheet: SHEET, hasAddress: true, lettering }, () => isWanted);
}

it('drawRun counts a code after the first one if it has narrow modules, loses words or does not fit', async () => {
  const run = await drawn([GOOD, NARROW, CUT, TOO_LONG, GOOD]);
  expect(run).toMatchObject({ narrow: 1, cut: 1, leftOut: 1 });
  expect(run?.labels.map(({ id }) => id)).toEqual(['good', 'narrow', 'cut', 'good']);
});

it('drawRun does not count the problems of the first code, because the page names them one by one', async () => {
  for (const code of [NARROW, CUT]) {
    const run = await drawn([code, GOOD]);
    expect(run).toMatchObject({ narrow: 0, cut: 0, leftOut: 0 });
    expect(run?.first).not.toBeNull();
  }
  expect((await drawn([TOO_LONG, GOOD]))?.first).toBeNull();
});

it('drawRun resolves to null if its result is no longer wanted', async () => {
  expect(await drawn([GOOD], false)).toBeNull();
});

it('a caution about other codes is worded differently for one code and for several codes', () => {
  expect(labelWords.othersNarrow(1)).toMatch(/^1 other code has narrow modules\. /);
  expect(labelWords.othersNarrow(2)).toMatch(/^2 other codes have narrow modules\. /);
  expect(labelWords.othersCut(1)).toMatch(/^The words of 1 other code don't fit completely\. /);
  expect(labelWords.othersCut(2)).toMatch(/^The words of 2 other codes don't fit completely\. /);
});

it('the address is printed only if the visitor wants it, and not if the title contains it', async () => {
  const lettering = await letteringFor(['Chair', 'example.com/menu']);
  const linesOf = async (title: string, hasAddress: boolean) => {
    const code = { ...codeOf('link', 'x', title) };
    const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu' };
    const linked = { ...code, code: { made: makeCode(design, null), design, image: null } };
    const run = await drawRun({ codes: [linked], sheet: SHEET, hasAddress, lettering }, () => true);
    return run?.first?.layout.block?.words.length;
  };
  const [both, title, own] = [
    await linesOf('Chair', true),
    await linesOf('Chair', false),
    await linesOf('example.com/menu', true),
  ];
  expect([both, title, own]).toEqual([2, 1, 1]);
});
