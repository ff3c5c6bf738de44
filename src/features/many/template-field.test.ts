import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TemplateField } from './template-field.tsx';

function fieldFor(template: string, columns: readonly string[] = ['Name'], rest: object = {}): string {
  const props = { label: 'Template', template, columns, change: () => undefined, ...rest };
  return renderToStaticMarkup(createElement(TemplateField, props));
}

it('the field offers at most 200 columns, then the row number and a random text', () => {
  const columns = Array.from({ length: 201 }, (_, k) => `c${k}`);
  const offered = [...fieldFor('', columns).matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
  expect(offered).toEqual(['', ...columns.slice(0, 200).map((name) => `{${name}}`), '{row}', '{random:10}']);
});

it.each([
  ['{Name}', null],
  ['{ name }', null],
  ['{row}', null],
  ['{Town}', 'No column is called “Town”.'],
  ['{Name', 'A brace is not closed.'],
])('the template %s has the problem: %s', (template, problem) => {
  const page = fieldFor(template);
  expect(page.includes('aria-invalid="true"')).toBe(problem !== null);
  if (problem) expect(page).toContain(problem);
});

it('a hint is part of the description of the field, and a long field has several lines', () => {
  const described = (page: string) => /aria-describedby="([^"]*)"/.exec(page)?.[1].split(' ').length;
  expect(described(fieldFor('', [], { hint: 'Hint' }))).toBe(2);
  expect(described(fieldFor(''))).toBe(1);
  expect(fieldFor('', [], { isLong: true })).toContain('<textarea');
  expect(fieldFor('')).toContain('type="text"');
});
