import { describe, expect, it } from 'vitest';
import { emptyMapping, type Mapping, parseMapping, unusedColumns } from './mapping.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('parseMapping', () => {
  const mapping: Mapping = {
    ...emptyMapping('wifi', SEED),
    templates: { content: '{a}', password: '{b}' },
    labelLines: ['{a}'],
  };

  it('accepts 8 lines and templates of 4,000 characters, but no more', () => {
    const largest = { ...mapping, labelLines: Array(8).fill('x'.repeat(4000)), caption: 'x'.repeat(4000) };
    expect(parseMapping(largest)).toEqual(largest);
    expect(parseMapping({ ...mapping, labelLines: ['x'.repeat(4001)] })).toBeNull();
  });

  it('reads a mapping back unchanged', () => {
    expect(parseMapping(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping);
  });

  it.each([
    null,
    [],
    'x',
    {},
    { ...mapping, type: 'nothing' },
    { ...mapping, templates: { content: 5 } },
    { ...mapping, templates: { content: 'x'.repeat(4001) } },
    { ...mapping, templates: 'x' },
    { ...mapping, figure: 5 },
    { ...mapping, seed: 'short' },
    { ...mapping, labelLines: Array(9).fill('') },
  ])('refuses %j', (value) => {
    expect(parseMapping(value)).toBeNull();
  });

  it('keeps the templates of a type whose rules have not been loaded', () => {
    const event = { ...mapping, type: 'event', templates: { content: '{a}', starts: '{b}' } };
    expect(parseMapping(event)).toEqual(event);
  });
});

it('unusedColumns names the columns with text that no template and no number of copies uses', () => {
  const columns = ['Name', 'Qty', 'Fax', 'Empty', 'Room'];
  const mapping = {
    ...emptyMapping('text', SEED),
    templates: { content: '{name}' },
    copies: 'qty',
    caption: 'In {Room}',
  };
  const rows = [{ number: 2, cells: ['Ann', '1', '+49 30 1', ' ', '3'] }];
  expect(unusedColumns(mapping, { columns, rows })).toEqual(['Fax']);
});
