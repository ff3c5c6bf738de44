import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandMark } from './brand-mark.tsx';

it('the mark of the site is a decorative finder pattern whose ring is open at its top right corner', () => {
  const mark = renderToStaticMarkup(createElement(BrandMark));
  expect(mark).toMatch(/^<svg viewBox="0 0 7 7" width="28" height="28" aria-hidden="true"/);
  const [ring, center] = [...mark.matchAll(/d="([^"]+)"/g)].map(([, d]) => d);
  const row = (y: number) =>
    Array.from({ length: 7 }, (_, x) => (isIn(ring, x, y) ? 'D' : isIn(center, x, y) ? 'C' : '.')).join('');
  expect([0, 1, 2, 3, 4, 5, 6].map(row)).toEqual([
    ...['DDDD...', 'D......', 'D.CCC..', 'D.CCC.D', 'D.CCC.D', 'D.....D', 'DDDDDDD'],
  ]);
});

/** Whether the middle of a module is inside a closed path of horizontal and vertical lines. */
function isIn(path: string, column: number, row: number): boolean {
  let [x, y] = [0, 0];
  const corners = [...path.matchAll(/([Mhv])([-\d ]+)/g)].map(([, command, numbers]) => {
    const [across, down = 0] = numbers.split(' ').map(Number);
    if (command === 'M') [x, y] = [across, down];
    else if (command === 'h') x += across;
    else y += across;
    return { x, y };
  });
  const crossed = corners.filter((corner, k) => {
    const next = corners[(k + 1) % corners.length];
    const isBeside = Math.min(corner.y, next.y) <= row && row < Math.max(corner.y, next.y);
    return isBeside && corner.x > column;
  });
  return crossed.length % 2 === 1;
}
