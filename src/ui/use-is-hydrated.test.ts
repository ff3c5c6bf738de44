import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useIsHydrated } from './use-is-hydrated.ts';

function Page() {
  return String(useIsHydrated());
}

it('useIsHydrated is false while a page is prerendered', () => {
  expect(renderToStaticMarkup(createElement(Page))).toBe('false');
});
