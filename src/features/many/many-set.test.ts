import { describe, expect, it } from 'vitest';
import type { ManyOutput } from '#storage';
import { type ManySet, manyReducer, mappingFor, newSet } from './many-set.ts';

const SET = newSet('c'.repeat(32));
const COLUMNS = ['Room', 'Name', 'Link'];

const captionFor = (output: ManyOutput, set: ManySet, columns: readonly string[] = COLUMNS): string =>
  mappingFor(output, set, columns).caption;

const withCaption = (caption: string): ManySet => manyReducer(SET, { do: 'change-mapping', change: { caption } });

describe('mappingFor', () => {
  it('gives labels and cards the column of names as their caption', () => {
    const captions = (['labels', 'cards'] as const).map((output) => captionFor(output, SET));
    expect(captions).toEqual(['{Name}', '{Name}']);
    expect(captionFor('labels', SET, ['Room', 'Link'])).toBe('');
  });

  it.each(['svg', 'png', 'pdf', 'one-pdf'] as const)('leaves the caption of the output %s empty', (output) => {
    expect(mappingFor(output, SET, COLUMNS)).toBe(SET.mapping);
  });

  it("keeps the visitor's caption, also an empty one", () => {
    expect(captionFor('labels', withCaption('{Room}'))).toBe('{Room}');
    expect(captionFor('labels', withCaption(''))).toBe('');
  });

  it('keeps the empty caption of a shared template', () => {
    const opened = manyReducer(SET, { do: 'open-template', mapping: SET.mapping });
    expect(captionFor('labels', opened)).toBe('');
  });

  it('keeps a stored caption that does not count as changed', () => {
    expect(captionFor('cards', { ...SET, mapping: { ...SET.mapping, caption: '{Room}' } })).toBe('{Room}');
  });
});
