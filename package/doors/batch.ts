import {
  MANIFEST_START,
  type MadeRow as MadeBatchRow,
  type ManifestRow,
  makeRow as makeBatchRow,
  manifestLine,
  type PrintCaution,
  printsWords,
  type RunOrder,
  rowFileName,
  rowOf,
} from '#batch';
import { FRAMES, type FrameStyle, MODULE_SHAPES } from '#design';
import { LEVELS } from '#engine';
import type { FileOrder } from '#making';
import { type Decoder, loadFileReader, WEAK_DECODER } from '#scanning/tunnel';
import {
  compileMapping,
  compileTemplate,
  emptyMapping,
  isPayloadTemplate,
  type Mapping,
  type PlannedRow,
  planRow,
  type RowProblem,
} from '#tables/mapping';
import { aboutCode, cautionText, cellText, problemText } from '#words';
import { failures, printCautions } from '#words/rows';
import { cautionSentence } from './caution-words.ts';
import { checkChoice, checkNames, checkObject, checkRange, checkSide, checkText } from './checks.ts';
import type { Parsed } from './content.ts';
import { CONTENT_TYPES, cautionsOf, coreTypeOf } from './content-fields.ts';
import { decoderModule } from './decoders.ts';
import { compressOf, type DeterministicOptions } from './deterministic.ts';
import { OptionError } from './errors.ts';
import { loadWords } from './lettering.ts';
import { loadLogo } from './logo.ts';
import { designOf, type Level, type LookOptions, NAMES, type Shape } from './options.ts';

/** A row of a table. */
export interface Row {
  /** From 1; `{row}` in templates. */
  readonly number: number;
  /** The cells by the names of their columns. */
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * What becomes of each row. Gradients have a white background, and the margin is at least 1. Templates are
 * texts with the names of columns in braces, such as `{code}`, and with `{row}`, `{row:0000}`, `{check:luhn}`.
 */
export interface Plan extends Omit<LookOptions, 'shape'>, DeterministicOptions {
  /** Of the modules. A shape of your own is drawn by a function, which no worker could get. Default `square`. */
  readonly shape?: Shape;
  /** Of the text in the code. In a web address, values are percent-encoded. */
  readonly template: string;
  /** What the template makes, such as `phone` or `instagram`, as `quietzone/content` builds it. Default `link` or `text`. */
  readonly type?: Parsed['type'];
  /** Of the file's name without extension. Give each row another one. Default: the end of the link, else `{row}`. */
  readonly name?: string;
  /** Of a caption below the code. */
  readonly caption?: string;
  /** Around each code. */
  readonly frame?: FrameStyle;
  /** Default H, or what the standard of the type demands. Codes on labels have H or M, as they fit. */
  readonly level?: Level;
  /** Of letters that the Latin face of the package lacks: a TrueType, OpenType or WOFF file. */
  readonly font?: Uint8Array<ArrayBuffer>;
  /** Default `svg`. */
  readonly format?: 'svg' | 'png' | 'pdf';
  /** Width of the code with its margin in print. Default 30, but 1200 pixels for a PNG. */
  readonly mm?: number;
  /** Width of a PNG in pixels, or up to 5% more or less, because modules are whole pixels wide. */
  readonly px?: number;
  /** Only black ink, in a PDF. */
  readonly black?: boolean;
  /** The date of a PDF. Give one for the same bytes every time. Default now. */
  readonly date?: Date;
  /** 32 hexadecimal digits, from which `{random:10}` follows. */
  readonly seed?: string;
}

/** A line of a manifest: the file of a row, or why it has none. */
export interface Line {
  readonly row: number;
  /** The name of the file; empty if the row was left out. */
  readonly file: string;
  /** `url`, `text`, or another type of the site. */
  readonly type: string;
  /** The text of the code, with dots for secrets. */
  readonly text: string;
  readonly version: number | null;
  readonly level: Level | null;
  /** How many corrections the block with the fewest left uses, and how many are possible. */
  readonly corrections: { readonly used: number; readonly possible: number } | null;
  /** The decoder that read the file. */
  readonly readBy: string | null;
  readonly sha256: string | null;
  /** A sentence; empty if there is a file. */
  readonly leftOut: string;
  /** Sentences about what may not work as intended, and about words that are not printed as requested; else empty. */
  readonly caution: string;
}

export interface MadeRow {
  /** The file; null if the row was left out. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  readonly line: Line;
}

/**
 * Makes the file of a row, and reads the code back from it. The same row and plan give the same bytes, wherever
 * it runs: as the body of a queue's handler, in a worker, or in a loop. A row that cannot become a code gives a line
 * that says why. Rejects with an `OptionError` if the plan is wrong.
 *
 * @example
 * const plan = { template: 'https://example.com/t/{table}', name: 'table-{table}', format: 'png' } as const;
 * const { bytes, line } = await makeRow({ number: 2, cells: { table: '7' } }, plan);
 * if (bytes) await bucket.put(line.file, bytes);
 */
export async function makeRow(row: Row, plan: Plan): Promise<MadeRow> {
  checkObject('row', row);
  checkObject('row.cells', row.cells);
  for (const [name, cell] of Object.entries(row.cells)) checkText(`row.cells.${name}`, cell);
  checkNames('plan', plan, [...NAMES, 'template', 'type', 'name', 'format', 'seed']);
  checkText('template', plan.template);
  checkChoice('shape', plan.shape ?? 'square', MODULE_SHAPES);
  const names = Object.keys(row.cells);
  const order = await orderOf(plan);
  const planned = planRow(compileMapping(mappingOf(plan), names), {
    number: row.number,
    cells: Object.values(row.cells),
  });
  if (planned.is === 'left-out') return leaveOut(row.number, whyLeftOut(planned.problem, names));
  const type = planned.typed.type;
  const own = { ...order, design: { ...order.design, type } };
  const wanted = rowOf(planned, { name: planned.fileName, caution: contentText(planned) });
  const lettering = printsWords([wanted], own) ? await loadWords(plan.font) : null;
  const made = await makeBatchRow(wanted, own, {
    ...{ decoder: await fileReader(), images, lettering, about: aboutCode },
  });
  if (typeof made === 'string') return leaveOut(row.number, failures[made]);
  const line = lineOf(made, { row: row.number, file: rowFileName(wanted, own), type }, wanted.caution);
  return { bytes: made.file, line };
}

/**
 * Returns the manifest of lines as CSV, as the command `quietzone batch` writes it.
 *
 * @example
 * writeFileSync('manifest.csv', manifest(lines));
 */
export function manifest(lines: Iterable<Line>): string {
  let text = MANIFEST_START;
  for (const line of lines) text += manifestLine(rowOfLine(line));
  return text;
}

/** A cache of the image that the codes share. */
const images = new Map();

let reader: Promise<Decoder> | null = null;

/** Returns ZXing, or jsQR where no WebAssembly can be compiled, such as in Cloudflare Workers. @internal */
export function fileReader(): Promise<Decoder> {
  reader ??= decoderModule()
    .then(loadFileReader)
    .catch(() => WEAK_DECODER);
  return reader;
}

const orders = new WeakMap<Plan, Promise<RunOrder>>();

/** Returns the order of a run. @internal */
export function orderOf(plan: Plan): Promise<RunOrder> {
  const order = orders.get(plan) ?? readOrder(plan);
  orders.set(plan, order);
  return order;
}

async function readOrder(plan: Plan): Promise<RunOrder> {
  const image = plan.logo ? await loadLogo(plan.logo) : null;
  const { frame, level } = plan;
  if (frame !== undefined) checkChoice('frame', frame, FRAMES);
  if (level !== undefined) checkChoice('level', level, LEVELS);
  const design = { ...designOf(plan), showAddress: false, ...(frame && { frame }) };
  const file = { ...fileOrder(plan), ...(await compressOf(plan)) };
  return { design, image, file, tellsSecrets: false, isReadBack: true, ...(level && { level }) };
}

function fileOrder({ format = 'svg', mm, px, margin = 4, black = false, date = new Date() }: Plan): FileOrder {
  checkChoice('format', format, ['svg', 'png', 'pdf']);
  checkRange('margin', margin, 1, 100);
  checkSide('mm', mm);
  const common = { margin, title: '', carried: null };
  switch (format) {
    case 'svg':
      return { ...common, format, mm: mm ?? 30 };
    case 'pdf':
      return { ...common, format, mm: mm ?? 30, ink: black ? 'black' : 'rgb', date };
    case 'png': {
      if (px !== undefined) checkRange('px', px, 1, 10_000);
      return {
        ...common,
        format,
        size: px === undefined && mm !== undefined ? { mm, dpi: 300 } : { pixels: px ?? 1200 },
      };
    }
  }
}

const ADDRESS = /^\s*(?:[a-z][a-z0-9+.-]*:|[\w-]+(?:\.[\w-]+)+(?:[/?#]|$))/i;

/** Returns the mapping of a plan. Throws an `OptionError`. @internal */
export function mappingOf(plan: Plan): Mapping {
  const { template, name = '', caption = '', seed = NO_SEED } = plan;
  if (isPayloadTemplate(template)) {
    throw wrongOption('template', 'a web address or a text: values would not be escaped in another format', template);
  }
  const { type = ADDRESS.test(template) ? 'link' : 'text' } = plan;
  checkChoice('type', type, CONTENT_TYPES);
  const mapping = {
    ...emptyMapping(coreTypeOf(type), seed),
    templates: { content: template },
    fileName: name,
    caption,
  };
  checkMapping(mapping);
  return mapping;
}

/** Throws an `OptionError` unless the templates and the seed of a mapping are right. @internal */
export function checkMapping(mapping: Mapping): void {
  const { seed, templates, fileName, caption } = mapping;
  if (!/^[0-9a-f]{32}$/.test(seed)) throw wrongOption('seed', '32 hexadecimal digits in small letters', seed);
  const written = { template: templates.content ?? '', name: fileName, caption };
  if (seed === NO_SEED && /\{\s*random\s*:/i.test(Object.values(written).join(' '))) {
    throw wrongOption('seed', 'given for {random}, so that it can be repeated', '');
  }
  for (const [option, value] of Object.entries(written)) {
    const template = compileTemplate(value);
    if ('kind' in template)
      throw wrongOption(option, `right at character ${template.at + 1} (${template.name})`, value);
  }
}

function wrongOption(option: string, message: string, value: string): OptionError {
  return new OptionError(option, 'not-allowed', message, value);
}

/** Gives no random tokens. @internal */
export const NO_SEED = '0'.repeat(32);

function leaveOut(row: number, leftOut: string): MadeRow {
  const none = {
    file: '',
    type: '',
    text: '',
    version: null,
    level: null,
    corrections: null,
    readBy: null,
    sha256: null,
    caution: '',
  };
  return { bytes: null, line: { row, ...none, leftOut } };
}

function lineOf({ facts, cautions }: MadeBatchRow, row: Pick<Line, 'row' | 'file' | 'type'>, said?: string): Line {
  const { text, version, level, budget, readBy, sha256 } = facts;
  const corrections = budget && { used: budget.used, possible: budget.correctable };
  const caution = cautionOf(said, cautions);
  return { ...row, text, version, level, corrections, readBy, sha256, leftOut: '', caution };
}

function rowOfLine({
  row: number,
  file,
  type,
  text,
  version,
  level,
  corrections,
  readBy,
  sha256,
  leftOut,
  caution,
}: Line): ManifestRow {
  if (version === null || level === null) return { number, reason: leftOut };
  const budget = corrections && { used: corrections.used, correctable: corrections.possible };
  const facts = { text, version, level, budget, sha256, readBy };
  return { number, file, type, verdict: '', facts, caution };
}

/** Returns the sentences about what in the content of a row may not work as intended. @internal */
export function contentText({ cautions }: PlannedRow): string {
  return cautions.map(cautionText).join(' ');
}

/** Returns the cell of the manifest: sentences about the content, and about words that are not printed. @internal */
export function cautionOf(said: string | undefined, printed: readonly PrintCaution[]): string {
  return [...(said === undefined ? [] : [said]), ...printed.map((caution) => printCautions[caution])].join(' ');
}

/** Returns why a row is left out. `columns` are the names of the table's columns. @internal */
export function whyLeftOut(problem: RowProblem, columns: readonly string[]): string {
  if (problem.kind === 'refused') {
    const { type, caution, cell } = problem;
    if (cell) return cellText(cell, cautionText(caution));
    return cautionsOf(type, caution).map(cautionSentence).join(' ');
  }
  const shown = 'value' in problem ? { ...problem, value: problem.value.slice(0, 60) } : problem;
  const text = problemText(shown, columns);
  return 'field' in problem ? `${problem.field}: ${text}` : text;
}
