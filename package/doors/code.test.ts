import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode, LEVELS, readMessage } from '#engine';
import { makeRow } from './batch.ts';
import { check, outcome } from './check.ts';
import { symbolOf } from './code.ts';
import { content, parse, wifi } from './content.ts';
import { fit as fitLogo } from './fit.ts';
import { fix } from './fix.ts';
import { framed } from './frame.ts';
import { type Code, OptionError, QuietzoneError, qr, svg, TextError, terminal } from './index.ts';
import { fromQrCodeStyling } from './migrate.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { segments } from './segments.ts';
import { sheet } from './sheets.ts';
import { weave } from './weave.ts';

test('the level is the highest that needs no larger code, and at least M', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
      const versions = LEVELS.map((level) => encode(text, { level, eci: true }).version);
      const best = LEVELS.findLast((_, k) => k > 0 && versions[k] === versions[1]);
      expect(qr(text)).toMatchObject({ level: best, version: versions[1] });
    }),
  );
});

test('a logo asks for level H, unless a level is given', () => {
  const logo = { href: 'logo.svg' };
  const sideOf = (text: string): number => qr(text, { level: 'H' }).size + 8;
  const text = 'https://example.com/with/a/path';
  expect(svg(text, { logo })).toContain(`viewBox="0 0 ${sideOf(text)} ${sideOf(text)}"`);
  expect(svg(text, { logo, level: 'L' })).toContain(`viewBox="0 0 ${qr(text, { level: 'L' }).size + 8} `);
});

test('version, mask, ECI and kanji reach the engine', () => {
  expect(qr('x', { minVersion: 5, level: 'L', mask: 3 })).toMatchObject({ version: 5, level: 'L', mask: 3 });
  expect(qr('日本語の文字列です', { kanji: true, level: 'L' }).version).toBeLessThan(
    qr('日本語の文字列です', { level: 'L' }).version,
  );
  // 17 bytes fill version 1-L; the designator for UTF-8 needs more.
  expect(qr('ééééééééa', { level: 'L', eci: false }).version).toBe(1);
  expect(qr('ééééééééa', { level: 'L' }).version).toBe(2);
});

test.each([
  ['a text', 'The quick brown fox jumps over the lazy dog. '.repeat(100), {}],
  ['digits', '1234567890'.repeat(800), { level: 'L' }],
  ['a small version', 'https://example.com/a/path', { maxVersion: 2, level: 'H' }],
] as const)('of %s that is too long, `limit` characters fit and no more', (_, text, options) => {
  const error = errorOf(() => qr(text, options));
  if (!(error instanceof TextError)) throw error;
  expect(error).toMatchObject({ code: 'too-long', value: text.length });
  const limit = Number(error.limit);
  expect(error.message).toContain(`Only ${limit} of`);
  expect(() => qr(text.slice(0, limit), options)).not.toThrow();
  expect(() => qr(text.slice(0, limit + 1), options)).toThrow(TextError);
});

test.each([
  ['shape', { shape: 'star' }, 'not-allowed'],
  ['color', { color: 'url(#x)' }, 'not-a-color'],
  ['gradient.to', { gradient: { type: 'linear', from: '#000', to: '' } }, 'not-a-color'],
  ['gradient.direction', { gradient: { type: 'linear', from: '#000', to: '#00f', direction: 'up' } }, 'not-allowed'],
  ['gradient.direction', { gradient: { type: 'linear', from: '#000', to: '#00f', direction: 361 } }, 'out-of-range'],
  ['logo.size', { logo: { href: 'a.png', size: 80 } }, 'out-of-range'],
  ['logo.href', { logo: {} }, 'unknown-logo'],
  ['margin', { margin: 1.5 }, 'out-of-range'],
  ['mm', { mm: Number.NaN }, 'out-of-range'],
  ['maxVersion', { minVersion: 5, maxVersion: 4 }, 'out-of-range'],
  ['mask', { mask: 8 }, 'out-of-range'],
  ['level', { level: 'X' }, 'not-allowed'],
])('a wrong %s is an error that names the option', (option, options, code) => {
  const error = errorOf(() => svg('x', options as never));
  expect(error).toBeInstanceOf(OptionError);
  expect(error).toBeInstanceOf(QuietzoneError);
  expect(error).toMatchObject({ option, code });
});

test('an empty text is an error', () => {
  expect(errorOf(() => svg(''))).toMatchObject({ code: 'empty' });
  // As from a program without types.
  for (const missing of [undefined, null] as unknown as string[]) {
    expect(errorOf(() => svg(missing))).toMatchObject({ code: 'empty', value: missing });
  }
});

test.each([true, false])('a terminal shows every module (ansi: %s)', (ansi) => {
  const code = qr('https://example.com');
  const lines = terminal(code, { ansi, margin: 2 })
    .split('\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
    .map((line) => line.replace(/\u001B\[[\d;]*m/g, ''));
  const isInk = (x: number, y: number): boolean => {
    const block = lines[(y + 2) >> 1][x + 2];
    return block === '█' || block === ((y + 2) % 2 === 0 ? '▀' : '▄');
  };
  for (let y = -2; y < code.size + 2; y++) {
    for (let x = -2; x < code.size + 2; x++) expect(isInk(x, y)).toBe(code.isDark(x, y) === ansi);
  }
});

function errorOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

test('what is no text, no options or no picture is refused with a sentence', async () => {
  const never = (value: unknown) => value as never;
  expect(() => svg(never(123))).toThrow(new TextError('not-a-text', 'A text or a code of qr() is needed.', 123));
  expect(() => svg(never({}))).toThrow(TextError);
  expect(() => qr(never(undefined))).toThrow(TextError);
  for (const draw of [svg, qr, terminal]) {
    expect(() => draw('x', never(null))).toThrow('options must be an object, not null.');
    expect(() => draw('x', never({ colour: '#036' }))).toThrow(/^options must be named level, .*, not colour\.$/);
  }
  await expect(framed('x', never(undefined))).rejects.toThrow(OptionError);
  await expect(png('x', never(null))).rejects.toThrow(OptionError);
  await expect(check(never(undefined))).rejects.toThrow('picture must be an object with width, height and data');
  const wrong: readonly (() => unknown)[] = [
    () => terminal(qr('x'), never(null)),
    () => pdf('x', never(null)),
    () => pdf('x', { date: never('2027-01-01') }),
    () => png('x', { logo: { pixels: never({}) } }),
    () => fitLogo('x', never({})),
    () => weave('x', never(undefined)),
    () => weave('x', { width: 1, height: 1, data: new Uint8ClampedArray(4) }, never({ colour: '#036' })),
    () => framed('x', { caption: never(5) }),
    () => framed('x', { caption: 'x', font: never('a.ttf') }),
    () => check({ width: 1, height: 1, data: new Uint8ClampedArray(4) }, never(null)),
    () => outcome(never(undefined)),
    () => fix(never(undefined)),
    () => sheet(never('x'), 'L7160'),
    () => sheet(['x'], never(undefined)),
    () => sheet([never(null)], 'L7160'),
    () => makeRow(never(undefined), never(undefined)),
    () => makeRow({ number: 1, cells: { a: never(5) } }, { template: '{a}' }),
    () => makeRow({ number: 1, cells: {} }, never({})),
    () => parse(never(5)),
    () => fromQrCodeStyling(never(null)),
  ];
  for (const run of wrong) await expect((async () => run())(), String(run)).rejects.toThrow(QuietzoneError);
});

const TRANSFER = content('girocode', { name: 'Red Cross', iban: 'BE72 0000 0000 1616', amount: '12.50' });
const PIXELS = { width: 8, height: 8, data: new Uint8ClampedArray(256).fill(255) };

test('what a content demands of its code is kept by all that draw it', async () => {
  const logo = { href: 'data:,', pixels: PIXELS };
  const code = qr(TRANSFER);
  // EPC069-12, 2.1
  expect(code).toMatchObject({ text: TRANSFER.text, level: 'M' });
  expect(terminal(TRANSFER)).toBe(terminal(code));
  expect(svg(TRANSFER, { logo })).toBe(svg(code, { logo }));
  expect(await png(TRANSFER)).toEqual(await png(code));
  const date = new Date(0);
  expect(await pdf(TRANSFER, { date })).toEqual(await pdf(code, { date }));
  expect(await fitLogo(TRANSFER, { logo })).toMatchObject({ level: 'M' });
  expect(svg(await framed(TRANSFER, { frame: 'line' }))).toBe(svg(await framed(code, { frame: 'line' })));
  expect(await sheet([TRANSFER], 'L7160', { date })).toEqual(await sheet([code], 'L7160', { date }));
  expect(await sheet([{ code: TRANSFER }], 'L7160', { date })).toEqual(await sheet([code], 'L7160', { date }));
  // As before contents could be handed over.
  expect(svg(TRANSFER.text, TRANSFER.code)).toBe(svg(TRANSFER));
  const plain = wifi({ name: 'Bar', password: 'espresso' });
  expect(svg(plain, { level: 'Q' })).toBe(svg(plain.text, { level: 'Q' }));
});

test.each([
  ['level', { level: 'H' }, 'level must be M, as the content demands, not H.'],
  ['eci', { eci: true }, 'eci must be false, as the content demands, not true.'],
  ['minVersion', { minVersion: 20 }, 'minVersion must be whole and from 1 to 13, not 20.'],
] as const)('an option that contradicts a demand is an error: %s', (option, options, message) => {
  expect(errorOf(() => svg(TRANSFER, options))).toMatchObject({ option, message });
});

test('of two largest versions, the smaller one counts', () => {
  const long = { text: TRANSFER.text.padEnd(400, 'x'), code: TRANSFER.code };
  expect(errorOf(() => qr(long, { maxVersion: 40 }))).toMatchObject({ code: 'too-long' });
  expect(errorOf(() => qr(TRANSFER, { maxVersion: 3 }))).toMatchObject({ code: 'too-long' });
});

test('bytes and segments become codes as they are', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
  const code = qr(segments(bytes), { level: 'L' });
  expect(messageOf(code)).toEqual([{ mode: 'byte', bytes }]);
  expect(code.text).toHaveLength(256);
  const mixed = segments([
    { mode: 'numeric', data: '0123' },
    { mode: 'alphanumeric', data: 'A-1' },
    { mode: 'kanji', data: '点' },
    { mode: 'byte', data: 'é' },
  ]);
  expect(qr(mixed).text).toBe('0123A-1点é');
  expect(messageOf(qr(mixed)).map(({ mode }) => mode)).toEqual(['numeric', 'alphanumeric', 'kanji', 'byte']);
  expect(svg(mixed)).toBe(svg(qr(mixed)));
  expect(errorOf(() => qr(segments(new Uint8Array(3000))))).toMatchObject({ code: 'too-long' });
  const never = (value: unknown) => value as never;
  for (const [wrong, kind] of [
    [[{ mode: 'numeric', data: 'A' }], 'not-in-mode'],
    [[{ mode: 'hanzi', data: 'A' }], 'not-in-mode'],
    [[{ mode: 'numeric', data: Uint8Array.of(1) }], 'not-in-mode'],
    [[{ mode: 'byte' }], 'not-in-mode'],
    [5, 'not-in-mode'],
    [[], 'empty'],
    [new Uint8Array(), 'empty'],
  ]) {
    expect(errorOf(() => segments(never(wrong)))).toMatchObject({ code: kind, name: 'QuietzoneError' });
  }
});

test('gs1 begins a code with FNC1', () => {
  const text = '010950600013435210ABC\x1d21XYZ';
  expect(messageOf(qr(text, { gs1: true }))[0]).toEqual({ mode: 'gs1' });
  expect(messageOf(qr(text))[0].mode).not.toBe('gs1');
});

function messageOf(code: Code) {
  return readMessage(symbolOf(code)).segments;
}
