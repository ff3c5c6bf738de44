export interface LzwKind {
  /** Bits of a value that is not compressed. */
  readonly bits: number;
  readonly isLowestFirst: boolean;
  /** Whether codes become longer one code early, as in TIFF. */
  readonly isEarly: boolean;
}

/** Most codes of a table, whose codes have at most 12 bits. */
const MOST_CODES = 4096;

/** Returns the first `most` bytes of LZW data, or fewer if the data ends; null if it is damaged. */
export function unpackLzw(packed: Uint8Array, most: number, { bits, isLowestFirst, isEarly }: LzwKind) {
  const unpacked = new Uint8Array(most);
  const clear = 1 << bits;
  // The bytes that each code stands for: those of another code, and one more.
  const before = new Uint16Array(MOST_CODES);
  const last = new Uint8Array(MOST_CODES);
  const lengths = new Uint16Array(MOST_CODES);
  for (let value = 0; value < clear; value++) {
    last[value] = value;
    lengths[value] = 1;
  }
  let [held, heldBits, at, length] = [0, 0, 0, 0];
  let [width, next, previous] = [bits + 1, clear + 2, -1];
  while (length < most) {
    while (heldBits < width && at < packed.length) {
      held = isLowestFirst ? held | (packed[at] << heldBits) : (held << 8) | packed[at];
      heldBits += 8;
      at++;
    }
    if (heldBits < width) break;
    heldBits -= width;
    const code = (isLowestFirst ? held : held >>> heldBits) & ((1 << width) - 1);
    held = isLowestFirst ? held >>> width : held & ((1 << heldBits) - 1);
    if (code === clear + 1) break;
    if (code === clear) {
      [width, next, previous] = [bits + 1, clear + 2, -1];
      continue;
    }
    const isNew = code === next && previous >= 0;
    if (!isNew && (code >= next || (previous < 0 && code > clear))) return null;
    const known = isNew ? previous : code;
    const end = length + lengths[known];
    let first = known;
    for (let place = end - 1; ; place--, first = before[first]) {
      if (place < most) unpacked[place] = last[first];
      if (lengths[first] === 1) break;
    }
    length = end;
    if (isNew && length < most) unpacked[length] = last[first];
    if (isNew) length++;
    if (previous >= 0 && next < MOST_CODES) {
      before[next] = previous;
      last[next] = last[first];
      lengths[next] = lengths[previous] + 1;
      next++;
      if (next + Number(isEarly) === 1 << width && width < 12) width++;
    }
    previous = code;
  }
  return unpacked.subarray(0, Math.min(length, most));
}
