import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyMapping } from '#tables/mapping';
import { BesideFields } from './beside-fields.tsx';

const EMPTY = emptyMapping('url', 'a'.repeat(32));

function fieldsOf(
  mapping: Partial<typeof EMPTY>,
  hasOwnCaption = false,
  columns: readonly string[] = ['Name'],
): string {
  const props = { mapping: { ...EMPTY, ...mapping }, hasOwnCaption, columns, change: () => undefined };
  return renderToStaticMarkup(createElement(BesideFields, props));
}

it.each([
  ['neither is filled', fieldsOf({}), false],
  ["the visitor's caption is filled", fieldsOf({ caption: '{Name}' }, true), true],
  ['the copies are filled', fieldsOf({ copies: 'Copies' }), true],
  ['only the default caption is filled', fieldsOf({ caption: '{Name}' }), false],
])('the section for a caption and copies is open only if the visitor has filled a field: %s', (_, page, isOpen) => {
  expect(page.includes('open=""')).toBe(isOpen);
});

it('a column for the number of copies can be chosen, and stays chosen even if the table does not have it', () => {
  const optionsFor = (copies: string, columns: readonly string[]) => {
    const select = fieldsOf({ copies }, true, columns).split('<select').at(-1) ?? '';
    return [...select.matchAll(/<option value="([^"]*)"( selected="")?/g)].map(([, name, isChosen]) =>
      isChosen ? `${name} (chosen)` : name,
    );
  };
  expect(optionsFor('Number', ['Name', 'Number'])).toEqual(['', 'Name', 'Number (chosen)']);
  expect(optionsFor('Number', ['Name'])).toEqual(['', 'Number (chosen)', 'Name']);
  expect(optionsFor('number', ['Name', 'Number'])).toEqual(['', 'Name', 'Number (chosen)']);
  expect(optionsFor('', ['Name'])).toEqual([' (chosen)', 'Name']);
});
