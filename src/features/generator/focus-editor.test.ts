import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_WEAVE, WEAVE_FOCUS_RADIUS_MAX, WEAVE_FOCUS_RADIUS_MIN } from '#design';
import { styleWords } from '#words/generator-style';
import { cssPercent } from './focus-circle.tsx';
import { FocusEditor } from './focus-editor.tsx';

function editor(focus: Partial<typeof DEFAULT_WEAVE.focus>): string {
  const { crop } = DEFAULT_WEAVE;
  const props = { image: 'data:,', crop, focus: { ...DEFAULT_WEAVE.focus, ...focus }, change: () => {} };
  return renderToStaticMarkup(createElement(FocusEditor, props));
}

it('cssPercent returns a share in percent, with at most one digit after the point', () => {
  expect([0, 0.5, 1 / 3, 1.2345, -0.1].map(cssPercent)).toEqual(['0%', '50%', '33.3%', '123.5%', '-10%']);
});

it('the circle has its middle in the focus, and is twice as wide as its radius', () => {
  const circle = /role="group"[^>]*style="([^"]*)"/.exec(editor({ x: 0.5, y: 0.405, radius: 0.2 }))?.[1];
  expect(circle?.split(';')).toEqual(['inline-size:40%', 'inset-inline-start:30%', 'inset-block-start:20.5%']);
});

it('the circle can be made neither smaller nor larger than weaving allows', () => {
  const isOff = (radius: number) =>
    [styleWords.smallerCircle, styleWords.largerCircle].map((name) =>
      new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`).exec(editor({ radius }))?.[0].includes('disabled=""'),
    );
  expect(isOff(WEAVE_FOCUS_RADIUS_MIN)).toEqual([true, false]);
  expect(isOff(WEAVE_FOCUS_RADIUS_MIN + 0.01)).toEqual([false, false]);
  expect(isOff(WEAVE_FOCUS_RADIUS_MAX)).toEqual([false, true]);
});
