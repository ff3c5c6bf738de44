import { describe, expect, it } from 'vitest';
import { encode, type QrCode, readMessage, readySegments } from '#engine';
import {
  alphanumericBits,
  applicationBits,
  byteBits,
  eciBits,
  GS1_BITS,
  hanziBits,
  kanjiBits,
  partBits,
  writtenSymbol,
} from '#testing';
import { joinParts, symbolMessage } from './symbol-facts.ts';

type Bytes = Uint8Array | number[] | string;

function saying(...segments: Parameters<typeof writtenSymbol>[0]) {
  const { text, facts } = symbolMessage(writtenSymbol(segments));
  const { charset, ...rest } = facts;
  const isGuessed = charset?.announced === null && charset.name !== 'UTF-8';
  return { text, charset, isGuessed, ...rest };
}

function bytes(values: Bytes) {
  return byteBits(typeof values === 'string' ? values : Uint8Array.from(values));
}

/** Bytes as Python's codecs write them. */
const POLISH = [0xa3, 0xf3, 0x64, 0xbc]; // Łódź in ISO-8859-2
const CYRILLIC = [0xbf, 0xe0, 0xd8, 0xd2, 0xd5, 0xe2]; // Привет in ISO-8859-5
const GREEK = [0xd0, 0xfc, 0xeb, 0xe7]; // Πόλη in ISO-8859-7
const EURO = [0x35, 0x20, 0xa4]; // 5 € in ISO-8859-15
const WINDOWS_CYRILLIC = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]; // Привет in windows-1251
const JAPANESE = [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea]; // 日本語 in Shift_JIS
const CHINESE = [0xd6, 0xd0, 0xce, 0xc4]; // 中文 in GB 2312
const TAIWANESE = [0xa4, 0xa4, 0xa4, 0xe5]; // 中文 in Big5

describe('the character set of a symbol', () => {
  it.each<[string, string, number, Bytes]>([
    ['ISO-8859-1', 'café', 3, 'caf\xe9'],
    ['ISO-8859-2', 'Łódź', 4, POLISH],
    ['ISO-8859-5', 'Привет', 7, CYRILLIC],
    ['ISO-8859-7', 'Πόλη', 9, GREEK],
    ['ISO-8859-15', '5 €', 17, EURO],
    ['windows-1251', 'Привет', 22, WINDOWS_CYRILLIC],
    ['Shift_JIS', '日本語', 20, JAPANESE],
    ['GB18030', '中文', 32, CHINESE],
    ['GB2312', '中文', 29, CHINESE],
    ['Big5', '中文', 28, TAIWANESE],
    ['UTF-8', 'café', 26, 'caf\xc3\xa9'],
  ])('is %s, %s, if an ECI announces it', (name, text, assignment, values) => {
    expect(saying(eciBits(assignment), bytes(values))).toMatchObject({
      text,
      charset: { name, announced: 'eci' },
      isGuessed: false,
    });
  });

  it.each<[string, string, Bytes, boolean]>([
    ['UTF-8 if the bytes are', 'café', 'caf\xc3\xa9', false],
    ['UTF-8 for ASCII', 'cafe', 'cafe', false],
    ['ISO-8859-1 by default', 'café', 'caf\xe9', true],
    ['ISO-8859-1 by default', 'Müller, Straße', 'M\xfcller, Stra\xdfe', true],
    ['windows-1252 with its letters', '5 €', '5 \x80', true],
    ['ISO-8859-1 although it is valid in Shift JIS (zxing #1500)', 'ééécéé jj', '\xe9\xe9\xe9c\xe9\xe9 jj', true],
    [
      'windows-1252 with quotes and apostrophes',
      'it’s what we’re “up” to',
      'it\x92s what we\x92re \x93up\x94 to',
      true,
    ],
    ['Shift_JIS if the bytes are kanji', '日本語', JAPANESE, true],
  ])('that nothing announces is %s', (what, text, values, isGuessed) => {
    const [name] = what.split(' ');
    expect(saying(bytes(values))).toMatchObject({ text, charset: { name, announced: null }, isGuessed });
  });

  it.each([
    ['BCD\n002\n2\nSCT\n\nM\xfcller\n', 'ISO-8859-1', 'Müller'],
    ['BCD\r\n001\r\n5\r\nSCT\r\n\r\n\xbf\xe0\xd8\r\n', 'ISO-8859-5', 'При'],
    ['BCD\n002\n8\nSCT\n\n\xa4\n', 'ISO-8859-15', '€'],
    ['BCD\n002\n1\nSCT\n\nM\xc3\xbcller\n', 'UTF-8', 'Müller'],
    ['ST00011|Name=\xce\xce\xce|LastName=\xca\xc0\xd0\xc0|', 'windows-1251', 'ООО|LastName=КАРА'], // zxing #1374
    ['BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=ISO-8859-2:\xa3\r\nEND:VCARD', 'ISO-8859-2', 'Ł'],
  ])('is the one that the content announces: %j', (content, name, letters) => {
    const { text, charset } = saying(bytes(content));
    expect(charset).toEqual({ name, announced: 'content' });
    expect(text).toContain(letters);
  });

  it('is guessed if the content announces one that its bytes are not in', () => {
    const { text, charset } = saying(bytes('BCD\n002\n1\nSCT\n\nM\xfcller\n'));
    expect(charset).toEqual({ name: 'ISO-8859-1', announced: null });
    expect(text).toContain('Müller');
  });

  it('is Shift JIS, or UTF-8, beside kanji', () => {
    const katakana = bytes([0xc3, 0xbd, 0xc4]); // ﾃｽﾄ
    expect(saying(kanjiBits([0x93fa, 0x967b]), katakana)).toMatchObject({
      text: '日本ﾃｽﾄ',
      charset: { name: 'Shift_JIS' },
    });
    expect(saying(kanjiBits([0x93fa, 0x967b]), bytes('\xc3\xa9'))).toMatchObject({
      text: '日本é',
      charset: { name: 'UTF-8' },
    });
  });

  it('joins the bytes of a letter that are in two segments', () => {
    expect(saying(bytes([0xe6, 0x97]), bytes([0xa5]))).toMatchObject({ text: '日' });
  });

  it('is said by the mode of kanji and Hanzi, beside bytes in UTF-8', () => {
    const { text, isGuessed, modes } = saying(
      bytes('\xc3\xa9'),
      kanjiBits([0x935f, 0xe4aa]),
      hanziBits([0xd6d0, 0xa1a1]),
    );
    expect({ text, isGuessed, modes }).toEqual({
      text: 'é点茗中\u3000',
      isGuessed: false,
      modes: ['byte', 'kanji', 'hanzi'],
    });
  });
});

describe('GS1', () => {
  it('is FNC1 in the first position, after which a percent sign of alphanumeric mode is a separator', () => {
    expect(saying(GS1_BITS, alphanumericBits('0104012345123456%10A%%B'), bytes('\x1d21%7'))).toMatchObject({
      text: '0104012345123456\x1d10A%B\x1d21%7',
      gs1: true,
      application: null,
    });
    expect(saying(alphanumericBits('5%'))).toMatchObject({ text: '5%', gs1: false });
  });

  it('is not FNC1 in the second position, which names an application', () => {
    expect(saying(applicationBits(37), alphanumericBits('AA%B'))).toMatchObject({
      text: '37AA\x1dB',
      application: '37',
    });
    expect(saying(applicationBits(165), alphanumericBits('1'))).toMatchObject({
      text: 'A1',
      application: 'A',
      gs1: false,
    });
  });
});

describe('parts', () => {
  const PARITY = [...'caf', '\xc3', '\xa9', ...'123'].reduce((sum, letter) => sum ^ letter.charCodeAt(0), 0);

  function part(index: number, of: number, parity: number, content: string): QrCode {
    return writtenSymbol([partBits(index, of, parity), bytes(content)]);
  }

  function joined(...codes: QrCode[]): string | null {
    return joinParts(codes.map(readMessage));
  }

  const [one, two, three] = ['caf\xc3', '\xa91', '23'].map((content, k) => part(k + 1, 3, PARITY, content));

  it('tell their place', () => {
    expect(symbolMessage(three)).toMatchObject({ text: '23', facts: { part: { index: 3, of: 3, parity: PARITY } } });
    expect(symbolMessage(encode('23', { level: 'M' })).facts.part).toBeNull();
  });

  it('are joined in order, by their bytes, if all are there', () => {
    expect(joined(three, one, two)).toBe('café123');
  });

  it('are not joined if one is missing, is there twice, is of another message, or if the parity is wrong', () => {
    expect(joined(one, three)).toBeNull();
    expect(joined(one, two, two)).toBeNull();
    expect(joined(one, two, part(3, 3, PARITY ^ 1, '23'))).toBeNull();
    expect(joined(...['caf\xc3', '\xa91', '24'].map((content, k) => part(k + 1, 3, PARITY, content)))).toBeNull();
    expect(joined(encode('23', { level: 'M' }))).toBeNull();
  });
});

it('reads what this site encodes, in all its modes', () => {
  for (const text of ['12345678901', 'HTTP://EXAMPLE.COM/7%', 'https://example.com/é?1234567890', '日本語 テスト']) {
    for (const options of [{ eci: true }, { kanji: true }]) {
      expect(symbolMessage(encode(text, { level: 'M', ...options })).text).toBe(text);
    }
  }
  const eci = readySegments([
    { mode: 'eci', assignment: 999_999 },
    { mode: 'byte', text: 'a' },
  ]);
  expect(readMessage(encode(eci, { level: 'M' })).segments[0]).toEqual({ mode: 'eci', assignment: 999_999 });
});
