// The modules of a symbol as bits, 32 to a word. Not in the standard: this makes the mask choice fast.
//
// A plane holds one bit for each module, dark modules as ones. It is cut into stripes of 32 places. Word
// `stripe * size + line` holds the places 32 · stripe to 32 · stripe + 31 of a line, the first place in the lowest bit:
//
//   size 33           places 0 … 31           place 32
//                   ┌────────────────────┐   ┌───┐
//   line 0          │ word 0             │   │ word 33
//   line 1          │ word 1             │   │ word 34
//   …               │ …                  │   │ …
//   line 32         │ word 32            │   │ word 65
//                   └────────────────────┘   └───┘
//                         stripe 0           stripe 1
//
// The words of one stripe are stored one after another. So a rule about consecutive lines is a loop over consecutive
// words, and each bit operation applies it at 32 places. Bits past the end of a line are 0.

/** The plane `rows` and then the plane `columns`, so that a rule about rows and columns is one rule about lines. */
export type BitPlanes = Int32Array;

export function stripesOf(size: number): number {
  return (size + 31) >>> 5;
}

export function lightPlanes(size: number): BitPlanes {
  return new Int32Array(2 * planeWords(size));
}

/** Returns the number of 32-bit words in one plane. The second plane, `columns`, starts at this index. */
export function planeWords(size: number): number {
  return stripesOf(size) * size;
}

/** Makes the module at a place of a line dark. If `plane` contains several planes, only the first one changes. */
export function setModule(plane: Int32Array, size: number, line: number, place: number): void {
  plane[(place >>> 5) * size + line] |= 1 << place;
}

const block = new Int32Array(32);

/** Writes the plane `written` by exchanging the lines and the places of the other plane. */
export function transpose(planes: BitPlanes, size: number, written: 'rows' | 'columns'): void {
  const from = written === 'columns' ? 0 : planeWords(size);
  const to = planeWords(size) - from;
  for (let lines = 0; lines < size; lines += 32) {
    for (let places = 0; places < size; places += 32) {
      const source = from + (places >>> 5) * size + lines;
      const target = to + (lines >>> 5) * size + places;
      for (let i = 0; i < 32; i++) block[i] = lines + i < size ? planes[source + i] : 0;
      transposeBlock();
      for (let i = 0; i < 32 && places + i < size; i++) planes[target + i] = block[i];
    }
  }
}

/** Transposes `block` by swapping smaller and smaller squares (Hacker's Delight, section 7-3). */
function transposeBlock(): void {
  swapSquares(16, 0x0000ffff);
  swapSquares(8, 0x00ff00ff);
  swapSquares(4, 0x0f0f0f0f);
  swapSquares(2, 0x33333333);
  swapSquares(1, 0x55555555);
}

/** In each square of 2 · `side` lines, swaps upper right and lower left; `mask` selects the left places. */
function swapSquares(side: number, mask: number): void {
  // Visits the upper lines of each square: those whose number does not contain the bit `side`.
  for (let i = 0; i < 32; i = (i + side + 1) & ~side) {
    const swapped = ((block[i] >>> side) ^ block[i + side]) & mask;
    block[i] ^= swapped << side;
    block[i + side] ^= swapped;
  }
}
