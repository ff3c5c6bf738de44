import { describe, expect, it } from 'vitest';
import { FontError } from '#lettering';
import { INSTALLED_FONTS } from '#lettering/testing';
import { readFontFile, Typeface } from './font.ts';

const NAME = 'familjen-grotesk-latin-700-normal.woff';

function withNumber(file: Uint8Array<ArrayBuffer>, at: number, value: number): Uint8Array<ArrayBuffer> {
  const changed = file.slice();
  new DataView(changed.buffer).setUint32(at, value);
  return changed;
}

describe('readFontFile', () => {
  it('unpacks a WOFF file to a TrueType font of the stated size, and returns a TrueType font unchanged', async () => {
    const file = await INSTALLED_FONTS.loadFont(NAME);
    const font = await readFontFile(file);
    expect(font).toHaveLength(new DataView(file.buffer).getUint32(16));
    expect(new DataView(font.buffer).getUint32(0)).toBe(0x00010000);
    expect(await readFontFile(font)).toBe(font);
  });

  it('refuses a file that is no font, is cut off, or states impossible lengths and offsets', async () => {
    const file = await INSTALLED_FONTS.loadFont(NAME);
    const refused: Uint8Array<ArrayBuffer>[] = [
      new Uint8Array(0),
      new Uint8Array(100),
      new TextEncoder().encode('wOF2 and more than twelve bytes, and more than a header has of them'),
      file.slice(0, 50),
      file.slice(0, file.length >> 1),
      // Three files in which one number of the first table is wrong: the unpacked length is one byte too large, the
      // unpacked length is enormous, the offset is enormous.
      withNumber(file, 44 + 12, new DataView(file.buffer).getUint32(44 + 12) + 1),
      withNumber(file, 44 + 12, 0xfffffff0),
      withNumber(file, 44 + 4, 0xfffffff0),
    ];
    for (const one of refused) await expect(readFontFile(one)).rejects.toThrow(FontError);
  });

  it('refuses a WOFF file that would unpack to more than 32 MB', async () => {
    const file = await INSTALLED_FONTS.loadFont(NAME);
    const unpacked = (await readFontFile(file)).length;
    // The unpacked length that the file states for its first table, padded to a multiple of four.
    const first = (new DataView(file.buffer).getUint32(44 + 12) + 3) & ~3;
    const most = first + 32 * 1024 * 1024 - unpacked;
    // Both files state a false length for the first table. With `most`, the font would have exactly 32 MB, so the file
    // is unpacked and turns out to be damaged. A larger length exceeds the limit, so the file is refused before it is
    // unpacked.
    await expect(readFontFile(withNumber(file, 44 + 12, most))).rejects.toThrow('damaged');
    await expect(readFontFile(withNumber(file, 44 + 12, most + 1))).rejects.toThrow('too large');
  });
});

it('a typeface has a character if it has the letter and the accents of which the character consists', async () => {
  const file = await INSTALLED_FONTS.loadFont('familjen-grotesk-latin-700-normal.woff');
  const typeface = new Typeface(await INSTALLED_FONTS.loadShaper(), await readFontFile(file));
  // Ǖ is not in the font, but U, the diaeresis and the macron are.
  expect(['a', 'ü', 'Ǖ', 'ж'].map((text) => typeface.has(text))).toEqual([true, true, true, false]);
});
