import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptyMapping } from '#tables/mapping';
import { WordsFields } from './words-fields.tsx';

const MAPPING = { ...emptyMapping('url', 'a'.repeat(32)), labelLines: ['{A}', '{B}'] };

function fieldsFor(output: 'labels' | 'cards', rest: object = {}): string {
  const props = {
    mapping: MAPPING,
    columns: ['Link', 'Code'],
    dispatch: () => undefined,
    output,
    hasFigure: false,
    ...rest,
  };
  return renderToStaticMarkup(createElement(WordsFields, props));
}

const labelsOf = (page: string) => [...page.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);

it('labels have a field for a caption and one for lines; cards have a headline, a line and sometimes a number', () => {
  expect(labelsOf(fieldsFor('labels', { hasFigure: true }))).toEqual(['Caption', 'Lines below the caption']);
  expect(labelsOf(fieldsFor('cards'))).toEqual(['Headline', 'Line below']);
  expect(labelsOf(fieldsFor('cards', { hasFigure: true }))).toEqual(['Headline', 'Line below', 'Number']);
});

it('the lines of a label are typed in one field with several lines', () => {
  expect(fieldsFor('labels')).toMatch(/<textarea[^>]*>{A}\n{B}<\/textarea>/);
});

it.each([
  ['the column of names', ['Link', 'Name'], { content: '{Link}' }, '{Name}'],
  ['the first column that the code does not use', ['Link', 'Code', 'Town'], { content: '{Link}' }, '{Code}'],
  ['the first column if the code uses all', ['Link', 'Code'], { content: '{Link}?{Code}' }, '{Link}'],
])('the example in the hint for the lines of a label is %s', (_, columns, templates, example) => {
  const page = fieldsFor('labels', { columns, mapping: { ...MAPPING, templates } });
  expect(page).toContain(`such as ${example}.`);
});
