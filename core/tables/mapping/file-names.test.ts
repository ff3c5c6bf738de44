import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { cleanFileName, UniqueNames } from './file-names.ts';

describe('cleanFileName', () => {
  it.each(
    Object.entries({
      'Zoë & Co (3b)': 'Zoë & Co (3b)',
      'a/b\\c:d*e?f"g<h>i|j': 'a_b_c_d_e_f_g_h_i_j',
      'e\u0301': 'é',
      'e\u200E\u0301': 'é',
      'a\nb\tc': 'a_b_c',
      'name. . ': 'name',
      '..': '',
      '.hidden': 'hidden',
      '../../etc': '_.._etc',
      CON: '_CON',
      'nul.txt': '_nul.txt',
      COM1: '_COM1',
      COM10: 'COM10',
      console: 'console',
      'photo\u202Egpj.exe': 'photogpj.exe',
      'محل 4': 'محل 4',
      क्‍ष: 'क्‍ष',
      '\uD800x': '_x',
    }),
  )('turns %j into %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned);
  });

  it('replaces control characters and characters that a file system forbids, and no others, by _', () => {
    const controls = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)];
    const replaced = range(0x00, 0xff).filter((character) => cleanFileName(`a${character}b`) === 'a_b');
    expect(new Set(replaced)).toEqual(new Set([...controls, ...'<>:"/\\|?*_']));
  });

  // https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
  it('puts _ before every name that Windows reserves for a device', () => {
    const numbers = [...range(0x31, 0x39), '¹', '²', '³'];
    const devices = ['CON', 'PRN', 'AUX', 'NUL', ...numbers.flatMap((number) => [`COM${number}`, `LPT${number}`])];
    for (const name of [...devices, ...devices.map((device) => `${device.toLowerCase()}.tar`)]) {
      expect(cleanFileName(name)).toBe(`_${name}`);
    }
    for (const name of ['COM', 'LPT0', 'CONS', 'auxiliary.txt']) expect(cleanFileName(name)).toBe(name);
  });

  it('cuts a name to 120 bytes without splitting a character', () => {
    expect(cleanFileName('x'.repeat(121))).toBe('x'.repeat(120));
    expect(cleanFileName('字'.repeat(41))).toBe('字'.repeat(40));
    expect(cleanFileName(`x${'😀'.repeat(40)}`)).toBe(`x${'😀'.repeat(29)}`);
  });
});

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, k) => String.fromCodePoint(first + k));
}

describe('UniqueNames', () => {
  it('returns names that differ in more than case', () => {
    const names = new UniqueNames();
    expect(['a', 'A', 'a-2', 'a', 'ä', 'Ä', 'b'].map((name) => names.take(name))).toEqual([
      'a',
      'A-2',
      'a-2-2',
      'a-3',
      'ä',
      'Ä-2',
      'b',
    ]);
  });

  it('returns no two names that are the same in capital letters', () => {
    // Some file systems compare names in capital letters. Others use their own tables of capital and small letters.
    const names = new UniqueNames();
    expect(['σ', 'ς', 'Σ', 'ſ', 's', 'straße', 'STRASSE'].map((name) => names.take(name))).toEqual([
      ...['σ', 'ς-2', 'Σ-3', 'ſ', 's-2', 'straße', 'STRASSE-2'],
    ]);
  });

  it('keeps any names clean and at most 120 bytes long', () => {
    const some = fc.string({
      unit: fc.constantFrom('a', 'A', 'é', 'E\u0301', '.', ' ', '/', '字', '-', '2'),
      maxLength: 130,
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (written) => {
        const names = new UniqueNames();
        const taken = written.map((name) => names.take(cleanFileName(name) || 'x'));
        expect(new Set(taken.map((name) => name.toLowerCase().normalize('NFC'))).size).toBe(taken.length);
        for (const name of taken) {
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(120);
          expect(cleanFileName(name)).toBe(name);
        }
      }),
    );
  });

  it('takes time proportional to the number of names', { tags: 'timed' }, async () => {
    await expectLinear(
      20_000,
      (size) => Array.from({ length: size }, (_, k) => (k % 2 ? 'a' : `a-${k}`)),
      (written) => {
        const names = new UniqueNames();
        return written.map((name) => names.take(name)).length;
      },
    );
  });
});
