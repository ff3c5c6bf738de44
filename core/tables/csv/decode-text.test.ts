import { expect, it } from 'vitest';
import type { TableEncoding } from '#tables/cells';
import { decodeText } from '#tables/csv';

const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

it.each<[string, Uint8Array, TableEncoding, string]>([
  ['UTF-8 with a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8', 'a'],
  ['UTF-8 without a byte order mark', Uint8Array.of(0xc3, 0xa4), 'utf-8', 'ä'],
  ['windows-1252', Uint8Array.of(0xe4, 0x20, 0x80, 0x99), 'windows-1252', 'ä €™'],
  ['UTF-16 with a byte order mark', utf16('\uFEFFŁa'), 'utf-16le', 'Ła'],
  ['swapped UTF-16 with a byte order mark', swapped('\uFEFFŁa'), 'utf-16be', 'Ła'],
  ['UTF-16, half of which is Latin', utf16('Ła'), 'utf-16le', 'Ła'],
  ['swapped UTF-16, half of which is Latin', swapped('Ła'), 'utf-16be', 'Ła'],
  ['no UTF-16 if less than half of it is Latin', utf16('ŁaŁ'), 'utf-8', 'A\u0001a\0A\u0001'],
  [
    'UTF-16 by its byte order mark, although it looks like swapped UTF-16',
    Uint8Array.of(0xff, 0xfe, 0, 0x61, 0, 0x62),
    'utf-16le',
    '\u6100\u6200',
  ],
  ['no UTF-16 if bytes of zero are at even and at odd places', Uint8Array.of(0, 0, 0x61, 0), 'utf-8', '\0\0a\0'],
  ['no UTF-16 in an odd number of bytes', Uint8Array.of(0x61, 0, 0x62), 'utf-8', 'a\0b'],
])('decodeText recognizes %s', (_, bytes, encoding, text) => {
  expect(decodeText(bytes)).toEqual({ text, encoding });
});

it('decodeText recognizes UTF-16 without a byte order mark by the first 4,096 bytes', () => {
  const mixed = (latin: number): string => 'a'.repeat(latin) + 'Ł'.repeat(10_000);
  expect(decodeText(utf16(mixed(1024))).encoding).toBe('utf-16le');
  expect(decodeText(utf16(mixed(1023))).encoding).not.toBe('utf-16le');
});

it('decodeText decodes all characters of windows-1252', () => {
  // https://encoding.spec.whatwg.org/index-windows-1252.txt
  const from80 =
    '20AC 0081 201A 0192 201E 2026 2020 2021 02C6 2030 0160 2039 0152 008D 017D 008F ' +
    '0090 2018 2019 201C 201D 2022 2013 2014 02DC 2122 0161 203A 0153 009D 017E 0178';
  const codes = from80.split(' ').map((hex) => Number.parseInt(hex, 16));
  const expected = Array.from({ length: 256 }, (_, byte) => codes[byte - 0x80] ?? byte);
  const { text } = decodeText(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  expect([...text].map((character) => character.codePointAt(0))).toEqual(expected);
});

it('decodeText uses the given encoding, whatever the bytes', () => {
  expect(decodeText(Uint8Array.of(0xc3, 0xa4), 'windows-1252')).toEqual({ text: 'Ã¤', encoding: 'windows-1252' });
  expect(decodeText(Uint8Array.of(0xe4), 'utf-8')).toEqual({ text: '\uFFFD', encoding: 'utf-8' });
});
