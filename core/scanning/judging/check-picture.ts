import { MAX_VERSION, type QrCode, readMessage, symbolSize } from '#engine';
import { fromGray, type GrayPicture, gaussianBlur, type Pixels, scaledTo, toGray } from '#raster';
import {
  type Bend,
  boxAround,
  type Corners,
  fixedModules,
  isBent,
  joinParts,
  measureBend,
  moduleLength,
  project,
  projectionOf,
  refineCorners,
  type SeenSymbol,
} from '#scanning/pixels';
import {
  findCodes,
  type SeenCode,
  type SeenSpecimen,
  seenIn,
  type UnidentifiedCode,
  WHITE_PAGE,
} from '#scanning/tunnel';
import type { CodeVerdict, Finding, JudgeTools } from '#scanning/verdict';
import { judge, type ScanReport, saidVerdict } from './judge.ts';

export interface CheckedCode extends Omit<SeenCode, 'is'> {
  readonly is: 'checked';
  /** The verdict to tell people. Never the best one while a decoder is missing. */
  readonly verdict: CodeVerdict;
  /** Why the code does not scan everywhere, the gravest first. Empty if it does. */
  readonly findings: readonly Finding[];
  readonly report: ScanReport;
}

/** Its only finding may be that it is bent. */
export interface UncheckedCode extends UnidentifiedCode {
  readonly findings: readonly Finding[];
}

export interface PictureCheck {
  /** Up to 200, the largest in the picture first. */
  readonly codes: readonly (CheckedCode | UncheckedCode)[];
  /** Whether the picture has more codes than that. */
  readonly more: boolean;
  /** The texts of messages of which all parts are in the picture (structured append). */
  readonly joined: readonly string[];
  /** If no code was read, the likely reason. Otherwise null. */
  readonly reason: WhyNothing | null;
}

/**
 * Judges each code in a picture as the site judges its own. `onProgress` gets all codes once found, and after each
 * verdict. Rejects with a `RangeError` without decoders, and if `pause` of the tools rejects.
 */
export async function checkPicture(
  picture: Pixels,
  tools: JudgeTools,
  onProgress: (codes: readonly (SeenCode | CheckedCode | UnidentifiedCode)[]) => void = () => undefined,
): Promise<PictureCheck> {
  const { codes: found, more } = await findCodes(picture, 'still', tools);
  if (found.length === 0) return { codes: [], more, joined: [], reason: await findWhyNothing(picture, tools) };
  const seen = seenIn(found);
  onProgress(seen);
  const codes: (CheckedCode | UncheckedCode)[] = [];
  for (const code of found) {
    const isInCrowd = found.length > CROWD;
    codes.push(
      'seen' in code
        ? await judgeSeen(code, picture, isInCrowd, tools)
        : { ...code, findings: findBend(code, picture) },
    );
    onProgress([...codes, ...seen.slice(codes.length)]);
  }
  return { codes, more, joined: joinedTexts(seen), reason: null };
}

/** With more codes, a sound one takes 8 readings instead of 28. */
const CROWD = 16;

function joinedTexts(codes: readonly (SeenCode | UnidentifiedCode)[]): string[] {
  const messages = new Map<string, Map<number, QrCode>>();
  for (const code of codes) {
    const { part } = code.facts;
    if (code.is !== 'seen' || !part) continue;
    const key = `${part.of} ${part.parity}`;
    messages.set(key, (messages.get(key) ?? new Map()).set(part.index, code));
  }
  return [...messages.values()].flatMap((parts) => joinParts([...parts.values()].map(readMessage)) ?? []);
}

function findBend(code: UnidentifiedCode, picture: Pixels): Finding[] {
  if (code.facts.symbology !== 'qr') return [];
  const seen = scaledTo(picture, MEASURED_SIDE);
  const scale = seen.width / picture.width;
  const corners = code.corners.map(({ x, y }) => ({ x: scale * x, y: scale * y })) as unknown as Corners;
  const { bend } = fitted(toGray(seen, WHITE_PAGE), { ...code, corners, format: null });
  return bend && isBent(bend) ? [{ id: 'bent', kind: 'bent', verdict: 'unlikely' }] : [];
}

async function judgeSeen(
  { seen, specimen }: SeenSpecimen,
  picture: Pixels,
  isInCrowd: boolean,
  tools: JudgeTools,
): Promise<CheckedCode> {
  const reports: ScanReport[] = [];
  await judge(
    { picture, specimen, isInCrowd },
    async () => tools,
    (report) => reports.push(report),
  );
  const report = reports[reports.length - 1];
  const findings = report.reasons.map(({ finding }) => finding);
  return { ...seen, is: 'checked', verdict: saidVerdict(report)!, findings, report };
}

/**
 * Why probably no code was read. `small`: a module, or one of the smallest code that fills the picture, is `pixels`
 * wide. `contrast`: dark and light differ by `levels` of luma. `glare`: `share`, 0 to 1, is burnt out. `margin`:
 * something touches a code on `sides` of its four sides. `blur`: as by a Gaussian with a deviation of `pixels`.
 * `bent`: on no plane. `damage`: more is wrong than can be corrected. `none`: nothing looks like a code.
 */
export type WhyNothing =
  | { readonly kind: 'small'; readonly pixels: number }
  | { readonly kind: 'contrast'; readonly levels: number }
  | { readonly kind: 'glare'; readonly share: number }
  | { readonly kind: 'margin'; readonly sides: number }
  | { readonly kind: 'blur'; readonly pixels: number }
  | { readonly kind: 'bent' }
  | { readonly kind: 'damage' }
  | { readonly kind: 'none' };

/** Below these, and above those, a reason is likely. `calibrate.mjs` compares the reasons with true causes. */
const LEAST_MODULE = 3;
const LEAST_CONTRAST = 30;
const MOST_GLARE = 0.03;
const MOST_BLUR = 2.5;
/** In modules. Codes that are blurred by less are read. */
const MOST_BLURRED = 0.45;

/** Share of the points of the fixed patterns with the right tone from which the corners are known. */
const LEAST_IN_PLACE = 0.9;

/** Modules along the smallest code with its quiet zone. */
const SMALLEST_PICTURE = 29;

/** Pixels on the longer side of the picture that is measured. */
const MEASURED_SIDE = 1024;

/** Luma from which a pixel of a photograph is burnt out. */
const BURNT = 250;

/** Returns the likely reason why no code was read in a picture, from codes that are seen but not read, or from tones. */
async function findWhyNothing(picture: Pixels, { decoders }: JudgeTools): Promise<WhyNothing> {
  const gray = toGray(scaledTo(picture, MEASURED_SIDE), WHITE_PAGE);
  const scale = picture.width / gray.width;
  for (const { trace } of decoders) {
    const traced = (await trace?.(fromGray(gray))) ?? [];
    if (traced.length > 0) return whyUnread(gray, traced.map((symbol) => fitted(gray, symbol)).reduce(better), scale);
  }
  return whyUnseen(gray, scale);
}

/** A code that is seen but not read, with the version and the corners that fit its patterns best. */
interface Trace {
  readonly corners: Corners;
  /** In modules. */
  readonly size: number;
  /** Null if the version is not known. */
  readonly bend: Bend | null;
}

/** On bent paper, a decoder may be one version wrong. */
function fitted(gray: GrayPicture, { corners, version }: SeenSymbol): Trace {
  if (version === null) return { corners, size: 0, bend: null };
  const versions = [version, version - 1, version + 1].filter((each) => each >= 1 && each <= MAX_VERSION);
  return versions
    .map((each): Trace => {
      const [size, known] = [symbolSize(each), fixedModules(each)];
      const refined = refineCorners(gray, corners, size, known);
      return { corners: refined, size, bend: measureBend(gray, refined, size, known) };
    })
    .reduce(better);
}

function better(one: Trace, other: Trace): Trace {
  return (other.bend?.onSurface ?? 0) > (one.bend?.onSurface ?? 0) ? other : one;
}

function whyUnread(gray: GrayPicture, { corners, size, bend }: Trace, scale: number): WhyNothing {
  // Without a version, the corners may be any squares of the picture.
  if (!bend) {
    const why = whyUnseen(gray, scale);
    return why.kind === 'none' ? { kind: 'damage' } : why;
  }
  const module = moduleLength(corners, size);
  if (scale * module < LEAST_MODULE) return { kind: 'small', pixels: scale * module };
  const projection = projectionOf(corners, size);
  const lumaAt = (x: number, y: number): number => {
    const at = project(projection, x + 0.5, y + 0.5);
    const column = Math.min(gray.width - 1, Math.max(0, Math.floor(at.x)));
    return gray.luma[Math.min(gray.height - 1, Math.max(0, Math.floor(at.y))) * gray.width + column];
  };
  const modules = Array.from({ length: size * size }, (_, k) => lumaAt(k % size, Math.floor(k / size)));
  const sorted = [...modules].sort((a, b) => a - b);
  const [dark, light] = [0.05, 0.95].map((share) => sorted[Math.floor(share * sorted.length)]);
  if (light - dark < LEAST_CONTRAST) return { kind: 'contrast', levels: light - dark };
  if (isBent(bend)) return { kind: 'bent' };
  const blur = blurOf(around(gray, corners));
  if (blur > MOST_BLURRED * module) return { kind: 'blur', pixels: scale * blur };
  const share = isPhoto(gray)
    ? burntShare({ width: size, height: size, luma: Float32Array.from(modules) }, BURNT_MODULES)
    : 0;
  if (share > MOST_GLARE) return { kind: 'glare', share };
  if (bend.onPlane < LEAST_IN_PLACE) return { kind: 'damage' };
  const places = Array.from({ length: size }, (_, k) => k);
  const edges = [
    places.map((k) => lumaAt(k, -1)),
    places.map((k) => lumaAt(size, k)),
    places.map((k) => lumaAt(k, size)),
    places.map((k) => lumaAt(-1, k)),
  ];
  const isTouched = (edge: readonly number[]): boolean =>
    edge.filter((luma) => luma < (dark + light) / 2).length > MOST_MARKS * size;
  const sides = edges.filter(isTouched).length;
  return sides > 0 ? { kind: 'margin', sides } : { kind: 'damage' };
}

/** The upright part of the picture in which the code lies. */
function around(gray: GrayPicture, corners: Corners): GrayPicture {
  const box = boxAround(corners, 0, gray);
  if (!box) return gray;
  const { x: left, y: top, width, height } = box;
  const luma = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * gray.width + left;
    luma.set(gray.luma.subarray(from, from + width), y * width);
  }
  return { width, height, luma };
}

function whyUnseen(gray: GrayPicture, scale: number): WhyNothing {
  const pixels = (scale * Math.min(gray.width, gray.height)) / SMALLEST_PICTURE;
  if (pixels < LEAST_MODULE) return { kind: 'small', pixels };
  const levels = contrastOf(gray);
  if (levels < LEAST_CONTRAST) return { kind: 'contrast', levels };
  const blur = blurOf(gray);
  if (blur > MOST_BLUR && hasEdges(gray, blur)) return { kind: 'blur', pixels: scale * blur };
  const share = isPhoto(gray) ? burntShare(gray, BURNT_PIXELS) : 0;
  return share > MOST_GLARE ? { kind: 'glare', share } : { kind: 'none' };
}

/** Whether there are edges at all. The steps of noise, and of nothing else, vanish in a slightly blurred copy. */
function hasEdges(gray: GrayPicture, blur: number): boolean {
  const more = blurOf(gaussianBlur(gray, NOISE_BLUR, Math.ceil(2.5 * NOISE_BLUR)));
  return more < MOST_VANISHED * Math.hypot(blur, NOISE_BLUR);
}

/** Deviation of the blur, in pixels, that makes noise vanish, and by how much edges may seem more blurred than they get. */
const NOISE_BLUR = 2;
const MOST_VANISHED = 1.5;

/** Side of a square of modules, or of pixels, that is burnt out as a whole. Few codes have so many light modules together. */
const BURNT_MODULES = 3;
const BURNT_PIXELS = 16;

/** Share of the modules along a side that may be dark outside of the code. */
const MOST_MARKS = 0.1;

function burntShare({ width, height, luma }: GrayPicture, side: number): number {
  let burnt = 0;
  let all = 0;
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      all++;
      let isBurnt = true;
      for (let k = 0; k < side * side && isBurnt; k++) {
        isBurnt = luma[(top + Math.floor(k / side)) * width + left + (k % side)] >= BURNT;
      }
      if (isBurnt) burnt++;
    }
  }
  return burnt / Math.max(1, all);
}

/** Whether neighboring pixels mostly differ where nothing is burnt out: by noise, as in photographs. */
function isPhoto({ width, luma }: GrayPicture): boolean {
  let [equal, all] = [0, 0];
  for (let k = 1; k < luma.length; k++) {
    if (k % width === 0 || luma[k] >= BURNT) continue;
    all++;
    if (Math.abs(luma[k] - luma[k - 1]) < 0.5) equal++;
  }
  return equal < all / 2;
}

/** Difference between the lightest and the darkest tones, without one percent of the pixels at each end. */
function contrastOf({ luma }: GrayPicture): number {
  const sorted = luma.toSorted();
  return sorted[Math.ceil(0.99 * sorted.length) - 1] - sorted[Math.floor(0.01 * sorted.length)];
}

/** Share of the steps between pixels that are steeper than those of edges: noise. */
const STEEPEST_SHARE = 0.002;

/** Returns the deviation of the Gaussian by which the sharpest edges are blurred, in pixels: its slope shows it. */
function blurOf(gray: GrayPicture): number {
  const { width, luma } = gray;
  const steps = new Float32Array(luma.length);
  for (let k = 1; k < luma.length; k++) if (k % width > 0) steps[k] = Math.abs(luma[k] - luma[k - 1]);
  const slope = steps.sort()[Math.floor((1 - STEEPEST_SHARE) * (steps.length - 1))];
  return contrastOf(gray) / (Math.max(slope, 0.1) * Math.sqrt(2 * Math.PI));
}
