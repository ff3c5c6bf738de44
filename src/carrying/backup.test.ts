import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DESIGN_VERSION } from '#design';
import { expectLinear } from '#testing';
import { BACKUP_HEAD, beginsAsBackup, type KeptCode, readBackup, writeBackup } from './backup.ts';
import { anyDesign } from './testing/random-designs.ts';

const anyCode: fc.Arbitrary<KeptCode> = fc
  .record({
    id: fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(String),
    design: anyDesign,
    text: fc.string({ unit: 'binary' }),
    picture: fc.base64String({ minLength: 4 }).map((bytes) => `data:image/png;base64,${bytes}`),
    name: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { nil: undefined }),
    isCopy: fc.option(fc.constant(true), { nil: undefined }),
    verdict: fc.option(fc.constantFrom('everywhere', 'not at all'), { nil: undefined }),
  })
  .map(({ name, isCopy, verdict, ...code }) => ({
    ...code,
    ...(name && { name }),
    ...(isCopy && { isCopy }),
    ...(verdict && { verdict }),
  }));

async function written(codes: readonly KeptCode[]): Promise<string> {
  async function* all(): AsyncGenerator<KeptCode> {
    yield* codes;
  }
  let text = '';
  for await (const part of writeBackup(all())) text += part;
  return text;
}

const CODE: KeptCode = { id: '1', design: DEFAULT_DESIGN, text: 'x', picture: 'data:image/png;base64,AAAA' };

describe('a backup', () => {
  it('gives back the codes that it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCode, { maxLength: 5 }), async (codes) => {
        expect(readBackup(await written(codes))).toEqual({ is: 'backup', codes, damaged: 0, newer: 0 });
      }),
    );
  });

  it('is told by how it begins, also when other programs wrote it anew, and nothing else is taken for one', async () => {
    const text = await written([CODE]);
    const parsed = JSON.parse(text);
    const { version, quietzone, codes } = parsed;
    for (const form of [text, `\n${JSON.stringify(parsed, null, 4)}`, JSON.stringify({ version, quietzone, codes })]) {
      expect(beginsAsBackup(form.slice(0, BACKUP_HEAD))).toBe(true);
    }
    expect(beginsAsBackup(await written([]))).toBe(true);
    const others = ['', '{}', '[]', 'quietzone', '{"quietzone":"design"}', '<svg>{"quietzone":"codes"}</svg>'];
    for (const other of [...others, JSON.stringify({ codes: [parsed] })]) expect(beginsAsBackup(other)).toBe(false);
  });

  it('gives back what of it is whole, and counts the rest', async () => {
    const text = await written([CODE, CODE, CODE, CODE]);
    const [, ...lines] = text.split('\n').map((line) => line.replace(/,$/, ''));
    const changed = [
      lines[0],
      lines[1].replace('AAAA', '<svg>'),
      lines[2].replace('"version":1', `"version":${DESIGN_VERSION + 1}`),
      lines[3].replace('"id":"1"', '"id":"../1"'),
    ];
    const reading = readBackup(`{"quietzone":"codes","version":1,"codes":[${changed.join()}]}`);
    expect(reading).toEqual({ is: 'backup', codes: [CODE], damaged: 2, newer: 1 });
  });

  it('of a later format says so', () => {
    expect(readBackup('{"quietzone":"codes","version":2,"codes":[]}')).toEqual({ is: 'newer' });
  });

  it('that is cut off, and every other text, is none', async () => {
    const text = await written([CODE]);
    for (const other of [text.slice(0, -5), '', 'null', '[]', '{"quietzone":"codes","version":1}', 'GIF89a']) {
      expect(readBackup(other)).toEqual({ is: 'none' });
    }
  });

  it('keeps 200 characters of a name', async () => {
    const nameOf = async (name: string) => {
      const reading = readBackup(await written([{ ...CODE, name }]));
      return reading.is === 'backup' && reading.codes[0].name;
    };
    expect(await nameOf('n'.repeat(200))).toBe('n'.repeat(200));
    expect(await nameOf('n'.repeat(201))).toBe('n'.repeat(200));
  });

  it.each<[string, (size: number) => string]>([
    ['one long line', (size) => `{"quietzone":"codes","version":1,"codes":["${'x'.repeat(size)}"]}`],
    ['many empty codes', (size) => `{"quietzone":"codes","version":1,"codes":[${'{},'.repeat(size / 3)}{}]}`],
    [
      'a long picture that is none',
      (size) =>
        `{"quietzone":"codes","version":1,"codes":[{"id":"1","text":"","picture":"data:image/png;base64,${'A'.repeat(size)}!"}]}`,
    ],
    ['brackets', (size) => `{"quietzone":"codes","version":1,"codes":[${'['.repeat(size)}`],
  ])(
    'takes time in proportion to the file: %s',
    (_name, makeText) => expectLinear(300_000, makeText, readBackup),
    60_000,
  );

  it('is told by its beginning in time that grows with the beginning', async () => {
    await expectLinear(200_000, (size) => `{${'"quietzone" '.repeat(size / 12)}`, beginsAsBackup);
    await expectLinear(200_000, (size) => `{"quietzone"${' '.repeat(size)}`, beginsAsBackup);
    await expectLinear(200_000, (size) => ' '.repeat(size), beginsAsBackup);
  }, 60_000);

  it('never throws', () => {
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
