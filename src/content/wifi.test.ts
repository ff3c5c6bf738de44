import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeWifi } from './wifi.ts';

/** Reads character by character: a backslash protects the next one, a semicolon ends a field. */
function readFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  let key = '';
  let value: string | null = null;
  for (let i = 'WIFI:'.length; i < text.length; i++) {
    const char = text[i] ?? '';
    if (value === null) {
      if (char === ':') value = '';
      else key += char;
    } else if (char === ';') {
      fields[key] = value;
      key = '';
      value = null;
    } else {
      value += char === '\\' ? text[++i] : char;
    }
  }
  return fields;
}

/** Reads as Android's own parser is known to: fields end at a semicolon without a backslash before it. */
function readFieldsByPattern(text: string): Record<string, string> {
  const fields = text.slice('WIFI:'.length).split(/(?<!\\);/);
  return Object.fromEntries(
    fields
      .filter((field) => field !== '')
      .map((field) => [
        field.slice(0, field.indexOf(':')),
        field.slice(field.indexOf(':') + 1).replace(/\\(.)/gs, '$1'),
      ]),
  );
}

describe('a network', () => {
  it.each([
    ['is an open one', 'Guest', 'WIFI:T:nopass;S:Guest;;'],
    ['may have any script in its name', '日本語📶', 'WIFI:T:nopass;S:日本語📶;;'],
    ['keeps the spaces at the ends of its name', ' lead ', 'WIFI:T:nopass;S: lead ;;'],
    ['has separators in its name escaped', '"foo;bar\\baz"', 'WIFI:T:nopass;S:\\"foo\\;bar\\\\baz\\";;'],
    ['cannot be made hidden by its name', 'MESH:true,H', 'WIFI:T:nopass;S:MESH\\:true\\,H;;'],
    ['has percent signs left alone', '100%sure', 'WIFI:T:nopass;S:100%sure;;'],
    ['is not quoted where its name looks like hexadecimal digits', 'DEADBEEF', 'WIFI:T:nopass;S:DEADBEEF;;'],
    ['may have a name of 32 bytes', 'é'.repeat(16), `WIFI:T:nopass;S:${'é'.repeat(16)};;`],
    ['that is typed as a whole stays as typed', ' WIFI:T:WPA;S:a;P:b c;; ', 'WIFI:T:WPA;S:a;P:b c;;'],
    ['may be called wifi', 'wifi:home', 'WIFI:T:nopass;S:wifi\\:home;;'],
  ])('%s', (_, typed, text) => {
    expect(encodeWifi(typed)).toEqual({ text });
  });

  it('with a name longer than any network has gets a caution', () => {
    const name = `${'é'.repeat(16)}!`;
    expect(encodeWifi(name)).toEqual({
      text: `WIFI:T:nopass;S:${name};;`,
      caution: expect.stringContaining('32 bytes'),
    });
  });

  it('whose name ends with a backslash gets a caution, because one of two readers misses the end', () => {
    const { text, caution } = encodeWifi('net\\');
    expect(caution).toContain('backslash');
    expect(readFields(text)).toEqual({ T: 'nopass', S: 'net\\' });
    expect(readFieldsByPattern(text)).not.toEqual({ T: 'nopass', S: 'net\\' });
  });

  it('reads back as typed in both ways of reading', () => {
    const name = fc.string({
      unit: fc.oneof(fc.constantFrom(...'\\;,:"SPTH '), fc.string({ unit: 'grapheme' })),
      minLength: 1,
    });
    fc.assert(
      fc.property(name, (typed) => {
        fc.pre(!typed.trimStart().startsWith('WIFI:'));
        const { text } = encodeWifi(typed);
        expect(readFields(text)).toEqual({ T: 'nopass', S: typed });
        if (!typed.endsWith('\\')) expect(readFieldsByPattern(text)).toEqual({ T: 'nopass', S: typed });
      }),
    );
  });
});
