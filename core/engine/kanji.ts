// Kanji mode: a character of JIS X 0208 takes 13 bits instead of two or three bytes. ISO/IEC 18004:2015, 7.4.6.

/** Decoders disagree about these values: some return ― ＼ ～ ∥ － ￠ ￡ ￢, others similar ones. They stay in byte mode. */
const DISPUTED = [28, 31, 32, 33, 60, 81, 82, 138];

/** A row empty in JIS X 0208 where vendors have circled digits and the like; the end is exclusive. */
const VENDOR_ROW_START = 0x480;
const VENDOR_ROW_END = 0x540;

let values: Int16Array | undefined;

/** Returns the 13-bit value of a UTF-16 code unit, −1 for none, from the platform's Shift JIS decoder if it has one. */
export function kanjiValue(unit: number): number {
  values ??= deriveValues();
  return values[unit];
}

function deriveValues(): Int16Array {
  const table = new Int16Array(0x10000).fill(-1);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder('shift_jis');
  } catch {
    // Without legacy encodings, text stays in byte mode: correct, but one or two versions larger.
    return table;
  }
  // Writes all values as pairs of bytes, separated by line feeds. Lead bytes are 0x81 to 0x9f and then go on from 0xe0.
  // Trail bytes start at 0x40.
  const lines: number[] = [];
  for (let value = 0; value < 0x2000; value++) {
    const lead = 0x81 + Math.floor(value / 0xc0);
    lines.push(lead < 0xa0 ? lead : lead + 0x40, 0x40 + (value % 0xc0), 0x0a);
  }
  for (const [value, character] of decoder.decode(Uint8Array.from(lines)).split('\n').entries()) {
    // A pair that is not a character decodes to U+FFFD, alone or followed by the second byte.
    const isVendors = value >= VENDOR_ROW_START && value < VENDOR_ROW_END;
    if (character.length !== 1 || character === '\ufffd' || isVendors || DISPUTED.includes(value)) continue;
    table[character.charCodeAt(0)] = value;
  }
  return table;
}
