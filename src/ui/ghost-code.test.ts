import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GhostCode } from './ghost-code.tsx';

it('a placeholder for a code has three outlined finder patterns and a few modules, and is decorative', () => {
  const ghost = renderToStaticMarkup(createElement(GhostCode));
  expect(ghost).toMatch(/^<svg[^>]*fill="none"[^>]*aria-hidden="true"/);
  const outlines = [...ghost.matchAll(/d="M([\d.]+) ([\d.]+)h7v7h-7z"/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(outlines).toEqual([
    [2.5, 2.5],
    [15.5, 2.5],
    [2.5, 15.5],
  ]);
  expect(ghost.match(/h1v1h-1z/g)?.length).toBeGreaterThan(5);
});
