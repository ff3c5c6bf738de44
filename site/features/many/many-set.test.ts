import { describe, expect, it } from 'vitest';
import type { ManyOutput } from '#storage';
import { guessMapping } from '#tables/mapping';
import { type ManyAction, type ManySet, manyReducer, newSet, sourceOfText } from './many-set.ts';
import { mappingFor } from './rows.ts';

const SET = newSet('c'.repeat(32));
const COLUMNS = ['Room', 'Name', 'Link'];

const captionFor = (output: ManyOutput, set: ManySet, columns: readonly string[] = COLUMNS): string =>
  mappingFor(output, set, columns).caption;

const withCaption = (caption: string): ManySet => manyReducer(SET, { do: 'change-mapping', change: { caption } });

describe('mappingFor', () => {
  it('uses the column of names as the caption of labels and cards', () => {
    const captions = (['labels', 'cards'] as const).map((output) => captionFor(output, SET));
    expect(captions).toEqual(['{Name}', '{Name}']);
    expect(captionFor('labels', SET, ['Room', 'Link'])).toBe('');
  });

  it.each(['svg', 'png', 'pdf', 'one-pdf'] as const)('leaves the caption of the output %s empty', (output) => {
    expect(mappingFor(output, SET, COLUMNS)).toBe(SET.mapping);
  });

  it("keeps the visitor's caption, even an empty one", () => {
    expect(captionFor('labels', withCaption('{Room}'))).toBe('{Room}');
    expect(captionFor('labels', withCaption(''))).toBe('');
  });

  it('keeps a caption that is not empty, even if the caption does not count as changed by the visitor', () => {
    expect(captionFor('cards', { ...SET, mapping: { ...SET.mapping, caption: '{Room}' } })).toBe('{Room}');
  });
});

it('cards of counted numbers have them as their number, unless the visitor has chosen another one or none', () => {
  const range = { from: 1, to: 24, step: 1, digits: 2, prefix: 'T', suffix: '' };
  const counted: ManySet = { ...SET, source: { is: 'range', range } };
  const figureFor = (set: ManySet, output: ManyOutput = 'cards') => mappingFor(output, set, ['text', 'number']).figure;
  expect(figureFor(counted)).toBe('{number}');
  expect(figureFor(manyReducer(counted, { do: 'change-mapping', change: { figure: '' } }))).toBe('');
  expect([figureFor(SET), figureFor(counted, 'labels')]).toEqual(['', '']);
});

const reduce = (set: ManySet, ...actions: ManyAction[]): ManySet => actions.reduce(manyReducer, set);

describe('manyReducer', () => {
  const SOURCE = { is: 'text', text: 'a' } as const;
  const rows = [{ number: 2, cells: ['https://example.com', 'a', '3'] }];
  const GUESS: ManyAction = {
    do: 'guess',
    guess: guessMapping({ columns: ['Link', 'Id', 'Copies'], rows }, SET.mapping.seed),
  };

  it('drops the hints on how to read a table if another table is imported', () => {
    const set = reduce(SET, { do: 'read-as', hints: { delimiter: ';' } }, { do: 'bring', source: SOURCE, key: 'k' });
    expect(set).toEqual({ ...SET, source: SOURCE, sourceKey: 'k', hints: {} });
  });

  it('keeps the target if the numbers are counted anew or another type is chosen, but not for another table', () => {
    const range = { from: 1, to: 9, step: 1, digits: 2, prefix: 'https://example.com/', suffix: '' };
    const count = (prefix: string): ManyAction => ({
      ...{ do: 'bring', key: prefix },
      source: { is: 'range', range: { ...range, prefix } },
    });
    const target = 'https://shop.example/{number}';
    const typed = reduce(SET, count('https://example.com/'), { do: 'change-mapping', change: { target } });
    const back = reduce(typed, count(''), { do: 'choose-type', type: 'text' }, { do: 'choose-type', type: 'url' });
    expect(back.mapping).toMatchObject({ type: 'url', target });
    expect(reduce(back, { do: 'bring', source: SOURCE, key: 'k' }).mapping.target).toBe('');
  });

  it('keeps the table that another one replaces, with its corrections, until the next one; typing replaces none', () => {
    const file = { is: 'file', file: new Blob(['b']), name: 'b.csv' } as const;
    const edits = { 2: { 0: 'corrected' } };
    const first: ManySet = { ...SET, source: file, sourceKey: 'k', edits };
    const set = reduce(first, { do: 'bring', source: SOURCE, key: 'l' });
    const typed = reduce(set, { do: 'bring', source: { is: 'text', text: 'ab' }, key: 'm', isTyped: true });
    expect(typed.earlier).toEqual(first);
    const back = reduce(typed, { do: 'bring-back' });
    expect(back).toMatchObject({ source: file, edits, earlier: { source: { text: 'ab' }, earlier: null } });
    expect(reduce(back, { do: 'bring', source: null, key: 'n' }).earlier).toEqual(first);
  });

  it('adds a hint to the earlier hints, but drops the earlier ones if another sheet is chosen', () => {
    const set = reduce(SET, { do: 'read-as', hints: { headerRow: 0 } }, { do: 'read-as', hints: { delimiter: ';' } });
    expect(set.hints).toEqual({ headerRow: 0, delimiter: ';' });
    expect(reduce(set, { do: 'read-as', hints: { sheet: 1 } }).hints).toEqual({ sheet: 1 });
  });

  it('guesses only the parts of the mapping that the visitor has not changed', () => {
    const guessed = { type: 'url', templates: { content: '{Link}' }, fileName: '{Id}', copies: 'Copies' };
    expect(reduce(SET, GUESS).mapping).toMatchObject(guessed);
    expect(reduce(SET, GUESS).touched).toEqual([]);
    const typed = reduce(SET, { do: 'map', field: 'content', template: 'x' }, GUESS);
    expect(typed.mapping).toMatchObject({ ...guessed, templates: { content: 'x' } });
    const named = reduce(SET, { do: 'change-mapping', change: { fileName: 'x', copies: '' } }, GUESS);
    expect(named.mapping).toMatchObject({ ...guessed, fileName: 'x', copies: '' });
  });

  it('keeps the template of the content if another type is chosen, and drops the templates of other fields', () => {
    const templates = [
      { do: 'map', field: 'content', template: '{Name}' },
      { do: 'map', field: 'password', template: '{Key}' },
    ] as const;
    const { mapping, touched } = reduce(SET, ...templates, { do: 'choose-type', type: 'wifi' });
    expect(mapping).toMatchObject({ type: 'wifi', templates: { content: '{Name}' } });
    expect(mapping.templates).not.toHaveProperty('password');
    expect(touched).toEqual(['content']);
    expect(reduce(SET, { do: 'choose-type', type: 'text' }).mapping.templates).toEqual({});
  });

  it('`restore` replaces the set only if the visitor has not begun it; `open` always replaces it', () => {
    const other = { ...SET, id: '7' };
    expect(reduce(SET, { do: 'restore', set: other })).toBe(other);
    for (const begun of [{ ...SET, source: SOURCE }, withCaption('x')]) {
      expect(reduce(begun, { do: 'restore', set: other })).toBe(begun);
      expect(reduce(begun, { do: 'open', set: other })).toBe(other);
    }
  });

  it('stores the chosen look, and the id under which “Your codes” keeps the set', () => {
    const set = reduce(SET, { do: 'choose-look', look: { is: 'plain' } }, { do: 'keep-as', id: '7' });
    expect(set).toEqual({ ...SET, look: { is: 'plain' }, id: '7' });
  });
});

it('sourceOfText keeps up to 200,000 characters as text, and a longer text as a file', async () => {
  const text = 'x'.repeat(200_000);
  expect(sourceOfText(text, 'pasted.txt')).toEqual({ is: 'text', text });
  const source = sourceOfText(`${text}y`, 'pasted.txt');
  expect(source.is === 'file' && [source.name, await source.file.text()]).toEqual(['pasted.txt', `${text}y`]);
});
