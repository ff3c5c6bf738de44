import { type QrCode, readMessage, symbolSize } from '#engine';
import { fromGray, type GrayPicture, type Pixels, scaledTo, toGray } from '#raster';
import { joinParts, moduleLength, project, projectionOf, type SeenSymbol } from '#scanning/pixels';
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

export interface PictureCheck {
  /** Up to 200, the largest in the picture first. */
  readonly codes: readonly (CheckedCode | UnidentifiedCode)[];
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
  const codes: (CheckedCode | UnidentifiedCode)[] = [];
  for (const code of found) {
    codes.push('seen' in code ? await judgeSeen(code, picture, tools) : code);
    onProgress([...codes, ...seen.slice(codes.length)]);
  }
  return { codes, more, joined: joinedTexts(seen), reason: null };
}

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

async function judgeSeen({ seen, specimen }: SeenSpecimen, picture: Pixels, tools: JudgeTools): Promise<CheckedCode> {
  const reports: ScanReport[] = [];
  await judge(
    { picture, specimen },
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
 * `damage`: more is wrong than can be corrected. `none`: nothing looks like a code.
 */
export type WhyNothing =
  | { readonly kind: 'small'; readonly pixels: number }
  | { readonly kind: 'contrast'; readonly levels: number }
  | { readonly kind: 'glare'; readonly share: number }
  | { readonly kind: 'margin'; readonly sides: number }
  | { readonly kind: 'blur'; readonly pixels: number }
  | { readonly kind: 'damage' }
  | { readonly kind: 'none' };

/** Below these, and above those, a reason is likely. `calibrate.mjs` compares the reasons with true causes. */
const LEAST_MODULE = 3;
const LEAST_CONTRAST = 30;
const MOST_GLARE = 0.03;
const MOST_BLUR = 2.5;

/** Modules along the smallest code, and along its picture with the quiet zone. */
const SMALLEST_CODE = 21;
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
    const [symbol] = (await trace?.(fromGray(gray))) ?? [];
    if (symbol) return whyUnread(gray, symbol, scale);
  }
  return whyUnseen(gray, scale);
}

function whyUnread(gray: GrayPicture, { corners, version }: SeenSymbol, scale: number): WhyNothing {
  const size = version === null ? SMALLEST_CODE : symbolSize(version);
  const pixels = scale * moduleLength(corners, size);
  if (pixels < LEAST_MODULE) return { kind: 'small', pixels };
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
  const blur = blurOf(gray);
  if (blur > MOST_BLUR) return { kind: 'blur', pixels: scale * blur };
  const share = isPhoto(gray)
    ? burntShare({ width: size, height: size, luma: Float32Array.from(modules) }, BURNT_MODULES)
    : 0;
  if (share > MOST_GLARE) return { kind: 'glare', share };
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

function whyUnseen(gray: GrayPicture, scale: number): WhyNothing {
  const pixels = (scale * Math.min(gray.width, gray.height)) / SMALLEST_PICTURE;
  if (pixels < LEAST_MODULE) return { kind: 'small', pixels };
  const levels = contrastOf(gray);
  if (levels < LEAST_CONTRAST) return { kind: 'contrast', levels };
  const blur = blurOf(gray);
  if (blur > MOST_BLUR) return { kind: 'blur', pixels: scale * blur };
  const share = isPhoto(gray) ? burntShare(gray, BURNT_PIXELS) : 0;
  return share > MOST_GLARE ? { kind: 'glare', share } : { kind: 'none' };
}

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
