// Text to bytes. Byte mode carries UTF-8, which is what readers expect; see 7.3.5 of ISO/IEC 18004:2015 for the mode.

/** What stands for a surrogate without its partner, which has no UTF-8 form. */
const REPLACEMENT = 0xfffd;

/** Number of UTF-8 bytes of `text`; a lone surrogate counts as the three bytes of U+FFFD. */
export function byteLength(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    bytes += unit < 0x800 ? 1 : 2;
    // The two halves of a pair are four bytes together, counted here with the first.
    if (isPairAt(text, i)) i++;
  }
  return bytes;
}

/** Writes the UTF-8 bytes of `text` through `put`, first byte first. */
export function writeUtf8(text: string, put: (byte: number) => void): void {
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      put(code);
      continue;
    }
    if (isPairAt(text, i)) {
      code = 0x10000 + ((code & 0x3ff) << 10) + (text.charCodeAt(++i) & 0x3ff);
      put(0xf0 | (code >>> 18));
      put(0x80 | ((code >>> 12) & 0x3f));
    } else {
      if ((code & 0xf800) === 0xd800) code = REPLACEMENT;
      if (code < 0x800) {
        put(0xc0 | (code >>> 6));
        put(0x80 | (code & 0x3f));
        continue;
      }
      put(0xe0 | (code >>> 12));
    }
    put(0x80 | ((code >>> 6) & 0x3f));
    put(0x80 | (code & 0x3f));
  }
}

/** Whether the two halves of a surrogate pair stand at `i` and `i + 1`. */
export function isPairAt(text: string, i: number): boolean {
  return (text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00;
}
