import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScanBadge, ScanShape } from './scan-badge.tsx';

const RANKS = [undefined, 0, 1, 2, 3] as const;

it('each verdict has its words, and its own shape, which is hidden from assistive technology', () => {
  const shapes = RANKS.map((rank) => renderToStaticMarkup(createElement(ScanShape, { rank })));
  const drawn = shapes.map((shape) => shape.replace(/ data-rank="\d"/, ''));
  expect(new Set(drawn).size).toBe(RANKS.length);
  for (const shape of shapes) expect(shape).toContain('aria-hidden="true"');
  const badge = renderToStaticMarkup(createElement(ScanBadge, { rank: 2, text: 'Unlikely to scan' }));
  expect(badge).toMatch(/^<span[^>]*data-rank="2">.*Unlikely to scan<\/span>$/);
  expect(badge).toContain(shapes[3]);
});

it('the shapes are a disc with a tick, a half-filled disc, a triangle and a cross; an unknown verdict has a dashed disc', () => {
  const curvesIn = (rank: (typeof RANKS)[number]) =>
    renderToStaticMarkup(createElement(ScanShape, { rank })).match(/a\d/g)?.length ?? 0;
  expect(RANKS.slice(1).map(curvesIn)).toEqual([2, 3, 0, 0]);
  expect(renderToStaticMarkup(createElement(ScanShape, {}))).toContain('stroke-dasharray');
});
