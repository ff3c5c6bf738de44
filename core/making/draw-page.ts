import type { FrameStyle, QrDesign } from '#design';
import {
  BLACK,
  CLEAR,
  type Drawing,
  isOpaque,
  type Layer,
  movePaint,
  outlineOfFrame,
  type Paint,
  type PathLayer,
  placeDrawing,
  STANDARD_MARGIN,
  WHITE,
} from '#drawing';
import { type Lettering, placePath } from '#lettering';
import { layOutPageWords, type PageTrouble } from './page-words.ts';

/** A code on its page. `troubles` names what could not be printed as requested. */
export interface DrawnPage {
  readonly drawing: Drawing;
  readonly troubles: readonly PageTrouble[];
}

export interface PageSource {
  readonly drawing: Drawing;
  readonly text: string;
  /** Width of the code with its margin, in millimeters. Type sizes depend on it. */
  readonly mm: number;
  /** Absent: no words are printed. */
  readonly lettering?: Lettering;
  /** Whether the page has no background. Default false. */
  readonly isClear?: boolean;
}

/**
 * Distance from the code to anything printed around it: a share of the width of the code without its margin, and a
 * minimum in millimeters. A line within 24 pixels of a module can change the threshold there. In a phone's picture at
 * arm's length, 24 pixels are 4.7 mm (decision 26).
 */
const DISTANCE = 0.15;
const LEAST_DISTANCE = 4.7;

/** The narrowest line of a frame, in modules. With thinner lines, decoders fail more often. */
const LEAST_LINE = 1.5;

// Lengths of a page, as shares of the width of the code with its margin: the width of a frame's line, the distance of
// the frame (or of words without a frame) from the edge of the page, the radius of the frame's corners, and the space
// around words.
const LINE = 0.014;
const OUTSIDE = 0.03;
const RADIUS = 0.06;
const PADDING = 0.05;

/** How far a rounded corner lies inside a square one, along each axis, as a share of its radius: 1 − √½. */
const CORNER = 0.293;

/**
 * Draws a code on its page, with the design's caption and address below the code and the design's frame around all of
 * them. Words and frame have the code's ink. A tab is a part of the frame that is filled with the ink, so words on a
 * tab have the color of the code's paper instead. The distance of words and frame from the code is the largest of
 * three: 15% of the code's width, 4.7 mm, and four modules. Returns the code's own drawing if the design has neither
 * words nor a frame. `prepareWords` must have loaded the fonts of the words.
 */
export function drawPage({ drawing: code, text, mm, lettering, isClear }: PageSource, design: QrDesign): DrawnPage {
  const drawing = isClear && design.imageBox === undefined ? withoutBox(code) : code;
  const unitsPerMm = drawing.width / mm;
  let troubles: readonly PageTrouble[] = [];
  const page = drawAround(drawing, { frame: design.frame, mm }, (room) => {
    if (!lettering) return NO_WORDS;
    const words = layOutPageWords(lettering, design, text, { room: room / unitsPerMm, code: mm });
    troubles = words.troubles;
    const [height, above, below] = [words.height, words.above, words.below].map((length) => length * unitsPerMm);
    return { d: placePath(words.d, unitsPerMm, 0, 0), height, above, below };
  });
  return { drawing: isClear ? { ...page, background: CLEAR } : page, troubles };
}

/** The white box of a logo belongs to the background. Modules under it are left out anyway. */
function withoutBox(drawing: Drawing): Drawing {
  return { ...drawing, layers: drawing.layers.filter((layer) => !('part' in layer) || layer.part !== 'image-box') };
}

/** Outlines of words, relative to the upper left corner of the room for them. */
interface Below {
  readonly d: string;
  readonly height: number;
  /** Blank part of `height` above the first line's capitals, and below the last baseline. 0 if absent. */
  readonly above?: number;
  readonly below?: number;
}

const NO_WORDS: Below = { d: '', height: 0 };

/** `mm` is the width in millimeters of the code with its margin. */
interface Around {
  readonly frame: FrameStyle | undefined;
  readonly mm: number;
}

/**
 * Draws a frame around a code, and below it the words that `writeBelow` fits into a width (drawing's units), if any.
 */
export function drawAround(
  drawing: Drawing,
  { frame, mm }: Around,
  writeBelow: (width: number) => Below = () => NO_WORDS,
): Drawing {
  const lengths = lengthsOf(drawing, { frame, mm });
  const below = writeBelow(roomOf(drawing, lengths, frame));
  const height = lengths.whole(below.height);
  if (!frame && height === 0) return drawing;
  const layout = layOut(drawing, lengths, frame, { ...below, height });
  return {
    ...{ width: layout.width, height: layout.height, background: drawing.background },
    layers: layersOf(drawing, layout, frame, below.d),
    ...(drawing.code && { code: { ...drawing.code, ...layout.code } }),
  };
}

/** In the units of the drawing: whole pixels, or modules. */
interface Lengths {
  /** Distance from the code's margin to anything printed around it. */
  readonly clear: number;
  readonly line: number;
  /** Distance from the frame to the edge of the page. */
  readonly outside: number;
  readonly radius: number;
  readonly padding: number;
  /** Rounds a length up to whole pixels if units are pixels; returns it unchanged if they are modules. */
  readonly whole: (length: number) => number;
}

function lengthsOf({ width, code }: Drawing, { frame, mm }: Around): Lengths {
  const grid = code?.grid;
  const whole = grid?.isPixels ? Math.ceil : (length: number): number => length;
  const shareOf = (modules: number): number => (grid ? modules / (grid.modules + 2 * grid.margin) : 0);
  const thick = frame ? Math.max(LINE, shareOf(LEAST_LINE)) : LINE;
  const corner = frame && frame !== 'line' ? CORNER * Math.max(0, RADIUS - thick) : 0;
  const { modules, margin } = grid ?? { modules: 0, margin: 0 };
  const quiet = shareOf(Math.max(0, STANDARD_MARGIN - margin)) + corner;
  const far = Math.max(DISTANCE * modules, (LEAST_DISTANCE / mm) * (modules + 2 * margin));
  const clearShare = Math.max(quiet, shareOf(Math.max(0, far - margin)));
  const [clear, line, outside, radius, padding] = [clearShare, thick, OUTSIDE, RADIUS, PADDING].map((share) =>
    whole(share * width),
  );
  return { clear, line, outside, radius, padding, whole };
}

function roomOf({ width }: Drawing, { clear, outside, padding }: Lengths, frame: FrameStyle | undefined): number {
  return frame ? width + 2 * (clear - padding) : width - 2 * outside;
}

interface Layout extends Lengths {
  readonly width: number;
  readonly height: number;
  readonly code: { readonly x: number; readonly y: number };
  readonly words: { readonly x: number; readonly y: number };
  /** Where the code's part of the page ends and that of the words begins; null without words. */
  readonly wordsTop: number | null;
}

function layOut(
  { width, height }: Drawing,
  lengths: Lengths,
  frame: FrameStyle | undefined,
  { height: words, above: blankAbove = 0, below: blankBelow = 0 }: Below,
): Layout {
  const { clear, line, outside, padding } = lengths;
  const around = frame ? outside + line : 0;
  const beside = frame ? around + clear : 0;
  // The notches of a ticket, with centers at `wordsTop`, begin `clear` below the margin, like everything printed.
  const wordsTop = beside + height + clear + (frame === 'ticket' && words > 0 ? lengths.radius + line : 0);
  const above = words > 0 ? wordsAbove(frame, lengths) : 0;
  // In a tab or a ticket, the space below the last baseline equals the space above the first line's capitals. A tab is
  // filled to the outer edge of the frame's line, so this line is part of the space below.
  const evened = padding + lengths.whole(Math.max(0, blankAbove - blankBelow)) - (frame === 'tab' ? line : 0);
  const below = words > 0 ? Math.max(0, evened) : 0;
  return {
    ...lengths,
    width: width + 2 * beside,
    height: wordsTop + above + words + below + around,
    code: { x: beside, y: beside },
    words: { x: frame ? around + padding : outside, y: wordsTop + above },
    wordsTop: words > 0 ? wordsTop : null,
  };
}

/** Returns the space between `wordsTop` and the words, where the edge of a tab or the perforation of a ticket is. */
function wordsAbove(frame: FrameStyle | undefined, { padding, line, whole }: Lengths): number {
  if (frame === 'tab') return padding;
  // The perforation is no thicker than the frame's line, and half of it is below `wordsTop`.
  return frame === 'ticket' ? padding + whole(line / 2) : 0;
}

function layersOf(drawing: Drawing, layout: Layout, frame: FrameStyle | undefined, d: string): Layer[] {
  const { outside, line, radius, width, height, code, words, wordsTop } = layout;
  const ink = movePaint(inkOf(drawing), code.x, code.y);
  const layers: Layer[] = [placeDrawing(drawing, { ...code, scale: 1 })];
  if (frame) {
    const box = { x: outside, y: outside, width: width - 2 * outside, height: height - 2 * outside };
    const outline = outlineOfFrame({ frame, box, line, radius, wordsTop });
    layers.push({ kind: 'path', part: 'frame', d: outline, paint: ink });
  }
  if (d !== '') {
    const own: Pick<PathLayer, 'part' | 'paint'> =
      frame === 'tab' ? { part: 'light-words', paint: paperOf(drawing) } : { part: 'words', paint: ink };
    layers.push({ kind: 'path', ...own, d: placePath(d, 1, words.x, words.y) });
  }
  return layers;
}

/** In a woven code, that of the finder patterns. */
function inkOf({ layers }: Drawing): Paint {
  const paths = layers.filter((layer) => layer.kind === 'path');
  const inked = paths.find(({ part }) => part === 'modules') ?? paths.find(({ part }) => part === 'finder-rings');
  return inked?.paint ?? BLACK;
}

function paperOf({ background }: Drawing): Paint {
  return isOpaque(background) ? background : WHITE;
}
