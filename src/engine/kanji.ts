// Kanji mode: a character of JIS X 0208 in 13 bits instead of two or three bytes. ISO/IEC 18004:2015, 7.4.6.

/**
 * Every character that kanji mode might hold lies in these ranges; most texts have none and never need the table.
 */
const CANDIDATE = /[§¨°±´¶×÷\u0391-\u0451\u2010-\u266f\u3000-\u9fff\uff01-\uffe5]/;

/**
 * Characters of JIS X 0208 that Shift JIS decoders do not agree on (a wave dash or a full-width tilde, …). They stay
 * in byte mode, so that what is read is always what was written.
 */
const DISPUTED = /[\\¢£¬―—‖∥−〜＼～－￠￡￢]/;

/** Shift JIS lead bytes of the row that vendors added to the standard's empty rows (circled digits, Roman numerals). */
const VENDOR_LEAD = 0x87;

/** Distance between the first values of two lead bytes: trail bytes 0x40 to 0xff. */
const TRAILS = 0xc0;

const LINE_FEED = 0x0a;

let values: Int16Array | undefined;

/** Whether `text` has a character that kanji mode might hold; cheap, no table. */
export function mayHaveKanji(text: string): boolean {
  return CANDIDATE.test(text);
}

/**
 * The 13-bit value of a UTF-16 code unit, or −1 where kanji mode has none. The first call derives the table from the
 * platform's Shift JIS decoder (about a millisecond); on a platform without one, every character answers −1.
 */
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
    // Built without the legacy encodings: the text is one or two versions larger in byte mode, and just as right.
    return table;
  }
  for (let lead = 0x81; lead <= 0xeb; lead++) {
    if (lead === VENDOR_LEAD || (lead >= 0xa0 && lead < 0xe0)) continue;
    const firstValue = (lead < 0xa0 ? lead - 0x81 : lead - 0xc1) * TRAILS;
    const lastTrail = lead === 0xeb ? 0xbf : 0xfc;
    const lines: number[] = [];
    for (let trail = 0x40; trail <= lastTrail; trail++) lines.push(lead, trail, LINE_FEED);
    // 0x7f is no trail byte; it and unassigned pairs decode to more than one character or to U+FFFD.
    for (const [offset, character] of decoder.decode(Uint8Array.from(lines)).split('\n').entries()) {
      if (character.length !== 1 || character === '\ufffd' || DISPUTED.test(character)) continue;
      table[character.charCodeAt(0)] = firstValue + offset;
    }
  }
  return table;
}
