import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScreenRuler, screenScaleOf } from './screen-ruler.tsx';

it('screenScaleOf divides the width of a bank card on the screen, in pixels, by its real width, 85.6 mm', () => {
  expect(screenScaleOf(428)).toBeCloseTo(5);
});

it('ScreenRuler allows 160 to 720 pixels, and starts at the width of a card at 96 pixels per inch', () => {
  const ruler = renderToStaticMarkup(createElement(ScreenRuler, { keep: () => {} }));
  expect(ruler).toContain('type="range" min="160" max="720"');
  expect(ruler).toContain('value="324"');
  expect(ruler).toContain('aria-valuetext="324 pixels"');
  expect(Math.round((85.6 / 25.4) * 96)).toBe(324);
});
