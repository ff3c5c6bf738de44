import { type ContentVerdict, isDeadContent, verdictOfText } from '#content';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, moduleGrid, STANDARD_MARGIN } from '#drawing';
import { flattenOn, type Pixels, scaledTo } from '#raster';
import { type CheckedCode as CoreCode, checkPicture, judgePrint, printOf, type WhyNothing } from '#scanning/judging';
import { NO_FACTS, possibleTexts, type SymbolFacts } from '#scanning/pixels';
import { loadDecoders, PlainReadings, WHITE_PAGE } from '#scanning/tunnel';
import { type Finding, type JudgeTools, verdictRank } from '#scanning/verdict';
import { checkChoice, checkNames, checkObject, checkRange } from './checks.ts';
import { decoderModule } from './decoders.ts';
import type { ScanVerdict } from './fix.ts';
import type { Level, LogoPixels } from './options.ts';
import { pixelsOf } from './pixels.ts';

/** A further reader of codes, such as zbar. It tells which texts it reads in a picture. */
export interface Reader {
  readonly name: string;
  /** `picture` is opaque. Resolves with the texts, or with none. If it rejects, so does `check`. */
  read(picture: Pixels): Promise<readonly string[]>;
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
  readonly kind:
    | 'inverted'
    | 'paper'
    | 'ink'
    | 'clear'
    | 'modules'
    | 'damage'
    | 'bent'
    | 'gaps'
    | 'corners'
    | 'density'
    | 'readings'
    | 'red-light';
  /** The best verdict that this allows. */
  readonly verdict: ScanVerdict;
  /** The figures, such as `contrast` and `needed`, or `place`, `share` and `misread` of damage. */
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
  /** Micro QR and rMQR are read, but not identified: most phones can't read them. */
  readonly symbology: 'qr' | 'micro-qr' | 'rmqr';
  /** What makes a code of this symbology a rare one. */
  readonly variant: 'model-1' | 'mirrored' | null;
  /** The modes of its segments in order, each once. Empty if the code is not identified. */
  readonly modes: readonly SymbolMode[];
  /** Whether the text follows the rules of GS1: U+001D ends elements of variable length. */
  readonly gs1: boolean;
  /** What FNC1 in the second position names; usually null. The text begins with it. */
  readonly application: string | null;
  /** Its place in a longer text that several codes hold, from 1 (structured append). */
  readonly part: { readonly index: number; readonly of: number } | null;
  /**
   * The character set, as IANA writes it, and by what it was announced: by the symbol, by the text, or by nothing. Then
   * it is UTF-8, or a guess. Null if the code is not identified.
   */
  readonly charset: { readonly name: string; readonly announced: 'eci' | 'content' | null } | null;
  /** Decoders of the package that do not know one of its modes. They did not take part. */
  readonly leftOut: readonly ('zxing' | 'jsqr')[];
}

/** A mode of ISO/IEC 18004. `gs1` is FNC1 in the first position, `application` in the second. */
export type SymbolMode =
  | 'numeric'
  | 'alphanumeric'
  | 'byte'
  | 'kanji'
  | 'hanzi'
  | 'eci'
  | 'gs1'
  | 'application'
  | 'part';

/** The likely reason why nothing was read, with its figure. */
export type NothingRead = WhyNothing;

export interface Check {
  /** Up to 200, the largest first. */
  readonly codes: readonly PictureCode[];
  /** Whether the picture has more codes than that. */
  readonly more: boolean;
  /** The texts of which all parts are in the picture, in order (structured append). */
  readonly joined: readonly string[];
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
export async function check(given: LogoPixels, options: CheckOptions = {}): Promise<Check> {
  const picture = pixelsOf('picture', given);
  checkNames('options', options, ['mm', 'readers']);
  const { mm, readers = [] } = options;
  if (mm !== undefined) checkRange('mm', mm, 1, 100_000, false);
  const tools = await loadTools();
  const { codes, more, joined, reason } = await checkPicture(picture, tools);
  const read = await readByOthers(picture, readers);
  const known: PictureCode[] = [];
  const isKnown = new Set(joined);
  for (const code of codes) {
    const same = code.is === 'checked' ? possibleTexts(code) : [code.text];
    for (const text of same) isKnown.add(text);
    const names = read.filter(({ texts }) => texts.some((text) => same.includes(text))).map(({ name }) => name);
    known.push(
      code.is === 'checked' ? await identified(code, names, mm, tools) : unidentified(code, names, code.findings),
    );
  }
  for (const { texts } of read) {
    for (const text of texts) {
      if (isKnown.has(text)) continue;
      isKnown.add(text);
      const names = read.filter((other) => other.texts.includes(text)).map(({ name }) => name);
      known.push(unidentified({ text, corners: null, facts: NO_FACTS }, names));
    }
  }
  return { codes: known, more, joined, reason: known.length > 0 ? null : reason && reasonOf(reason) };
}

/** What a check means for whoever asked. */
export interface Demand {
  /** The only text that is right. Default: any. */
  readonly expect?: string;
  /** The worst verdict that is good enough: `everywhere`, or `good` for good conditions. Default `good`. */
  readonly min?: 'everywhere' | 'good';
}

/**
 * Compares a check with what was demanded. With `expect`, only codes with this text count, or the parts of a text;
 * otherwise, all must be good enough. `everywhere` allows no caution, so that `phones` is below it.
 *
 * - `fine`: as demanded.
 * - `below`: read, but below `min`, or not identified, or what the code holds is dead, or there are more codes than
 *   were looked at.
 * - `other`: something else is read than `expect`.
 * - `nothing`: nothing is read.
 *
 * @example
 * if (outcome(await check(pixels), { expect: 'https://example.com' }) !== 'fine') process.exitCode = 1;
 */
export function outcome(
  read: Pick<Check, 'codes'> & Partial<Pick<Check, 'more' | 'joined'>>,
  { expect, min = 'good' }: Demand = {},
): 'fine' | 'below' | 'other' | 'nothing' {
  checkObject('check', read);
  checkChoice('min', min, ['everywhere', 'good']);
  const { codes, more = false, joined = [] } = read;
  if (codes.length === 0) return 'nothing';
  const isJoined = expect !== undefined && joined.includes(expect);
  const right = codes.filter(
    ({ text, part }) => expect === undefined || text === expect || (isJoined && part !== null),
  );
  if (right.length === 0) return 'other';
  const enough: readonly (ScanVerdict | null)[] =
    min === 'everywhere' ? ['everywhere'] : ['everywhere', 'phones', 'good-conditions'];
  const isEnough = ({ verdict, content }: PictureCode): boolean => enough.includes(verdict) && !isDeadContent(content);
  return right.every(isEnough) && !more ? 'fine' : 'below';
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

interface UnidentifiedText extends Pick<PictureCode, 'text' | 'corners'> {
  readonly facts: SymbolFacts;
}

function unidentified(
  { text, corners, facts }: UnidentifiedText,
  readers: string[],
  findings: readonly Finding[] = [],
): PictureCode {
  const nothing = { verdict: null, version: null, level: null, mask: null, size: null, margin: null, print: null };
  const lists = { findings: findings.map(findingOf), budget: [], misread: [], leftOut: [] };
  return { text, ...nothing, ...lists, content: verdictOfText(text), corners, readers, ...toldFacts(facts) };
}

function toldFacts({ part, ...facts }: SymbolFacts): Omit<SymbolFacts, 'part'> & Pick<PictureCode, 'part'> {
  return { ...facts, part: part && { index: part.index, of: part.of } };
}

async function identified(
  code: CoreCode,
  others: readonly string[],
  mm: number | undefined,
  tools: JudgeTools,
): Promise<PictureCode> {
  const { text, facts, version, level, mask, size, margin, corners, budget, misread, findings, report } = code;
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
    ...toldFacts(facts),
    leftOut: report.leftOut,
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
function findingOf({ id: _, kind, verdict, ...facts }: Finding): ScanFinding {
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
