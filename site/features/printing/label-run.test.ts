import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { letteringFor } from '#lettering/testing';
import { makeCode } from '#making';
import { labelSheet } from '#sheets';
import { type DrawnRun, drawRun, type RunCode, shareLabels, usualTitle } from './label-run.ts';

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
  return drawRun({ codes, sheet: SHEET, place: null, hasAddress: true, lettering }, () => isWanted);
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

it('the address is printed only if the visitor wants it, and not if the title contains it', async () => {
  const lettering = await letteringFor(['Chair', 'example.com/menu']);
  const linesOf = async (title: string, hasAddress: boolean) => {
    const code = { ...codeOf('link', 'x', title) };
    const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu' };
    const linked = { ...code, code: { made: makeCode(design, null), design, image: null } };
    const run = await drawRun({ codes: [linked], sheet: SHEET, place: null, hasAddress, lettering }, () => true);
    return run?.first?.layout.block?.words.length;
  };
  const [both, title, own] = [
    await linesOf('Chair', true),
    await linesOf('Chair', false),
    await linesOf('example.com/menu', true),
  ];
  expect([both, title, own]).toEqual([2, 1, 1]);
});

const LINK: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu' };

it('usualTitle is the caption of the design, or else the name of the code', () => {
  const made = makeCode(LINK, null);
  expect(usualTitle({ made, design: { ...LINK, caption: 'Menu' } })).toBe('Menu');
  expect(usualTitle({ made, design: LINK })).toBe('example.com/menu');
});

it.each([
  ['one code fills the sheet', 21, null, [], 21, []],
  ['two codes share the sheet, and the first gets the label that is left over', 21, null, [null], 11, [10]],
  ['three codes share the sheet', 20, null, [null, null], 7, [7, 6]],
  ['a typed number stays, and the other codes share the rest', 21, null, [5, null], 8, [5, 8]],
  ['a number typed for the first code also applies to codes without a number', 21, 2, [null, 4, null], 2, [2, 4, 2]],
  ['every code gets one label if there are fewer labels than codes', 2, null, [null, null], 1, [1, 1]],
  ['every code gets one label if no label is free', 0, null, [null], 1, [1]],
  ['a typed number stays even if fewer labels are free', 4, null, [9], 1, [9]],
])('%s', (_, free, first, others, ofFirst, ofOthers) => {
  const ids = new Map(others.map((count, k) => [`code ${k}`, count]));
  const shares = shareLabels(free, first, ids);
  expect(shares.first).toBe(ofFirst);
  expect([...shares.others]).toEqual(ofOthers.map((count, k) => [`code ${k}`, count]));
});
