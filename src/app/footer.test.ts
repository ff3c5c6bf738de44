import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Footer } from './footer.tsx';
import { BUILD_YEAR } from './site.ts';

it('a prerendered footer states the year of the build, not the current year, and has three links', () => {
  vi.useFakeTimers({ now: new Date('2050-06-01') });
  const footer = renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, createElement(Footer)));
  vi.useRealTimers();
  expect(footer).toContain(`© ${BUILD_YEAR} Quietzone`);
  expect(BUILD_YEAR).toBeLessThan(2050);
  expect([...footer.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual(['/', '/analytics', '/templates']);
});
