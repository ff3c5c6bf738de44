import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
import type { ReadyDraft } from '#workbench';
import { DraftContext, type Margin, MarginContext } from './draft-context.ts';
import { WeaveGroup } from './weave-group.tsx';

const FACTS = { match: 0.9, focusMatch: 0.9, flatShare: 0.1, wrongCodewords: 3, correctable: 9 };

function group(facts: object | null, margin: Margin | null, strength = 0.5, text = 'x'): string {
  const draft = facts && {
    design: DEFAULT_DESIGN,
    image: null,
    made: { text, woven: { weave: DEFAULT_WEAVE, facts } },
  };
  const weave = { ...DEFAULT_WEAVE, strength };
  return renderToStaticMarkup(
    createElement(
      DraftContext,
      { value: draft as unknown as ReadyDraft | null },
      createElement(
        MarginContext,
        { value: margin },
        createElement(WeaveGroup, { image: 'data:,', weave, changeWeave: () => {} }),
      ),
    ),
  );
}

it('the used share of error correction is as measured, or else as the weaver reported it', () => {
  expect(group(FACTS, null)).toContain('uses 33% of the error correction');
  expect(group(FACTS, { wrong: 0, correctable: 9 })).toContain('uses none of the error correction');
  expect(group(null, { wrong: 0, correctable: 9 })).not.toContain('of the error correction');
});

it('a flat picture has a warning, and the warning for a long text states its length in bytes', () => {
  expect(group(FACTS, null)).not.toContain('data-tone="warning"');
  expect(group({ ...FACTS, flatShare: 0.9 }, null)).toContain('data-tone="warning"');
  expect(group(FACTS, null, 0.5, 'ä'.repeat(41))).toContain('(82 bytes)');
});

it.each([
  [0, 'Clearer picture', '0%'],
  [0.29, 'Clearer picture', '29%'],
  [0.3, 'In between', '30%'],
  [0.7, 'In between', '70%'],
  [0.71, 'Easier to scan', '71%'],
  [1, 'Easier to scan', '100%'],
])('the strength %d is called "%s" and shown as %s', (strength, words, percent) => {
  expect(group(null, null, strength)).toMatch(new RegExp(`step="5" aria-valuetext="${words}"`));
  expect(group(null, null, strength)).toContain(`>${percent}</output>`);
});

it('each level of detail states its smallest print width, which grows from Bold over Fine to Finest', () => {
  const widths = [...group(null, null).matchAll(/(Bold|Fine|Finest): print at (\d+) mm/g)];
  expect(widths.map(([, name]) => name)).toEqual(['Bold', 'Fine', 'Finest']);
  const [bold, fine, finest] = widths.map(([, , mm]) => Number(mm));
  expect(bold < fine && fine < finest).toBe(true);
});

it('the circle has a slider for each direction, which states the place of the circle in words', () => {
  const sliders = [...group(null, null).matchAll(/aria-label="(Across|Down)" aria-valuetext="([^"]+)"/g)];
  expect(sliders.map(([, axis]) => axis)).toEqual(['Across', 'Down']);
  expect(new Set(sliders.map(([, , words]) => words))).toEqual(new Set(['Center 50% across and 47% down, radius 22%']));
});
