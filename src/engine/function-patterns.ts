// The modules that are the same in every symbol of a version: finder, separator, timing and alignment patterns and
// version information. ISO/IEC 18004:2015, 6.3, 7.10 and Annex E.
//
// All of them are symmetric about the diagonal, and so is the area that format information and the dark module take.
// One drawing therefore serves upright and sideways.

import { alignmentCount, sizeOf } from './capacity.ts';
import { versionBits } from './format-information.ts';
import { type Layout, layoutOf, setModules } from './layout.ts';

/** The fixed modules of a version in the words of `Layout`, without lanes; the same upright and sideways. */
export interface FunctionPatterns {
  /** Dark modules; format information and the dark module beside it are left light. */
  readonly dark: Int32Array;
  /** Modules that carry no codeword. */
  readonly reserved: Int32Array;
}

/** Coordinates of alignment pattern centres, the same for rows and columns, ascending; empty for version 1. */
export function alignmentPositions(version: number): number[] {
  const count = alignmentCount(version);
  if (count === 0) return [];
  // Evenly spaced from the far end by an even step; the first gap takes what is left. Version 32 breaks the rule.
  const step = version === 32 ? 26 : 2 * Math.ceil((4 * version + 4) / (2 * (count - 1)));
  return Array.from({ length: count }, (_, i) => (i === 0 ? 6 : sizeOf(version) - 7 - (count - 1 - i) * step));
}

/** Draws the function patterns of a version. */
export function drawFunctionPatterns(version: number): FunctionPatterns {
  const layout = layoutOf(version);
  const { size, stripes } = layout;
  const dark = new Int32Array(stripes * size);
  const reserved = new Int32Array(stripes * size);

  for (let line = 0; line < size; line++) {
    setModules(reserved, layout, line, 6, 6);
    if (line % 2 === 0) setModules(dark, layout, line, 6, 6);
  }
  setModules(reserved, layout, 6, 0, size - 1);
  for (let place = 0; place < size; place += 2) setModules(dark, layout, 6, place, place);

  const centres = alignmentPositions(version);
  const last = centres.length - 1;
  for (const [i, line] of centres.entries()) {
    for (const [j, place] of centres.entries()) {
      const isFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isFinder) drawRings(dark, reserved, layout, line, place, 2);
    }
  }
  for (let i = 0; i <= 8; i++) {
    setModules(reserved, layout, i, 0, 8);
    setModules(reserved, layout, i, size - 8, size - 1);
    if (i < 8) setModules(reserved, layout, size - 1 - i, 0, 8);
  }
  drawRings(dark, reserved, layout, 3, 3, 3);
  drawRings(dark, reserved, layout, 3, size - 4, 3);
  drawRings(dark, reserved, layout, size - 4, 3, 3);
  if (version >= 7) drawVersion(dark, reserved, layout, version);
  return { dark, reserved };
}

/** A dark square ring of the given radius, a light one inside it, and what is left in the middle dark. */
function drawRings(
  dark: Int32Array,
  reserved: Int32Array,
  layout: Layout,
  line: number,
  place: number,
  radius: number,
): void {
  for (let i = -radius; i <= radius; i++) {
    setModules(reserved, layout, line + i, place - radius, place + radius);
    if (Math.abs(i) === radius) {
      setModules(dark, layout, line + i, place - radius, place + radius);
      continue;
    }
    setModules(dark, layout, line + i, place - radius, place - radius);
    setModules(dark, layout, line + i, place + radius, place + radius);
    if (Math.abs(i) < radius - 1) setModules(dark, layout, line + i, place - radius + 2, place + radius - 2);
  }
}

/** Version information: 6 × 3 modules beside the top right finder, and turned beside the bottom left one. */
function drawVersion(dark: Int32Array, reserved: Int32Array, layout: Layout, version: number): void {
  const bits = versionBits(version);
  for (let bit = 0; bit < 18; bit++) {
    const across = Math.floor(bit / 3);
    const along = layout.size - 11 + (bit % 3);
    setModules(reserved, layout, across, along, along);
    setModules(reserved, layout, along, across, across);
    if ((bits >>> bit) & 1) {
      setModules(dark, layout, across, along, along);
      setModules(dark, layout, along, across, across);
    }
  }
}
