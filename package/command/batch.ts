import { extname } from 'node:path';
import { mappingOf, type Plan, orderOf as runOrder } from '#doors/batch';
import { OptionError } from '#doors/errors';
import { loadWords } from '#doors/lettering';
import { productOf } from '#doors/sheets';
import { TableError } from '#tables';
import { aboutCodes } from '#words';
import { refusals } from '#words/rows';
import { type Command, choiceOf, numberOf, sourceDate, stringOf, type Values } from './arguments.ts';
import { mergeManifests } from './batch-merge.ts';
import { openOutput } from './batch-output.ts';
import { type RowSource, readRows } from './batch-rows.ts';
import { type BatchOrder, runBatch } from './batch-run.ts';
import { CommandError, STATUS, type Status, usageError } from './errors.ts';
import { readInput } from './files.ts';
import { COMMON_LOOK, type DoorOption, INK, optionsFor, optionsOf, SIZE, usageErrorOf } from './look-options.ts';
import { type FileLook, loadLogoFile } from './new-code.ts';
import { ZONE, zoneOf } from './zone.ts';

const MOST_FONT_BYTES = 32 << 20;

const DOORS: readonly DoorOption[] = [...COMMON_LOOK, ...INK, ...SIZE];

export const command: Command = {
  usage: `quietzone batch TABLE -o DIR|ZIP|PDF
Makes a code of each row, and reads it back. TABLE is CSV, TSV, XLSX or lines.
quietzone batch --merge MANIFEST... -o FILE joins the manifests of shards.
`,
  options: {
    Rows: [
      { name: 'template', values: ['TEXT'], help: 'https://example.com/{code}; default: by the columns' },
      { name: 'type', values: ['TYPE'], help: 'of the template, such as phone or instagram' },
      { name: 'name', values: ['TEXT'], help: 'of the files, such as chair-{row:0000}' },
      { name: 'text', values: ['TEXT'], help: 'below each code, or on its label' },
      ZONE,
      { name: 'days', values: ['ORDER'], help: 'of days such as 03/05/2027: day-first, month-first' },
      { name: 'seed', values: ['HEX'], help: '32 digits, for {random:10}' },
    ],
    Files: [
      { name: 'output', short: 'o', values: ['PATH'], help: 'a folder, or a file that ends in .zip or .pdf' },
      { name: 'format', values: ['FORMAT'], help: 'svg, png, pdf; default svg' },
      ...optionsFor(SIZE),
      { name: 'product', values: ['PRODUCT'], help: 'labels on sheets, for a PDF, such as L7160' },
      { name: 'start', values: ['NUMBER'], help: 'the first label to print on' },
      { name: 'date', values: ['DATE'], help: 'of PDF and ZIP; default SOURCE_DATE_EPOCH, now' },
      { name: 'shard', values: ['N/M'], help: '3/8 is every eighth row from the third' },
      { name: 'resume', help: 'goes on with a folder that is unfinished' },
      { name: 'merge', help: 'joins manifests' },
      { name: 'force', help: 'replaces files' },
    ],
    Look: [
      ...optionsFor([...COMMON_LOOK, ...INK]),
      { name: 'font', values: ['FILE'], help: 'for letters beyond Latin' },
    ],
  },
  examples: `Examples
  quietzone batch table.csv -o codes --template 'https://example.com/{id}'
  quietzone batch wifi.xlsx -o labels.pdf --product L7160 --text '{ssid}'

Exit status: 1 if a row is left out or dead, such as a link that cannot open.
`,
  async run(values, parameters) {
    try {
      return values.merge ? await merge(values, parameters) : await make(values, parameters);
    } catch (error) {
      if (error instanceof OptionError && error.option !== 'caption') throw usageErrorOf(error, DOORS);
      // `make` calls words below a code a caption. Here they may be on a label.
      if (error instanceof OptionError) throw usageError(`--${error.message.replace('caption', 'text')}`);
      if (error instanceof TableError)
        throw new CommandError(STATUS.notEncoded, error.code === 'too-large' ? TOO_LARGE : refusals[error.code]);
      throw error;
    }
  },
};

async function merge(values: Values, paths: readonly string[]): Promise<Status> {
  const output = stringOf(values, 'output');
  if (output === undefined || paths.length === 0) throw usageError('Give manifests, and a file to write: -o FILE.');
  await mergeManifests(paths, output, values.force === true);
  return STATUS.done;
}

async function make(values: Values, [path, ...others]: readonly string[]): Promise<Status> {
  const output = stringOf(values, 'output');
  if (path === undefined || others.length > 0) throw usageError('Give one table, or - for standard input.');
  if (output === undefined || output === '-') throw usageError('Give a folder, a ZIP or a PDF: -o DIR.');
  const kind = kindOf(output);
  const date = dateOf(values);
  const plan = await planOf(values, kind, date);
  const { order, source } = await orderOf(values, path, plan, kind, date);
  const isResumed = values.resume === true;
  if (kind !== 'folder') {
    const alone = `${kind === 'zip' ? 'A ZIP' : 'A PDF'} is one file`;
    if (order.shard) throw usageError(`${alone}, which shards cannot share. Give a folder: -o DIR.`);
    if (isResumed) throw usageError(`${alone}, which is begun anew. Only a folder can be resumed.`);
  }
  const opened = await openOutput({ kind, path: output, isForced: values.force === true, isResumed, order });
  return runBatch(source, order, opened);
}

export type OutputKind = 'folder' | 'zip' | 'pdf';

function kindOf(output: string): OutputKind {
  const ending = extname(output).toLowerCase();
  return ending === '.zip' || ending === '.pdf' ? (ending.slice(1) as OutputKind) : 'folder';
}

async function planOf(values: Values, kind: OutputKind, date: Date): Promise<Plan> {
  const format = choiceOf(values, 'format', ['svg', 'png', 'pdf']);
  if (kind === 'pdf' && format !== undefined && format !== 'pdf') throw usageError('A PDF has no other format in it.');
  const font = stringOf(values, 'font');
  const { logo, ...look }: FileLook = optionsOf(DOORS, values);
  const given = {
    template: stringOf(values, 'template') ?? '',
    type: stringOf(values, 'type'),
    name: stringOf(values, 'name'),
    caption: stringOf(values, 'text'),
    seed: stringOf(values, 'seed'),
    format: kind === 'pdf' ? 'pdf' : format,
    ...look,
    logo: logo && (await loadLogoFile(logo)),
    font: font === undefined ? undefined : await readInput(font, MOST_FONT_BYTES),
    date,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as unknown as Plan;
}

async function orderOf(
  values: Values,
  path: string,
  plan: Plan,
  kind: OutputKind,
  date: Date,
): Promise<{ order: BatchOrder; source: RowSource }> {
  // An error in an option is one of usage, before anything is read or written.
  await runOrder(plan);
  if (plan.font) await loadWords(plan.font);
  if (plan.template !== '') mappingOf(plan);
  else if (plan.type) throw usageError('--type needs --template. Without it, the columns decide.');
  const source = await readRows(path, plan, {
    zone: zoneOf(values),
    days: choiceOf(values, 'days', ['day-first', 'month-first']) ?? '',
  });
  const product = stringOf(values, 'product');
  const start = numberOf(values, 'start');
  if (product !== undefined && kind !== 'pdf') throw usageError('--product makes sheets of labels, which are a PDF.');
  for (const name of ['frame', 'level'] as const)
    if (product !== undefined && plan[name]) throw usageError(`--product and --${name} exclude each other.`);
  if (product === undefined && start !== undefined) throw usageError('--start needs --product.');
  const sheet = product === undefined ? null : productOf(product);
  if (sheet && start !== undefined && !(Number.isInteger(start) && start >= 1 && start <= sheet.columns * sheet.rows)) {
    throw usageError(`--start must be from 1 to ${sheet.columns * sheet.rows}, not ${start}.`);
  }
  const ink = plan.black ? 'black' : 'rgb';
  const common = { ink, date, title: 'QR codes', description: aboutCodes(source.mapping.type) } as const;
  const first = { start: start ?? 1, used: new Set<number>() };
  const pages = sheet
    ? ({ ...common, is: 'labels', sheet, first, hasCutLines: false } as const)
    : ({ ...common, is: 'codes' } as const);
  const order = { plan, type: source.mapping.type, shard: shardOf(values), date, ...(kind === 'pdf' && { pages }) };
  return { order, source };
}

/** The third of eight is `[3, 8]`. */
function shardOf(values: Values): readonly [number, number] | null {
  const given = stringOf(values, 'shard');
  if (given === undefined) return null;
  const [, index, count] = /^(\d{1,6})\/(\d{1,6})$/.exec(given)?.map(Number) ?? [];
  if (index >= 1 && index <= count) return [index, count];
  throw usageError(`--shard must be such as 3/8, not ${given}.`);
}

function dateOf(values: Values): Date {
  const given = stringOf(values, 'date');
  if (given === undefined) return sourceDate() ?? new Date();
  const date = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(given) ? new Date(given) : new Date(Number.NaN);
  if (!Number.isNaN(date.getTime())) return date;
  throw usageError(`--date must be such as 2026-11-28, not ${given}.`);
}

/** The command reads a CSV of any size, so it cannot offer to save the table as one. */
const TOO_LARGE = 'The table has a record of more than 8 million characters, or is a workbook of more than 200 MB.';
