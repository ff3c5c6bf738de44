import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { type LabelSheet, labelSheet } from '#sheets';
import { labelWords } from '#words/labels';
import type { Remade } from '#workbench';
import type { DrawnRun } from './draw-run.ts';
import { OtherCodesChoice } from './label-codes.tsx';
import { LabelFields } from './label-fields.tsx';
import { LabelMeaning } from './label-meaning.tsx';
import type { LabelChoice } from './use-label-choice.ts';

const SHEET = labelSheet('l7160') as LabelSheet;
const CHOICE: LabelChoice = {
  ...{ title: null, hasAddress: true, copies: null, hasCutLines: false, isBlackOnly: false, others: new Map() },
  ...{ start: 1, used: new Set<number>() },
};

function codeOf(part: Partial<QrDesign>): Remade {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu', ...part };
  return { made: makeCode(design, null), design, image: null };
}

function fieldsOf(code: Remade, rest: Partial<Parameters<typeof LabelFields>[0]> = {}): string {
  const props = { code, sheet: SHEET, choice: CHOICE, copies: 21, change: () => undefined, isBlack: false, ...rest };
  return renderToStaticMarkup(createElement(LabelFields, props));
}

it('the title field has the usual title until the visitor edits or clears it, and takes at most 200 characters', () => {
  const titles = [null, 'Menu', ''].map(
    (title) => /value="([^"]*)"/.exec(fieldsOf(codeOf({}), { choice: { ...CHOICE, title } }))?.[1],
  );
  expect(titles).toEqual(['example.com/menu', 'Menu', '']);
  expect(fieldsOf(codeOf({}))).toContain('maxLength="200"');
});

it('the address is offered only if the code contains one; black ink is offered unless the label is black on white', () => {
  const page = fieldsOf(codeOf({}));
  expect(page).toContain('example.com');
  expect(page).toMatch(/lack ink/);
  expect(fieldsOf(codeOf({}), { isBlack: true })).not.toMatch(/lack ink/);
  const ticks = (code: Remade) => fieldsOf(code).match(/type="checkbox"/g)?.length;
  expect(ticks(codeOf({ type: 'text', content: 'Hello' }))).toBe((ticks(codeOf({})) ?? 0) - 1);
});

it('up to 1,000 copies can be printed', () => {
  expect(fieldsOf(codeOf({}), { copies: 1000 })).not.toContain('aria-invalid="true"');
  expect(fieldsOf(codeOf({}))).toContain('max="1000"');
});

const FIRST = {
  layout: { moduleWidth: 0.6, block: { isCut: false, isLineLeftOut: false } },
  made: { code: { size: 25, level: 'H' } },
};
const RUN = { sheet: SHEET, labels: [], first: FIRST, leftOut: 0, narrow: 0, cut: 0 };

function meaningOf(run: object, { title = 'Menu', failed = 0 } = {}): string {
  const whole = { ...RUN, ...run } as unknown as DrawnRun;
  return renderToStaticMarkup(createElement(LabelMeaning, { run: whole, sheet: SHEET, title, failed }));
}

const firstWith = (layout: object, code: object = {}) => ({
  first: { layout: { ...FIRST.layout, ...layout }, made: { code: { ...FIRST.made.code, ...code } } },
});

it('LabelMeaning shows the size of the code, and no caution if all is well', () => {
  expect(meaningOf({})).toContain(labelWords.size(15, '0.6'));
  expect(meaningOf({})).not.toContain('data-tone="warning"');
});

it.each([
  ['narrow modules', firstWith({ moduleWidth: 0.3 }), labelWords.narrow('0.3')],
  ['the lower error correction level', firstWith({}, { level: 'M' }), labelWords.levelM],
  [
    'an address that is left out',
    firstWith({ block: { isCut: false, isLineLeftOut: true } }),
    labelWords.addressLeftOut,
  ],
  ['words that are cut', firstWith({ block: { isCut: true, isLineLeftOut: false } }), labelWords.wordsCut],
  ['words that are left out', firstWith({ block: null }), labelWords.wordsLeftOut],
  ['other codes with narrow modules', { narrow: 2 }, labelWords.othersNarrow(2)],
  ['other codes whose words are cut', { cut: 2 }, labelWords.othersCut(2)],
  ['other codes that do not fit', { leftOut: 2 }, labelWords.leftOut(2)],
])('LabelMeaning reports %s', (_, run, words) => {
  const told = words.replaceAll("'", '&#x27;');
  expect(meaningOf(run)).toContain(told);
  expect(meaningOf({})).not.toContain(told);
});

it('codes that do not fit and codes that cannot be made are counted together', () => {
  expect(meaningOf({}, { failed: 3 })).toContain(labelWords.leftOut(3).replaceAll("'", '&#x27;'));
  expect(meaningOf({ leftOut: 2 }, { failed: 3 })).toContain(labelWords.leftOut(5).replaceAll("'", '&#x27;'));
});

it('a label without words has no caution about words that are left out', () => {
  expect(meaningOf(firstWith({ block: null }), { title: '  ' })).not.toContain('data-tone="warning"');
});

it('if the code does not fit, LabelMeaning shows that problem instead of the size', () => {
  const page = meaningOf({ first: null });
  expect(page).toContain('data-tone="problem"');
  expect(page).not.toContain('0.6');
});

it('the list of other codes is open only if another page requested some of them', () => {
  const listWith = (others: LabelChoice['others']) =>
    renderToStaticMarkup(
      createElement(OtherCodesChoice, { id: '7', others, copies: new Map(), change: () => undefined }),
    );
  expect(listWith(new Map([['8', 1]]))).toMatch(/<details open="".*Loading your codes/);
  expect(listWith(new Map())).not.toContain('open=""');
  expect(listWith(new Map())).not.toContain('Loading your codes');
});
