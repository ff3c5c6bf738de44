import { expect, it } from 'vitest';
import type { AddressCaution, CautionFacts } from '#content';
import type { RowProblem } from '#tables/mapping';
import { addressWords } from './address.ts';
import { contentWords } from './generator-content.ts';
import { manyWords } from './many.ts';

const host = 'example.com';

const ADDRESS_CAUTIONS: readonly (readonly [AddressCaution, says: string])[] = [
  [{ kind: 'user-info', host }, 'This link leads to example.com.'],
  [{ kind: 'mixed-scripts', host }, 'example.com mixes letters of different alphabets'],
  [{ kind: 'look-alike', host }, 'example.com uses letters that look like Latin ones'],
  [{ kind: 'punycode', host, written: 'xn--a' }, 'Phones may show example.com as xn--a.'],
  [{ kind: 'ip-address', host }, 'example.com is a number, not a name.'],
  [{ kind: 'port', port: '8080' }, 'This link uses port 8080.'],
  [{ kind: 'not-encrypted' }, 'https:'],
  [{ kind: 'redirect', service: 'bit.ly' }, 'This link goes through bit.ly.'],
];

const CAUTIONS: readonly (readonly [CautionFacts, says: string])[] = [
  [{ kind: 'left-out', secret: 'password' }, 'password'],
  [{ kind: 'not-opened' }, 'https://'],
  [{ kind: 'no-web-address' }, 'example.com'],
  [{ kind: 'user-name' }, '@'],
  [{ kind: 'not-of-service', service: 'Instagram' }, 'Instagram'],
  [{ kind: 'no-country-code' }, 'country code'],
  [{ kind: 'no-number' }, 'number'],
  [{ kind: 'no-at-sign', address: 'jane' }, '“jane”'],
  [{ kind: 'no-network-name' }, 'network name'],
  [{ kind: 'network-name-length', bytes: 40, most: 32 }, '32 bytes; this one is 40'],
  [{ kind: 'ends-with-backslash' }, 'backslash'],
  [{ kind: 'wpa-length', length: 3, least: 8, most: 63 }, '8 to 63'],
  [{ kind: 'wpa-length', length: 70, least: 1, most: 63 }, 'at most 63'],
  [{ kind: 'wep-length', length: 3 }, '10 or 26'],
  [{ kind: 'no-password' }, 'open network'],
  [{ kind: 'password-unused' }, 'left out'],
  [{ kind: 'wpa3-only' }, 'WPA3'],
  [{ kind: 'backslash-before-n' }, 'line break'],
  [{ kind: 'fields-unused' }, 'complete code'],
];

const fault = (kind: 'no-row-format' | 'unclosed'): RowProblem => ({
  ...{ problem: 'template', use: 'content', fault: { fault: kind, at: 0, name: 'row:x' } },
});

const ROW_PROBLEMS: readonly (readonly [RowProblem, says: string])[] = [
  [{ problem: 'unknown-name', name: 'Town' }, '“Town”'],
  [{ problem: 'host-label', value: '' }, 'empty'],
  [{ problem: 'host-label', value: 'a/b' }, '“a/b”'],
  [{ problem: 'check-value', value: 'é' }, '“é”'],
  [fault('no-row-format'), '{row:x}'],
  [fault('unclosed'), 'brace'],
  [{ problem: 'payload-template' }, 'complete code'],
  [{ problem: 'no-value', column: 0 }, 'no result'],
  [{ problem: 'error-value', column: 0 }, 'error'],
  [{ problem: 'nothing' }, 'Nothing'],
  [{ problem: 'choice', field: 'security', value: 'WPA9' }, '“WPA9”'],
  [{ problem: 'copies', value: '1.5' }, '“1.5”'],
  [{ problem: 'too-long', length: 12_345 }, '12,345'],
];

const NAMED: readonly [string, readonly (readonly [sentence: string, says: string])[]][] = [
  ['an address', ADDRESS_CAUTIONS.map(([caution, says]) => [addressWords.caution(caution), says])],
  ['the typed content', CAUTIONS.map(([facts, says]) => [contentWords.caution({ field: 'content', ...facts }), says])],
  ['a row', ROW_PROBLEMS.map(([problem, says]) => [manyWords.rows.problem(problem, 'Link'), says])],
];

it.each(NAMED)('each problem of %s has a different sentence, which contains the expected words', (_, sentences) => {
  for (const [sentence, says] of sentences) expect(sentence).toContain(says);
  expect(new Set(sentences.map(([sentence]) => sentence)).size).toBe(sentences.length);
});

it('sentences name the field that ends with a backslash, and the column whose formula has no value', () => {
  const ending = (field: string) => contentWords.caution({ field, kind: 'ends-with-backslash' });
  expect([ending('content'), ending('password')]).toEqual([
    expect.stringContaining('a name'),
    expect.stringContaining('a password'),
  ]);
  for (const problem of ['no-value', 'error-value'] as const) {
    expect(manyWords.rows.problem({ problem, column: 0 }, 'Link')).toContain('“Link”');
  }
});
