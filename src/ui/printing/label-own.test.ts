import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OWN_SHEET_LIMITS, type OwnSheetProblem } from '#sheets';
import { labelWords } from '#words/labels';
import { OwnSheetFields, RollFields } from './label-own.tsx';
import { usualOwn } from './label-product.ts';

function fields(problem: OwnSheetProblem | null, language = 'de'): string {
  return renderToStaticMarkup(createElement(OwnSheetFields, { own: usualOwn([language]), change: () => {}, problem }));
}

it('a custom sheet has six numeric fields, each with its limits, and a choice of paper', () => {
  const inputs = [...fields(null).matchAll(/min="([\d.]+)" max="([\d.]+)" value="([\d.]+)"/g)].map((match) =>
    match.slice(1).map(Number),
  );
  const own = usualOwn(['de']);
  expect(inputs).toEqual(
    (['columns', 'rows', 'width', 'height', 'left', 'top'] as const).map((field) => [
      ...[OWN_SHEET_LIMITS[field].least, OWN_SHEET_LIMITS[field].most, own[field]],
    ]),
  );
  const paperOf = (markup: string) => /checked=""[^>]*>(A4|Letter)/.exec(markup)?.[1];
  expect([paperOf(fields(null)), paperOf(fields(null, 'en-US'))]).toEqual(['A4', 'Letter']);
});

it('fields for counts take whole numbers without a unit, and fields for lengths take millimeters with decimals', () => {
  const modes = [...fields(null).matchAll(/inputMode="(\w+)".*?<span>(.*?)<\/span>/g)].map(([, mode, unit]) => [
    mode,
    unit,
  ]);
  expect(modes).toEqual([...Array(2).fill(['numeric', '']), ...Array(4).fill(['decimal', 'mm'])]);
});

it('a problem with the numbers is shown as an alert in place of the hint', () => {
  expect(fields(null)).toContain(labelWords.ownHint);
  expect(fields(null)).not.toContain('role="alert"');
  const problem = fields({ kind: 'columns', most: 3 } as OwnSheetProblem);
  expect(problem).toMatch(/role="alert"[^>]*>Only 3 of these labels fit across/);
  expect(problem).not.toContain(labelWords.ownHint);
});

it('a roll has a width and a height of 8 to 300 mm', () => {
  const roll = renderToStaticMarkup(createElement(RollFields, { roll: { width: 62, height: 29 }, change: () => {} }));
  expect([...roll.matchAll(/min="8" max="300" value="(\d+)"/g)].map(([, value]) => value)).toEqual(['62', '29']);
});
