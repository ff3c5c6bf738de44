import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DESIGN_VERSION } from '#design';
import { expectLinear } from '#testing';
import { BACKUP_HEAD, beginsAsBackup, type KeptSet, readBackup, writeBackup } from './backup.ts';
import type { KeptCode } from './kept-code.ts';
import { anyDesign } from './testing/random-designs.ts';

const anyCode: fc.Arbitrary<KeptCode> = fc
  .record({
    id: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(String),
    design: anyDesign,
    text: fc.string({ unit: 'binary' }),
    picture: fc.base64String({ minLength: 4 }).map((bytes) => `data:image/png;base64,${bytes}`),
    name: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { nil: undefined }),
    isCopy: fc.option(fc.constant(true), { nil: undefined }),
    updated: fc.option(fc.nat().map(String), { nil: undefined }),
    verdict: fc.option(fc.constantFrom('everywhere', 'not at all'), { nil: undefined }),
  })
  .map(({ name, isCopy, updated, verdict, ...code }) => ({
    ...code,
    ...(updated && { updated }),
    ...(name && { name }),
    ...(isCopy && { isCopy }),
    ...(verdict && { verdict }),
  }));

const anySet: fc.Arbitrary<KeptSet> = fc
  .record({
    id: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(String),
    at: fc.integer({ min: 0, max: 999_999_999_999_999 }),
    name: fc.string({ unit: 'grapheme', maxLength: 20 }),
    codes: fc.nat(),
    plan: fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false })),
    title: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { nil: undefined }),
    table: fc.option(
      fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
      { nil: undefined },
    ),
  })
  .map(({ title, table, ...set }) => ({ ...set, ...(title && { title }), ...(table && { table }) }));

async function written(codes: readonly KeptCode[], sets: readonly KeptSet[] = []): Promise<string> {
  async function* all<T>(values: readonly T[]): AsyncGenerator<T> {
    yield* values;
  }
  let text = '';
  for await (const part of writeBackup(all(codes), all(sets))) text += part;
  return text;
}

const SET: KeptSet = { id: '7', at: 9, name: 'guests.csv', codes: 30, plan: { hints: {} } };

const CODE: KeptCode = { id: '1', design: DEFAULT_DESIGN, text: 'x', picture: 'data:image/png;base64,AAAA' };

describe('a backup', () => {
  it('returns the codes and tables from which it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCode, { maxLength: 5 }), fc.array(anySet, { maxLength: 3 }), async (codes, sets) => {
        // In JSON, −0 is 0.
        const plain = JSON.parse(JSON.stringify(sets.map(({ plan }) => plan)));
        const read = sets.map((set, k) => ({ ...set, plan: plain[k] }));
        const rest = { damaged: 0, newer: 0, damagedSets: 0 };
        expect(readBackup(await written(codes, sets))).toEqual({ is: 'backup', codes, sets: read, ...rest });
      }),
    );
  });

  it.each<[string, (set: Record<string, unknown>) => unknown]>([
    ['an id that is not a time', (set) => ({ ...set, id: '../1' })],
    ['a time that Date does not accept', (set) => ({ ...set, at: 1e15 })],
    ['a negative count', (set) => ({ ...set, codes: -1 })],
    ['no name', ({ name: _, ...set }) => set],
    ['no plan', (set) => ({ ...set, plan: null })],
    ['a table that is not base64', (set) => ({ ...set, table: 'AAA*' })],
    ['a number instead of an object', () => 7],
  ])('leaves out and counts a table with %s', async (_name, damage) => {
    const { sets, ...head } = JSON.parse(await written([CODE], [SET, { ...SET, id: '8' }]));
    const text = JSON.stringify({ ...head, sets: [damage(sets[0]), sets[1]] });
    const read = { codes: [CODE], sets: [{ ...SET, id: '8' }] };
    expect(readBackup(text)).toEqual({ is: 'backup', ...read, damaged: 0, newer: 0, damagedSets: 1 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['an id of 16 digits', { id: '1'.repeat(16) }],
    ['no picture', { picture: undefined }],
    ['a picture that is not PNG', { picture: 'data:image/jpeg;base64,AAAA' }],
    ['something before its picture', { picture: `<svg>${CODE.picture}` }],
    ['something after its picture', { picture: `${CODE.picture}<svg>` }],
  ])('leaves out and counts a code with %s', async (_name, damage) => {
    const { codes, ...head } = JSON.parse(await written([CODE, { ...CODE, id: '2' }]));
    const text = JSON.stringify({ ...head, codes: [{ ...codes[0], ...damage }, codes[1]] });
    expect(readBackup(text)).toMatchObject({ is: 'backup', codes: [{ ...CODE, id: '2' }], damaged: 1 });
  });

  it('drops optional entries of a code or a table if they are not valid', async () => {
    const { codes, sets, ...head } = JSON.parse(await written([CODE], [SET]));
    const code = { ...codes[0], name: '', isCopy: 1, updated: 'now', verdict: 2 };
    const text = JSON.stringify({ ...head, codes: [code], sets: [{ ...sets[0], title: '', codes: 0 }] });
    const rest = { damaged: 0, newer: 0, damagedSets: 0 };
    expect(readBackup(text)).toEqual({ is: 'backup', codes: [CODE], sets: [{ ...SET, codes: 0 }], ...rest });
  });

  it('without a list of tables is read as a backup without tables', async () => {
    const { sets: _, ...codes } = JSON.parse(await written([CODE], [SET]));
    expect(readBackup(JSON.stringify(codes))).toMatchObject({ codes: [CODE], sets: [], damagedSets: 0 });
  });

  it('is recognized by its beginning, even if it was rewritten or cut off; other texts are not recognized', async () => {
    const text = await written([CODE]);
    const parsed = JSON.parse(text);
    const { version, quietzone, codes } = parsed;
    for (const form of [
      text,
      `\n${JSON.stringify(parsed, null, 4)}`,
      JSON.stringify({ version, quietzone, codes }),
      '{"quietzone" : "codes"',
    ]) {
      expect(beginsAsBackup(form.slice(0, BACKUP_HEAD))).toBe(true);
    }
    expect(beginsAsBackup(await written([]))).toBe(true);
    expect(beginsAsBackup('{"quietzone":"codes","version":99,"codes":[{"cut off')).toBe(true);
    const others = ['', '{}', '[]', 'quietzone', '{"quietzone":"design"}', '<svg>{"quietzone":"codes"}</svg>'];
    for (const other of [...others, JSON.stringify({ codes: [parsed] })]) expect(beginsAsBackup(other)).toBe(false);
  });

  it('returns its undamaged codes, and counts damaged codes and codes of a newer format', async () => {
    const text = await written([CODE, CODE, CODE, CODE]);
    const [, ...lines] = text.split('\n').map((line) => line.replace(/,$/, ''));
    const changed = [
      lines[0],
      lines[1].replace('AAAA', '<svg>'),
      lines[2].replace('"version":1', `"version":${DESIGN_VERSION + 1}`),
      lines[3].replace('"id":"1"', '"id":"../1"'),
    ];
    const reading = readBackup(`{"quietzone":"codes","version":1,"codes":[${changed.join()}]}`);
    expect(reading).toEqual({ is: 'backup', codes: [CODE], damaged: 2, newer: 1, sets: [], damagedSets: 0 });
  });

  it('is reported as newer if its format is later than that of this release', () => {
    expect(readBackup('{"quietzone":"codes","version":2,"codes":[]}')).toEqual({ is: 'newer' });
    expect(readBackup('{"quietzone":"codes","version":2,"entries":{}}')).toEqual({ is: 'newer' });
  });

  it('that is cut off is not read, and neither is a text that is no backup', async () => {
    const text = await written([CODE]);
    const others = ['{"quietzone":"design","version":1,"codes":[]}', '{"quietzone":"codes","codes":[]}'];
    for (const other of [
      text.slice(0, -5),
      '',
      'null',
      '[]',
      '{"quietzone":"codes","version":1}',
      'GIF89a',
      ...others,
    ]) {
      expect(readBackup(other)).toEqual({ is: 'none' });
    }
  });

  it.each<[string, (size: number) => string]>([
    ['one long line', (size) => `{"quietzone":"codes","version":1,"codes":["${'x'.repeat(size)}"]}`],
    ['many empty codes', (size) => `{"quietzone":"codes","version":1,"codes":[${'{},'.repeat(size / 3)}{}]}`],
    [
      'a long invalid picture',
      (size) =>
        `{"quietzone":"codes","version":1,"codes":[{"id":"1","text":"","picture":"data:image/png;base64,${'A'.repeat(size)}!"}]}`,
    ],
    [
      'a long invalid table',
      (size) =>
        `{"quietzone":"codes","version":1,"codes":[],"sets":[{"id":"1","at":1,"name":"","codes":1,"plan":{},"table":"${'A'.repeat(size)}!"}]}`,
    ],
  ])('is read in time proportional to its length: %s', { tags: 'timed' }, (_name, makeText) =>
    expectLinear(300_000, makeText, readBackup),
  );

  it('is recognized in time proportional to the length of the text that is checked', { tags: 'timed' }, async () => {
    await expectLinear(200_000, (size) => `{${'"quietzone" '.repeat(size / 12)}`, beginsAsBackup);
  });

  it('is read without an exception, whatever it contains', () => {
    const value = fc.record({
      quietzone: fc.constant('codes'),
      version: fc.constant(1),
      codes: fc.array(fc.jsonValue()),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          value.map((object) => JSON.stringify(object)),
        ),
        (text) => {
          expect(readBackup(text)).toHaveProperty('is');
        },
      ),
    );
  });
});
