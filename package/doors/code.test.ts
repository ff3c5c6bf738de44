import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode, LEVELS } from '#engine';
import { makeRow } from './batch.ts';
import { check, outcome } from './check.ts';
import { parse } from './content.ts';
import { fit as fitLogo } from './fit.ts';
import { fix } from './fix.ts';
import { framed } from './frame.ts';
import { OptionError, QuietzoneError, qr, svg, TextError, terminal } from './index.ts';
import { fromQrCodeStyling } from './migrate.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
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
