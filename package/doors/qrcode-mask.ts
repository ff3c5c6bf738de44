import { isDark, type Mask, type PreparedCode, type QrCode, renderMask } from '#engine';

/** Row by row; 1 is dark. */
export function modulesOf(symbol: QrCode): Uint8Array {
  const { size } = symbol;
  return Uint8Array.from({ length: size * size }, (_, k) => Number(isDark(symbol, k % size, Math.floor(k / size))));
}

/**
 * Returns the symbol whose mask `qrcode` chooses, so that pictures stay the same after a move. It is a mask of the
 * standard, but often not the one with the least penalty of `bestMask`: the margin does not count as light.
 */
export function leastPenalty(code: PreparedCode): QrCode {
  let best = renderMask(code, 0);
  let least = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 8; mask++) {
    const symbol = renderMask(code, mask as Mask);
    const points = penaltyOf(modulesOf(symbol), symbol.size);
    if (points >= least) continue;
    least = points;
    best = symbol;
  }
  return best;
}

/** ISO/IEC 18004:2015, 7.8.3, as `qrcode` counts it. */
function penaltyOf(data: Uint8Array, size: number): number {
  let dark = 0;
  let blocks = 0;
  for (let k = 0; k < data.length; k++) {
    dark += data[k];
    const isBlock = data[k] === data[k + 1] && data[k] === data[k + size] && data[k] === data[k + size + 1];
    if (isBlock && k % size < size - 1) blocks++;
  }
  const imbalance = Math.abs(Math.ceil((dark * 100) / data.length / 5) - 10);
  return linePenalty(data, size, 1, size) + linePenalty(data, size, size, 1) + 3 * blocks + 10 * imbalance;
}

/** Of runs of five and more, and of 1:1:3:1:1 with four light modules on a side, in all rows or all columns. */
function linePenalty(data: Uint8Array, size: number, step: number, stride: number): number {
  let points = 0;
  for (let line = 0; line < size; line++) {
    let run = 0;
    let bits = 0;
    for (let k = 0; k < size; k++) {
      const module = data[line * stride + k * step];
      if (run > 0 && module === (bits & 1)) run++;
      else {
        if (run >= 5) points += run - 2;
        run = 1;
      }
      bits = ((bits << 1) | module) & 0x7ff;
      if (k >= 10 && (bits === 0b10111010000 || bits === 0b00001011101)) points += 40;
    }
    if (run >= 5) points += run - 2;
  }
  return points;
}
