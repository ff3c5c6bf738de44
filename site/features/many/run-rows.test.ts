import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { emptyMapping } from '#tables/mapping';
import { commonDesign, modulesOf, planSample } from './run-rows.ts';
import type { TableReading } from './table-work.ts';

const MAPPING = { ...emptyMapping('url', 'a'.repeat(32)), templates: { content: '{Link}' } };

it('commonDesign keeps the look of a design, and drops the content, its details and the list of missing secrets', () => {
  const look = {
    ...DEFAULT_DESIGN,
    content: 'own',
    details: { password: 'hidden' },
    leftOut: ['password'],
    foregroundColor: '#123456',
  };
  const common = commonDesign(look as never, { ...MAPPING, type: 'wifi' });
  expect(common).toEqual({ ...DEFAULT_DESIGN, type: 'wifi', content: '', foregroundColor: '#123456' });
});

it('planSample plans the sample rows, and leaves out rows that give no code', () => {
  const rows = ['https://example.com/1', '', 'example.com/3'].map((cell, k) => ({
    number: k + 2,
    cells: [cell],
  }));
  const reading = { columns: ['Link'], sample: { columns: ['Link'], rows } } as unknown as TableReading;
  expect(planSample(reading, MAPPING).map(({ text }) => text)).toEqual([
    'https://example.com/1',
    'https://example.com/3',
  ]);
});

it('modulesOf counts the modules of the code with the longest text', () => {
  const long = `https://example.com/${'a'.repeat(60)}`;
  expect(modulesOf([long])).toBeGreaterThan(modulesOf(['https://a.example']));
  expect(modulesOf(['https://a.example', long, 'https://b.example'])).toBe(modulesOf([long]));
});
