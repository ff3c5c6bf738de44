import { type ErrorCorrectionLevel, type QrCode, readMessage } from '#engine';
import { type Box, flattenOn, type Pixels, resample, scaledTo, toGray } from '#raster';
import {
  type BlockBudget,
  type Corners,
  errorBudget,
  type IdentifiedCode,
  identifyCode,
  measureMargin,
  messageBytes,
  NO_FACTS,
  type Point,
  type SeenSymbol,
  type SoughtCode,
  type Specimen,
  type SymbolFacts,
  seekCodes,
  symbolMessage,
} from '#scanning/pixels';
import { DARK_PAGE, WHITE_PAGE } from './conditions.ts';
import type { Decoder, ReadText } from './decoders.ts';
import { helpedPictures } from './help.ts';

/** A code that was found, without its place. */
export interface FoundCode {
  /** As it is read: it may contain any characters. */
  readonly text: string;
  readonly facts: SymbolFacts;
  /** The version, level and mask are null if neither the decoder reports them nor the modules can be identified. */
  readonly version: number | null;
  readonly level: ErrorCorrectionLevel | null;
  readonly mask: number | null;
}

interface PlacedCode {
  /** It may be empty. */
  readonly text: string;
  readonly facts: SymbolFacts;
  /**
   * Without the quiet zone, in pixels. Clockwise in the code's own orientation, from the finder pattern between the
   * other two; those of a mirrored code run counterclockwise.
   */
  readonly corners: Corners;
}

/**
 * A code that is read, but whose modules cannot be identified: of another symbology or a rare variant, as its facts
 * say, or strongly distorted.
 */
export interface UnidentifiedCode extends PlacedCode, FoundCode {
  readonly is: 'unidentified';
}

/** A code whose modules are known, because all its codewords were corrected. It is a `QrCode` as it was before damage. */
export interface SeenCode extends PlacedCode, QrCode {
  readonly is: 'seen';
  /** Whole modules of quiet zone that are free of marks on all four sides, 0 to 4. A wider quiet zone counts as 4. */
  readonly margin: number;
  /** How much of its error correction each block has used up, in the order of the standard. */
  readonly budget: readonly BlockBudget[];
  /** Indexes `y * size + x`, ascending, without the corner modules of finder patterns, which round shapes change. */
  readonly misread: readonly number[];
}

export interface SeenSpecimen {
  readonly seen: SeenCode;
  readonly specimen: Specimen;
}

type Found = SeenSpecimen | UnidentifiedCode;

interface FoundCodes {
  /** The largest first. */
  readonly codes: readonly Found[];
  /** Whether there are more codes in the picture than `MOST_FOUND`. */
  readonly more: boolean;
}

export const MOST_FOUND = 200;

/** A picture that may be too large to be in memory as pixels. */
export interface LargePicture {
  readonly width: number;
  readonly height: number;
  /** Returns a part of it, scaled to this size. */
  readonly read: (part: Box, width: number, height: number) => Pixels | Promise<Pixels>;
}

interface FindTools {
  readonly decoders: readonly Decoder[];
  /** Awaited between the parts of a picture. A rejection ends the search with it. */
  readonly pause?: () => Promise<void>;
  /** Ends the search with what was found so far. Asked before each part. */
  readonly isOver?: () => boolean;
  /** The same picture with more pixels, to be searched in parts. Default: the picture itself. */
  readonly large?: LargePicture;
}

/** Pixels on the longer side of a part that is searched at once. */
const TILE = 2048;

/** Pixels from one part to the next. A code in the overlap is whole in one of them; a larger one, at half the size. */
const STEP = 1280;

/** Pixels on the longer side of the picture in which finder patterns are sought: 16 megapixels take 250 MB. */
const SOUGHT_SIDE = 4096;

/** Pixels on the longer side of the picture in which codes are sought that are hard to find. */
const HELPED_SIDE = 1024;

/**
 * Finds up to 200 codes in a picture, of equal texts too, and identifies each of them from its corrected codewords: the
 * one answer to which codes are in a picture. Codes are found in any rotation, in both polarities, and on transparent
 * ground. Pictures wider or higher than 2,048 pixels are searched in parts, at half the size and at full size, if a
 * decoder is there that finds several codes at once.
 * - `live`, for the frames of a camera, is the quick part.
 * - `still`: codes that the decoders miss are sought by their finder patterns. If none is identified then, the other
 *   decoders try too, and then pictures that are easier to read.
 *
 * Rejects with a `RangeError` without decoders.
 */
export async function findCodes(picture: Pixels, effort: 'live' | 'still', tools: FindTools): Promise<FoundCodes> {
  const { decoders, pause, isOver = () => false, large = largeOf(picture) } = tools;
  if (decoders.length === 0) throw new RangeError('There is no decoder to find the codes of a picture');
  const found = startFinding(picture);

  async function search(part: Pixels, by: readonly Decoder[], place: Place): Promise<void> {
    await pause?.();
    for (const { read, corners } of await readPart(part, by)) found.add(read, place(corners));
  }

  const small = tools.large ? await smallOf(tools.large) : scaledTo(picture, TILE);
  await search(small, decoders, placeIn(small, picture));
  const isStrong = decoders.some(({ readAll }) => readAll);
  for (const scale of isStrong ? [0.5, 1] : []) {
    if (large.width * scale <= small.width) continue;
    for (const box of partsOf(large, scale)) {
      if (found.hasMore() || isOver()) break;
      const part = await large.read(box, Math.ceil(box.width * scale), Math.ceil(box.height * scale));
      await search(part, decoders, placeIn(part, box, picture.width / large.width));
    }
  }
  if (effort === 'live') return found.all();

  const sight = scaledTo(picture, SOUGHT_SIDE);
  const placeSought = placeIn(sight, picture);
  const known = found.identified().map(placeIn(picture, sight));
  for (const sought of seekCodes(toGray(sight, WHITE_PAGE), known)) {
    await pause?.();
    if (isOver() || found.hasMore()) break;
    found.add(readingOf(sought), placeSought(sought.corners));
  }
  if (found.isIdentified()) return found.all();

  const still = scaledTo(picture, HELPED_SIDE);
  const placeStill = placeIn(still, picture);
  for (const decoder of decoders.filter(({ readAll }) => !readAll)) {
    if (!isOver()) await search(still, [decoder], placeStill);
  }
  for (const { picture: helped, back } of helpedPictures(still)) {
    if (found.all().codes.length > 0 || isOver()) break;
    await search(helped, decoders, (corners) => placeStill(back(corners)));
  }
  return found.all();
}

/** Returns codes that `findCodes` found, each text once. Codes without text are left out. */
export function textsOf(found: readonly Found[]): FoundCode[] {
  const texts = new Map<string, FoundCode>();
  for (const code of found) {
    const { text, facts, version, level, mask } = 'seen' in code ? code.seen : code;
    if (text !== '' && !texts.has(text)) texts.set(text, { text, facts, version, level, mask });
  }
  return [...texts.values()];
}

export function seenIn(codes: readonly Found[]): (SeenCode | UnidentifiedCode)[] {
  return codes.map((code) => ('seen' in code ? code.seen : code));
}

/** Returns a list to which codes are added. Each code is kept once, although it may be read several times. */
function startFinding(picture: Pixels) {
  const found: { readonly code: Found; readonly bytes: ReadText['bytes'] }[] = [];
  let more = false;

  return {
    hasMore: () => more,
    identified: () => found.flatMap(({ code }) => ('seen' in code ? [code.seen.corners] : [])),
    isIdentified: () => found.some(({ code }) => 'seen' in code),
    all: (): FoundCodes => ({ codes: found.map(({ code }) => code).sort((a, b) => areaOf(b) - areaOf(a)), more }),
    add({ text, bytes, symbol, facts = NO_FACTS }: ReadText, corners: Corners) {
      const same = found.findIndex((other) => isSame(other, bytes, corners));
      if (same >= 0 && 'seen' in found[same].code) return;
      if (same < 0 && found.length === MOST_FOUND) {
        more = true;
        return;
      }
      const isOrdinary = facts.symbology === 'qr' && facts.variant === null;
      const identified = symbol && isOrdinary ? identifyCode(picture, { ...symbol, corners }) : null;
      // jsQR finds codes without content where there is none.
      if (!identified && bytes.length === 0) return;
      const isFlipped = symbol && isOrdinary && !identified && isMirrored(picture, { ...symbol, corners });
      const toldFacts: SymbolFacts = isFlipped ? { ...facts, variant: 'mirrored' } : facts;
      const { level = null, mask = null } = symbol?.format ?? {};
      const code: Found = identified
        ? specimenOf(identified)
        : {
            is: 'unidentified',
            text,
            facts: toldFacts,
            corners,
            version: symbol?.version ?? null,
            level,
            mask,
          };
      if (same < 0) found.push({ code, bytes });
      else found[same] = { code, bytes };
    },
  };
}

function readingOf({ code, corners }: SoughtCode): ReadText {
  const { text, facts } = symbolMessage(code);
  const { version, level, mask } = code;
  const bytes = messageBytes(readMessage(code).segments);
  return { text, bytes, facts, symbol: { corners, version, format: { level, mask } } };
}

function specimenOf({ corners, ...found }: IdentifiedCode): SeenSpecimen {
  const { blocks, misread, isInverted } = errorBudget(found);
  const margin = measureMargin(found, isInverted);
  const { text, facts } = symbolMessage(found.code);
  return {
    seen: { is: 'seen', text, facts, corners, ...found.code, margin, budget: blocks, misread },
    specimen: { text, corners, ...found },
  };
}

function isSame(
  other: { readonly code: Found; readonly bytes: ReadText['bytes'] },
  bytes: ReadText['bytes'],
  corners: Corners,
): boolean {
  const [own] = seenIn([other.code]);
  const [one, two] = [middleOf(own.corners), middleOf(corners)];
  if (Math.hypot(one.x - two.x, one.y - two.y) >= Math.sqrt(areaOf(other.code)) / 2) return false;
  return other.bytes.length === bytes.length && Array.from(bytes).every((byte, k) => byte === other.bytes[k]);
}

function middleOf(corners: Corners): Point {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / 4, y: sum.y / 4 };
}

/** ZXing does not tell of every mirrored code that it is one. Corners of the mirrored picture show it. */
function isMirrored(picture: Pixels, symbol: SeenSymbol): boolean {
  const [first, second, third, fourth] = symbol.corners;
  return identifyCode(picture, { ...symbol, corners: [first, fourth, third, second] }) !== null;
}

/** In square pixels: the shoelace formula. */
function areaOf(code: Found): number {
  const [{ corners }] = seenIn([code]);
  const twice = corners.reduce((sum, { x, y }, k) => {
    const next = corners[(k + 1) % 4];
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Reads a part on white, and a transparent one on dark ground too. Without corners from the decoder, gives the part's. */
async function readPart(part: Pixels, decoders: readonly Decoder[]) {
  const pages = isOpaque(part) ? [part] : [WHITE_PAGE, DARK_PAGE].map((page) => flattenOn(part, page));
  const sightings: { readonly read: ReadText; readonly corners: Corners }[] = [];
  for (const page of pages) {
    for (const read of await readAll(page, decoders)) {
      sightings.push({ read, corners: read.symbol?.corners ?? cornersOf(part) });
    }
  }
  return sightings;
}

/** The weak decoder is slow and finds only one code, so it is not asked if the strong one is there. */
async function readAll(part: Pixels, decoders: readonly Decoder[]): Promise<ReadText[]> {
  const strong = decoders.find((decoder) => decoder.readAll);
  if (strong?.readAll) return strong.readAll(part);
  for (const { read } of decoders) {
    const found = await read(part);
    if (found) return [found];
  }
  return [];
}

function cornersOf({ width, height }: Pixels): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

/** Returns corners in the picture from corners in a part of it. */
type Place = (corners: Corners) => Corners;

/** `box` is where the part lies, in a picture that is scaled to the picture in question. */
function placeIn(part: Pick<Pixels, 'width' | 'height'>, box: Omit<Box, 'x' | 'y'> & Partial<Point>, scale = 1): Place {
  const { x: left = 0, y: top = 0, width, height } = box;
  const place = ({ x, y }: Point): Point => ({
    x: scale * (left + (x * width) / part.width),
    y: scale * (top + (y * height) / part.height),
  });
  return (corners) => corners.map(place) as unknown as Corners;
}

function largeOf(picture: Pixels): LargePicture {
  const { width, height } = picture;
  return { width, height, read: (part, across, down) => resample(picture, part, across, down) };
}

/** Scaled by its owner: a browser's canvas is faster than `scaledTo`. */
async function smallOf({ width, height, read }: LargePicture): Promise<Pixels> {
  const scale = Math.min(1, TILE / Math.max(width, height));
  return read({ x: 0, y: 0, width, height }, Math.ceil(width * scale), Math.ceil(height * scale));
}

function partsOf({ width, height }: LargePicture, scale: number): Box[] {
  const [tile, step] = [TILE / scale, STEP / scale];
  const startsOf = (length: number) =>
    Array.from({ length: 1 + Math.max(0, Math.ceil((length - tile) / step)) }, (_, index) => index * step);
  return startsOf(height).flatMap((y) =>
    startsOf(width).map((x) => ({ x, y, width: Math.min(tile, width - x), height: Math.min(tile, height - y) })),
  );
}

function isOpaque({ data }: Pixels): boolean {
  for (let index = 3; index < data.length; index += 4) if (data[index] < 255) return false;
  return true;
}
