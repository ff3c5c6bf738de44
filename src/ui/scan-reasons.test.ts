import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { makeCode } from '#making';
import type { Fix, Reason, ScanReport } from '#scanning';
import { scanWords } from '#words/scan';
import { ScanFigures } from './scan-figures.tsx';
import { ScanReasons } from './scan-reasons.tsx';

const DESIGN = { ...DEFAULT_DESIGN, type: 'text', content: 'quiet' } as const;
const { drawing } = makeCode(DESIGN, null);
const FIX = { design: DESIGN, verdict: 'everywhere', changes: [{ kind: 'square-corners' }] } as unknown as Fix;
const BOTH = { ...FIX, changes: [{ kind: 'swap' }, { kind: 'square-corners' }] } as unknown as Fix;

const base = { verdict: 'unlikely', fix: null, whyNoFix: null };
const ROUND = { ...base, finding: { id: 'corners', kind: 'corners', verdict: 'unlikely' } } as unknown as Reason;
const SMALL = {
  ...base,
  finding: { id: 'density', kind: 'density', verdict: 'unlikely', size: 57, pixels: 3.14 },
} as unknown as Reason;

function reasons(report: Partial<ScanReport>, props: Partial<Parameters<typeof ScanReasons>[0]> = {}): string {
  return renderToStaticMarkup(
    createElement(ScanReasons, {
      report: { reasons: [], everything: null, ...report } as unknown as ScanReport,
      ...{ isCurrent: true, before: drawing, draw: () => drawing, apply: () => {} },
      ...props,
    }),
  );
}

function textOf(markup: string): string {
  return markup.replace(/<[^>]+>/g, '|').replaceAll('&#x27;', "'");
}

it('each reason comes with its fix, or says why there is none', () => {
  const shown = reasons({
    reasons: [
      { ...ROUND, fix: FIX },
      { ...SMALL, whyNoFix: 'text-too-long' },
    ] as Reason[],
  });
  const [first, second] = shown.match(/<li.*?<\/li>/g) as string[];
  expect(textOf(first)).toContain(scanWords.found.roundCorners);
  expect(first).toContain('<button');
  expect(textOf(first)).toContain(scanWords.withFix.everywhere);
  expect(textOf(second)).toContain(scanWords.found.smallModules);
  expect(textOf(second)).toContain(scanWords.noFix['text-too-long']);
  expect(second).not.toContain('<button');
});

it('without reasons and fixes, nothing is shown', () => {
  expect(reasons({})).toBe('');
});

it('the fix for all reasons together comes last, with its changes', () => {
  const shown = textOf(reasons({ reasons: [{ ...ROUND, fix: FIX }] as Reason[], everything: BOTH }));
  const [, after] = shown.split(scanWords.fixEverything);
  expect(after).toContain(scanWords.fixes.swap);
  expect(after).toContain(scanWords.fixes.squareCorners);
  expect(after).not.toContain(scanWords.found.roundCorners);
});

it('a fix with one change is named after that change, and a fix with several changes lists them', () => {
  const one = reasons({ reasons: [{ ...ROUND, fix: FIX }] as Reason[] });
  expect(one).toMatch(new RegExp(`<button[^>]*>${scanWords.fixes.squareCorners}</button>`));
  const several = reasons({ reasons: [{ ...ROUND, fix: BOTH }] as Reason[] });
  const [, described, name] = /<button[^>]*aria-describedby="([^"]+)"[^>]*>([^<]+)<\/button>/.exec(several) ?? [];
  expect(name).toBe(scanWords.applyAll);
  const list = new RegExp(`<ul id="${described}"[^>]*>.*</ul>`).exec(several)?.[0] ?? '';
  expect(list.match(/<li/g)).toHaveLength(2);
});

it('fixes can be applied only if the report is about the current design', () => {
  const report = { reasons: [{ ...ROUND, fix: FIX }] as Reason[], everything: BOTH };
  expect(reasons(report).match(/disabled/g)).toBeNull();
  expect(reasons(report, { isCurrent: false }).match(/disabled=""/g)).toHaveLength(2);
});

it('a fix shows the code before and after it, unless one of them cannot be drawn', () => {
  const report = { reasons: [{ ...ROUND, fix: FIX }] as Reason[] };
  const drawings = (props: object) => reasons(report, props).match(/<svg[^>]*viewBox="0 0 400 400"/g)?.length ?? 0;
  expect([drawings({}), drawings({ before: null }), drawings({ draw: () => null })]).toEqual([2, 0, 0]);
});

it('the list has the number of passed tests, the error correction, and the figures of each reason that has any', () => {
  const report = {
    ...{ verdict: 'unlikely', stage: 'full', used: 0, correctable: 9, specimen: { code: { level: 'L' } } },
    readings: [{ condition: 'as-is', decoder: 'zxing', isRight: true }],
    reasons: [ROUND, SMALL],
  } as unknown as ScanReport;
  const lines = renderToStaticMarkup(createElement(ScanFigures, { report })).match(/<li>.*?<\/li>/g) ?? [];
  expect(lines.map(textOf).map((line) => line.split('|').filter(Boolean))).toEqual([
    ['Passes 1 of 1 scan tests.'],
    ['No errors to correct.'],
    [expect.stringContaining('level L')],
    [scanWords.found.smallModules, '57 × 57 modules, 3.1 pixels each.'],
  ]);
});
