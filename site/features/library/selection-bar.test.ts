import { describe, expect, it } from 'vitest';
import { readTable } from '#tables';
import { compileMapping, guessMapping, planRow } from '#tables/mapping';
import { tableOfCodes } from './selection-bar.tsx';

const HEADER = { text: 'Text', fileName: 'File name' };

async function plansOf(...codes: readonly { readonly title: string; readonly text: string }[]) {
  const { table } = await readTable(tableOfCodes(codes, HEADER), {});
  const mapping = guessMapping(table, '0'.repeat(32));
  const recipe = compileMapping(mapping, table.columns);
  return { mapping, plans: table.rows.map((row) => planRow(recipe, row)) };
}

describe('a table of codes', () => {
  it('is read as a table of links with file names if all codes are links', async () => {
    const { mapping, plans } = await plansOf(
      { title: 'Front door', text: 'https://example.com/a?table=1' },
      { title: 'example.com/b', text: 'https://example.com/b' },
    );
    expect(mapping.type).toBe('url');
    expect(plans).toMatchObject([
      { is: 'ready', text: 'https://example.com/a?table=1' },
      { is: 'ready', text: 'https://example.com/b' },
    ]);
    expect(mapping).toMatchObject({ templates: { content: '{Text}' }, fileName: '{File name}' });
  });

  it('keeps the exact texts of several types of codes, even with line breaks or a leading equals sign', async () => {
    const texts = ['WIFI:T:WPA;S:Café;P:"a,b";;', 'BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD', '=1+1', 'https://example.com'];
    const { mapping, plans } = await plansOf(...texts.map((text) => ({ title: text, text })));
    expect(mapping.type).toBe('text');
    expect(plans.map((plan) => plan.is === 'ready' && plan.text)).toEqual(texts);
  });
});
