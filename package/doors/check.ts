import { type ContentVerdict, isDeadContent, verdictOfText } from '#content';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, moduleGrid, STANDARD_MARGIN } from '#drawing';
import { flattenOn, type Pixels, scaledTo } from '#raster';
import { type CheckedCode as CoreCode, checkPicture, judgePrint, printOf, type WhyNothing } from '#scanning/judging';
import { loadDecoders, PlainReadings, WHITE_PAGE } from '#scanning/tunnel';
import { type JudgeTools, verdictRank } from '#scanning/verdict';
import { decoderModule } from './decoders.ts';
import type { ScanVerdict } from './fix.ts';
import { checkRange, type Level, type LogoPixels } from './options.ts';

/** A further reader of codes, such as zbar. It tells which texts it reads in a picture. */
export interface Reader {
  readonly name: string;
  /** `picture` is opaque. Resolves with the texts, or with none. If it rejects, so does `check`. */
  read(picture: LogoPixels): Promise<readonly string[]>;
}

export interface CheckOptions {
  /** How wide the code is in print, in millimeters, from one edge of the code to the other, without the margin. */
  readonly mm?: number;
  /** Readers beside those of the package. They change no verdict, but a text that only they read is listed too. */
  readonly readers?: readonly Reader[];
}

/** A place in the picture, in pixels from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Codewords of one block: how many are wrong, and how many wrong ones can be corrected. */
export interface Block {
  readonly wrong: number;
  readonly correctable: number;
}

/** Why a code does not scan everywhere. */
export interface ScanFinding {
  readonly kind: 'inverted' | 'paper' | 'ink' | 'clear' | 'modules' | 'corners' | 'density' | 'readings' | 'red-light';
  /** The best verdict that this allows. */
  readonly verdict: ScanVerdict;
  /** The figures, such as `contrast` and `needed`, or `used` and `correctable`. */
  readonly [fact: string]: unknown;
}

/** How a print of the code in its true size scans. */
export interface PrintVerdict {
  readonly mm: number;
  /** Width of a module in millimeters. */
  readonly moduleMm: number;
  /** For a phone at arm's length, and at ten times the width of the code. */
  readonly verdict: ScanVerdict;
}

/** A code in a picture. Where it is read but not identified, only `text` and `readers` are known. */
export interface PictureCode {
  /** As it was read: it may contain any characters. */
  readonly text: string;
  /** The worse of what the picture and the size in print allow. Null if the code is not identified. */
  readonly verdict: ScanVerdict | null;
  /** Whether what the code holds can do what it is for, however well it scans. */
  readonly content: ContentVerdict;
  /** The gravest first. Empty if the code scans everywhere. */
  readonly findings: readonly ScanFinding[];
  readonly version: number | null;
  readonly level: Level | null;
  readonly mask: number | null;
  /** Modules along one side. */
  readonly size: number | null;
  /** Whole modules of margin without marks, 0 to 4. More counts as 4. */
  readonly margin: number | null;
  /** Clockwise, from the corner pattern between the other two. Null if only a further reader read the code. */
  readonly corners: readonly Place[] | null;
  /** What each block uses of its error correction. */
  readonly budget: readonly Block[];
  /** Misread modules, by column and row. */
  readonly misread: readonly Place[];
  /** Null without `mm`. */
  readonly print: PrintVerdict | null;
  /** The readers that read this text in the whole picture, in the order in which they were asked. */
  readonly readers: readonly string[];
}

/** The likely reason why nothing was read, with its figure. */
export type NothingRead = WhyNothing;

export interface Check {
  /** Up to 16, the largest first. */
  readonly codes: readonly PictureCode[];
  /** Null if a code was read. */
  readonly reason: NothingRead | null;
}

/**
 * Finds the codes in a picture, which any program made or a camera took, and says how well they scan. Two decoders,
 * ZXing and jsQR, read each of them in simulated photographs; that takes about a second. Rejects if one of them cannot be
 * loaded, or with an `OptionError`.
 *
 * @example
 * const { codes, reason } = await check(pixels);
 * codes[0].verdict; // everywhere, phones, good-conditions, unlikely, or null
 */
export async function check(picture: LogoPixels, { mm, readers = [] }: CheckOptions = {}): Promise<Check> {
  checkPixels(picture);
  if (mm !== undefined) checkRange('mm', mm, 1, 100_000, false);
  const tools = await loadTools();
  const { codes, reason } = await checkPicture(picture, tools);
  const read = await readByOthers(picture, readers);
  const known: PictureCode[] = [];
  for (const code of codes) {
    const names = read.filter(({ texts }) => texts.includes(code.text)).map(({ name }) => name);
    known.push(code.is === 'checked' ? await identified(code, names, mm, tools) : unidentified(code, names));
  }
  for (const { texts } of read) {
    for (const text of texts) {
      if (known.some((code) => code.text === text)) continue;
      const names = read.filter((other) => other.texts.includes(text)).map(({ name }) => name);
      known.push(unidentified({ text, corners: null }, names));
    }
  }
  return { codes: known, reason: known.length > 0 ? null : reason && reasonOf(reason) };
}

/** What a check means for whoever asked. */
export interface Demand {
  /** The only text that is right. Default: any. */
  readonly expect?: string;
  /** The worst verdict that is good enough: `everywhere`, or `good` for good conditions. Default `good`. */
  readonly min?: 'everywhere' | 'good';
}

/**
 * Compares a check with what was demanded. With `expect`, only codes with this text count; otherwise, all must be good
 * enough. `everywhere` allows no caution, so that `phones` is below it.
 *
 * - `fine`: as demanded.
 * - `below`: read, but below `min`, or not identified, or what the code holds is dead.
 * - `other`: something else is read than `expect`.
 * - `nothing`: nothing is read.
 *
 * @example
 * if (outcome(await check(pixels), { expect: 'https://example.com' }) !== 'fine') process.exitCode = 1;
 */
export function outcome(
  { codes }: Check,
  { expect, min = 'good' }: Demand = {},
): 'fine' | 'below' | 'other' | 'nothing' {
  if (codes.length === 0) return 'nothing';
  const right = codes.filter(({ text }) => expect === undefined || text === expect);
  if (right.length === 0) return 'other';
  const enough: readonly (ScanVerdict | null)[] =
    min === 'everywhere' ? ['everywhere'] : ['everywhere', 'phones', 'good-conditions'];
  const isEnough = ({ verdict, content }: PictureCode): boolean => enough.includes(verdict) && !isDeadContent(content);
  return right.every(isEnough) ? 'fine' : 'below';
}

let loading: Promise<JudgeTools> | null = null;

/** A failure is not kept, so that a later call may succeed. */
function loadTools(): Promise<JudgeTools> {
  loading ??= startDecoders().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function startDecoders(): Promise<JudgeTools> {
  const decoders = await loadDecoders(await decoderModule());
  return { decoders, plain: new PlainReadings(), pause: async () => {} };
}

function checkPixels({ width, height, data }: LogoPixels): void {
  checkRange('picture.width', width, 1, MOST_SIDE);
  checkRange('picture.height', height, 1, MOST_SIDE);
  const length = 4 * width * height;
  checkRange('picture.data.length', data.length, length, length);
}

const MOST_SIDE = 100_000;

/** Pixels on the longer side of the picture that further readers get. */
const READ_SIDE = 2048;

interface ReadTexts {
  readonly name: string;
  readonly texts: readonly string[];
}

async function readByOthers(picture: Pixels, readers: readonly Reader[]): Promise<ReadTexts[]> {
  if (readers.length === 0) return [];
  const seen = flattenOn(scaledTo(picture, READ_SIDE), WHITE_PAGE);
  const read: ReadTexts[] = [];
  for (const reader of readers) read.push({ name: reader.name, texts: await reader.read(seen) });
  return read;
}

function unidentified({ text, corners }: Pick<PictureCode, 'text' | 'corners'>, readers: string[]): PictureCode {
  const nothing = { verdict: null, version: null, level: null, mask: null, size: null, margin: null, print: null };
  return { text, ...nothing, content: verdictOfText(text), findings: [], corners, budget: [], misread: [], readers };
}

async function identified(
  code: CoreCode,
  others: readonly string[],
  mm: number | undefined,
  tools: JudgeTools,
): Promise<PictureCode> {
  const { text, version, level, mask, size, margin, corners, budget, misread, findings, report } = code;
  const print = mm === undefined ? null : await judgeSize(code, mm, tools);
  const isAsIs = report.readings.filter(({ condition, isRight }) => condition === 'as-is' && isRight);
  return {
    text,
    verdict: print ? worseOf(code.verdict.picture, print.verdict) : code.verdict.picture,
    content: code.verdict.content,
    findings: findings.map(findingOf),
    version,
    level,
    mask,
    size,
    margin,
    corners: corners.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
    budget,
    misread: misread.map((index) => ({ x: index % size, y: Math.floor(index / size) })),
    print,
    readers: [...isAsIs.map(({ decoder }) => decoder), ...others],
  };
}

/** Judges the size of a print by a plain code: what the picture's own look costs is in its verdict. */
async function judgeSize(code: CoreCode, mm: number, tools: JudgeTools): Promise<PrintVerdict> {
  const grid = moduleGrid(code.size, STANDARD_MARGIN);
  const page = drawQrCode(code, DEFAULT_DESIGN, null, grid);
  const withMargin = (mm * (code.size + 2 * STANDARD_MARGIN)) / code.size;
  const { verdict } = await judgePrint(printOf(page, { text: code.text, code }, withMargin), tools);
  return { mm, moduleMm: rounded(mm / code.size), verdict };
}

function worseOf(one: ScanVerdict, other: ScanVerdict): ScanVerdict {
  return verdictRank(other) > verdictRank(one) ? other : one;
}

/** Leaves out what is only known of a design. */
function findingOf({ id: _, kind, verdict, ...facts }: CoreCode['findings'][number]): ScanFinding {
  const known = Object.entries(facts).filter(([name]) => !DESIGN_FACTS.includes(name));
  const figures = known.map(([name, fact]) => [name, typeof fact === 'number' ? rounded(fact) : fact]);
  return { kind: kind as ScanFinding['kind'], verdict, ...Object.fromEntries(figures) };
}

const DESIGN_FACTS: readonly string[] = ['ink', 'isOnWhite', 'image'];

function reasonOf(reason: WhyNothing): NothingRead {
  const figures = Object.entries(reason).map(([name, fact]) => [name, typeof fact === 'number' ? rounded(fact) : fact]);
  return Object.fromEntries(figures) as NothingRead;
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
