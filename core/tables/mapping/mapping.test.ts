import { describe, expect, it } from 'vitest';
import { emptyMapping, type Mapping, mappedFields, parseMapping } from './mapping.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

it('mappedFields returns the content first, then the other fields of the type', () => {
  const names = mappedFields('wifi').map(([name]) => name);
  expect(names).toEqual(['content', 'password', 'security', 'hidden']);
  expect(mappedFields('url').map(([name]) => name)).toEqual(['content']);
});

describe('parseMapping', () => {
  const mapping: Mapping = {
    ...emptyMapping('wifi', SEED),
    templates: { content: '{a}', password: '{b}' },
    labelLines: ['{a}'],
  };

  it('accepts 8 lines and templates of 4,000 characters, but no more', () => {
    const largest = { ...mapping, labelLines: Array(8).fill('x'.repeat(4000)), caption: 'x'.repeat(4000) };
    expect(parseMapping(largest, SEED)).toEqual(largest);
    expect(parseMapping({ ...mapping, labelLines: ['x'.repeat(4001)] }, SEED)).toBeNull();
  });

  it('accepts a mapping in which `figure` is absent, and replaces an invalid seed with the given seed', () => {
    const { figure: _, ...old } = mapping;
    expect(parseMapping({ ...old, seed: 'short' }, 'f'.repeat(32))).toEqual({ ...mapping, seed: 'f'.repeat(32) });
  });

  it('reads a mapping back unchanged', () => {
    expect(parseMapping(JSON.parse(JSON.stringify(mapping)), 'f'.repeat(32))).toEqual(mapping);
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
    { ...mapping, caption: 'x'.repeat(4001) },
    { ...mapping, figure: 'x'.repeat(4001) },
    { ...mapping, figure: 5 },
    { ...mapping, copies: 5 },
    { ...mapping, labelLines: Array(9).fill('') },
    { ...mapping, fileName: 'x'.repeat(4001) },
  ])('refuses %j', (value) => {
    expect(parseMapping(value, SEED)).toBeNull();
  });

  it('drops fields that the type does not have', () => {
    const parsed = parseMapping({ ...mapping, type: 'url' }, SEED);
    expect(parsed?.templates).toEqual({ content: '{a}' });
  });
});
