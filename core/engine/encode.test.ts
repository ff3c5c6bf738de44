import { Encoder, Kanji } from '@nuintun/qrcode';
import fc from 'fast-check';
import { correction, generate } from 'lean-qr';
import { encode as encodeElsewhere } from 'uqr';
import { expect, test } from 'vitest';
import { dataCodewords } from './capacity.ts';
import {
  bestMask,
  blockLayout,
  EncodeError,
  type EncodeOptions,
  encode,
  errorCorrectionOf,
  LEVELS,
  MASKS,
  type Message,
  messageFor,
  prepare,
  prepareMessage,
  readBlocks,
  readySegments,
  renderMask,
} from './index.ts';
import { readSymbol } from './testing/symbol-reading.ts';

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('a code has the requested level, and the smallest version in which the text fits', () => {
  const code = encode('https://example.com/a1b2c', { level: 'H' });
  expect([code.version, code.level, code.size, code.stride, code.rows.length]).toEqual([4, 'H', 33, 2, 66]);
  expect(encode('https://example.com/a1b2c', { level: 'L' })).toMatchObject({ version: 2, level: 'L' });
  expect(encode('1', { level: 'L' }).version).toBe(1);
});

test('a code has the requested mask, and a version within the requested bounds', () => {
  const code = encode('bounds', { level: 'Q', minVersion: 7, maxVersion: 9, mask: 6 });
  expect([code.version, code.level, code.mask]).toEqual([7, 'Q', 6]);
  expect(code).toEqual(renderMask(prepare('bounds', { level: 'Q', minVersion: 7 }), 6));
});

test('a message and a prepared code are not changed by later calls', () => {
  const { data } = messageFor('first', { level: 'M' });
  const dataBefore = data.slice();
  const prepared = prepare('first', { level: 'M' });
  const before = renderMask(prepared, 2);
  encode('second, which is longer than the first', { level: 'L' });
  encode('V40', { level: 'H', minVersion: 40 });
  expect(renderMask(prepared, 2)).toEqual(before);
  expect(data).toEqual(dataBefore);
});

test('an empty text and a text that is too long throw an EncodeError with a code', () => {
  const empty = { mode: 'byte', text: '' } as const;
  for (const input of ['', [], [empty], [{ mode: 'eci', assignment: 26 }, empty]] as const) {
    const error = errorOf(() => encode(input === '' ? input : readySegments(input), { level: 'H' }));
    expect(error).toBeInstanceOf(EncodeError);
    expect(error).toMatchObject({ code: 'empty', name: 'EncodeError' });
  }
  const error = errorOf(() => encode('long text', { level: 'H', maxVersion: 1 }));
  expect(error).toBeInstanceOf(EncodeError);
  expect(error).toMatchObject({ code: 'too-big' });
});

test.each<[string, unknown, Partial<Record<keyof EncodeOptions, unknown>>, RegExp]>([
  ['a version', 'a', { minVersion: 0 }, /^RangeError: minVersion must be an integer from 1 to 40, got 0$/],
  ['bounds', 'a', { minVersion: 5, maxVersion: 4 }, /^RangeError: maxVersion must be an integer from 5 to 40, got 4$/],
  ['a mask', 'a', { mask: 8 }, /^RangeError: mask must be an integer from 0 to 7, got 8$/],
  ['a level', 'a', { level: 'h' }, /^RangeError: level must be L, M, Q or H, got h$/],
  ['kanji with ECI', '点', { eci: true, kanji: true }, /^RangeError: options must not mix kanji mode with ECI$/],
  ['input', 7, {}, /^TypeError/],
  ['a mode', [{ mode: 'hanzi', text: 'a' }], {}, /^TypeError: mode must be .*, got hanzi$/],
  ['a mode', [{ mode: 'toString', text: 'a' }], {}, /^TypeError/],
  ['digits', [{ mode: 'numeric', text: '12A' }], {}, /^RangeError: numeric mode has no character "A"$/],
  ['letters', [{ mode: 'alphanumeric', text: 'ab' }], {}, /^RangeError/],
  ['kanji', [{ mode: 'kanji', text: '～' }], {}, /^RangeError/],
  ['bytes', [{ mode: 'byte', bytes: [1] }], {}, /^TypeError/],
  [
    'ECI',
    [
      { mode: 'eci', assignment: 1_000_000 },
      { mode: 'byte', text: 'a' },
    ],
    {},
    /^RangeError/,
  ],
  [
    'ECI with kanji',
    [
      { mode: 'eci', assignment: 26 },
      { mode: 'kanji', text: '点' },
    ],
    {},
    /^RangeError/,
  ],
])('a mistake of the caller in %s throws an error that names it', (_, input, options, error) => {
  const read = (): string => (Array.isArray(input) ? readySegments(input) : input) as string;
  expect(String(errorOf(() => encode(read(), { level: 'H', ...options } as EncodeOptions)))).toMatch(error);
});

test('capacity is exact at every version: n characters fit, n + 1 do not', () => {
  for (let version = 1; version <= 40; version++) {
    const sizeClass = version < 10 ? 0 : version < 27 ? 1 : 2;
    const level = LEVELS[version % 4];
    const bits = 8 * dataCodewords(version, level);
    // The capacity is, by definition, the largest number of characters whose bits fit after the header.
    const header = (widths: readonly number[]) => 4 + widths[sizeClass];
    const bytes = Math.floor((bits - header([8, 16, 16])) / 8);
    const digitBits = bits - header([10, 12, 14]);
    const digits = 3 * Math.floor(digitBits / 10) + (digitBits % 10 >= 7 ? 2 : digitBits % 10 >= 4 ? 1 : 0);
    const letterBits = bits - header([9, 11, 13]);
    const letters = 2 * Math.floor(letterBits / 11) + (letterBits % 11 >= 6 ? 1 : 0);
    for (const [character, most] of [
      ['a', bytes],
      ['7', digits],
      ['A', letters],
    ] as const) {
      const options = { level, minVersion: version, maxVersion: version };
      expect(prepare(character.repeat(most), options).version).toBe(version);
      expect(errorOf(() => prepare(character.repeat(most + 1), options))).toMatchObject({ code: 'too-big' });
      if (version < 40) expect(prepare(character.repeat(most + 1), { level }).version).toBe(version + 1);
    }
  }
});

test('published capacities of version 40 (Table 7)', () => {
  for (const [level, digits, letters, bytes, kanji] of [
    ['L', 7089, 4296, 2953, 1817],
    ['H', 3057, 1852, 1273, 784],
  ] as const) {
    for (const [character, most] of [
      ['7', digits],
      ['A', letters],
      ['a', bytes],
      ['点', kanji],
    ] as const) {
      expect(prepare(character.repeat(most), { level, kanji: true }).version).toBe(40);
      expect(errorOf(() => prepare(character.repeat(most + 1), { level, kanji: true }))).toMatchObject({
        code: 'too-big',
      });
    }
  }
});

test('two other encoders find no smaller version for hundreds of mixed texts', () => {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const kinds = [
    '0123456789',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:',
    'abcdefghijklmnopqrstuvwxyz,;!?#',
    '漢字点茗日本語',
  ];
  let ahead = 0;
  for (let i = 0; i < 600; i++) {
    let text = '';
    for (let part = 0; part <= random(5); part++) {
      const characters = kinds[random(i % 4 === 0 ? 4 : 3)];
      for (let k = 0; k <= random(12); k++) text += characters[random(characters.length)];
    }
    const ours = prepare(text, { level: 'H', kanji: true }).version;
    const single = encodeElsewhere(text, { ecc: 'H', boostEcc: false, border: 0, maskPattern: 0 }).version;
    expect(ours).toBeLessThanOrEqual(single);
    if (ours < single) ahead++;
    // The encoder of lean-qr splits texts into segments, as this project does.
    expect(ours).toBeLessThanOrEqual((generate(text, { minCorrectionLevel: correction.H, mask: 0 }).size - 17) / 4);
  }
  // The encoder of uqr uses one mode for the whole text, which often needs a larger version.
  expect(ahead).toBeGreaterThan(60);
});

test('kanji mode is used only if requested and if it makes the symbol smaller', () => {
  const BYTE = 4;
  const KANJI = 8;
  const encodeAs = (text: string, kanji?: boolean) => {
    const { version, codewords } = prepare(text, { level: 'L', kanji });
    return { version, firstMode: codewords[0] >>> 4 };
  };
  expect(encodeAs('点茗', true)).toEqual({ version: 1, firstMode: BYTE });
  const text = '点'.repeat(10);
  const { version } = new Encoder({ level: 'L' }).encode(new Kanji(text));
  expect(encodeAs(text, true)).toEqual({ version, firstMode: KANJI });
  for (const kanji of [false, undefined]) {
    expect(encodeAs(text, kanji)).toEqual({ version: version + 1, firstMode: BYTE });
  }
});

test('a text is declared as UTF-8 if that is requested and the text has characters beyond ASCII', () => {
  const ECI_26 = '0111 00011010';
  const firstBits = (text: string, eci?: boolean) => {
    const [first, second] = prepare(text, { level: 'L', eci }).codewords;
    const bits = ((first << 8) | second).toString(2).padStart(16, '0');
    return `${bits.slice(0, 4)} ${bits.slice(4, 12)}`;
  };
  for (const text of ['é', 'Größe 12345678', '点茗点茗点茗点茗点茗', '🙂']) {
    expect(firstBits(text, true)).toBe(ECI_26);
    expect(firstBits(text)).not.toBe(ECI_26);
  }
  expect(firstBits('plain \u007f', true)).not.toBe(ECI_26);
});

test('any text gives a symbol or an EncodeError', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
    fc
      .tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 120 }))
      .map(([part, n]) => part.repeat(n)),
  );
  const options = fc.record(
    {
      level: fc.constantFrom(...LEVELS),
      minVersion: fc.integer({ min: 1, max: 20 }),
      maxVersion: fc.integer({ min: 20, max: 40 }),
      charset: fc.constantFrom({}, { eci: true }, { kanji: true }),
    },
    { requiredKeys: ['level', 'charset'] },
  );
  fc.assert(
    fc.property(text, options, (value, { charset, ...chosen }) => {
      const error = errorOf(() => {
        const code = encode(value, { ...chosen, ...charset });
        expect(code.size).toBe(17 + 4 * code.version);
        expect(code.version).toBeGreaterThanOrEqual(chosen.minVersion ?? 1);
        expect(code.version).toBeLessThanOrEqual(chosen.maxVersion ?? 40);
      });
      if (error !== undefined) expect(error).toBeInstanceOf(EncodeError);
    }),
    { numRuns: 80 },
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.stringMatching(/^[0-9A-Z]{1,60}$/),
);

const options = fc.record({
  level: fc.constantFrom(...LEVELS),
  minVersion: fc.integer({ min: 1, max: 40 }),
  eci: fc.boolean(),
});

function bitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
}

function refill(message: Message, random: (index: number) => number): Message {
  return { ...message, data: message.data.map((byte, i) => (i < message.used ? byte : random(i) & 0xff)) };
}

test('from a message with the standard’s padding, prepareMessage gives the same symbol as encode', () => {
  fc.assert(
    fc.property(anyText, options, (text, chosen) => {
      const prepared = prepareMessage(messageFor(text, chosen));
      expect(prepared).toEqual(prepare(text, chosen));
      expect(renderMask(prepared, bestMask(prepared))).toEqual(encode(text, chosen));
    }),
    { numRuns: 60 },
  );
});

test('whatever the free bits are, the symbol is valid and contains the message', () => {
  const free = fc.uint8Array({ minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(anyText, options, free, fc.constantFrom(...MASKS), (text, chosen, bytes, mask) => {
      const message = messageFor(text, chosen);
      const { version, level, used } = message;
      const filled = refill(message, (i) => bytes[i % bytes.length]);
      const code = renderMask(prepareMessage(filled), mask);

      const judged = readSymbol(code);
      expect(judged.wrongModules).toBe(0);
      expect(new Set(judged.formats).size).toBe(1);
      expect(judged.remainder.some(Boolean)).toBe(false);

      const blocks = readBlocks(code);
      const data = blocks.flatMap((block) => [...block.data]);
      expect(data).toEqual([...filled.data]);
      expect(data.slice(0, used)).toEqual([...messageFor(text, chosen).data.subarray(0, used)]);
      for (const [i, block] of blocks.entries()) {
        const { dataStart, dataCodewords: length, errorCorrectionCodewords } = blockLayout(version, level)[i];
        expect(block.data).toEqual(filled.data.subarray(dataStart, dataStart + length));
        expect(block.errorCorrection).toEqual(errorCorrectionOf(block.data, errorCorrectionCodewords));
      }
    }),
    { numRuns: 60 },
  );
});

test('the message ends with its terminator and the zeros up to a whole codeword; then comes the padding', () => {
  for (let length = 1; length <= 16; length++) {
    const bytes = new Uint8Array(length).fill(0xff);
    const { data, used } = messageFor(readySegments([{ mode: 'byte', bytes }]), { level: 'L', maxVersion: 1 });
    const bits = 4 + 8 + 8 * length;
    expect(used).toBe((bits + 4) / 8);
    expect(bitsOf(data.subarray(0, used)).slice(bits - 8)).toBe('11111111 0000'.replace(' ', ''));
    const padding = [...data.subarray(used)];
    expect(padding).toEqual(padding.map((_, i) => (i % 2 === 0 ? 0xec : 0x11)));
  }
  // A single digit leaves two zeros between the terminator and the end of the codeword.
  const { data, used } = messageFor('1', { level: 'L' });
  expect(bitsOf(data.subarray(0, used))).toBe('0001 0000000001 0001 0000 00'.replaceAll(' ', ''));
});

test('a message whose terminator is cut short has no free codewords', () => {
  // 9 codewords in 1-H are 72 bits. 17 digits take 71, which leaves one zero for the terminator.
  const tight = messageFor('7'.repeat(17), { level: 'H', maxVersion: 1 });
  expect([tight.used, tight.data.length]).toEqual([9, 9]);
  const shorter = messageFor('7'.repeat(15), { level: 'H', maxVersion: 1 });
  expect(shorter.used).toBe(9);
  const free = messageFor('7'.repeat(13), { level: 'H', maxVersion: 1 });
  expect(free.used).toBe(8);
});

test('prepareMessage throws a RangeError for a wrong number of data codewords', () => {
  const message = { ...messageFor('a', { level: 'M' }), data: new Uint8Array(17) };
  expect(() => prepareMessage(message)).toThrow(new RangeError('data must be 16 codewords, got 17'));
});

test('a boosted level is the highest in which the code does not grow', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom(...LEVELS),
      (text, level) => {
        const versionOf = (each: (typeof LEVELS)[number]): number => encode(text, { level: each }).version;
        const best = LEVELS.findLast((each) => versionOf(each) === versionOf(level));
        expect(encode(text, { level, boostLevel: true }).level).toBe(best);
      },
    ),
  );
});
