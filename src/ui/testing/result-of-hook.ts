import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';

/** Returns the result of a hook when a page is prerendered at this address. Effects do not run. */
export function resultOfHook<T>(hook: () => T, address = '/'): T {
  let result: { readonly is: T } | null = null;
  const probe = createElement(() => {
    result = { is: hook() };
    return null;
  });
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, probe));
  return (result as unknown as { readonly is: T }).is;
}
