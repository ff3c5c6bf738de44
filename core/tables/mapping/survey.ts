import { type Redirect, type RedirectProblem, redirectReader } from '#content/redirects';
import type { TableRow } from '../table.ts';
import { UniqueNames } from './file-names.ts';
import { similarHosts } from './hosts.ts';
import { type PlannedRow, planRow, type Recipe } from './plan-row.ts';

export interface Survey {
  readonly ready: number;
  readonly copies: number;
  /** Rows without a code, those that `held` has among them. */
  readonly leftOut: number;
  /** By the index of the row: why its code cannot lead on to another address. */
  readonly held: ReadonlyMap<number, RedirectProblem>;
  /** From the addresses in the codes to their targets. */
  readonly redirects: readonly Redirect[];
  /** Rows with a code and a caution, a repeated text, or a host that looks like another one. */
  readonly cautioned: number;
  /** The indices of the rows that count in `leftOut` or `cautioned`, in order. */
  readonly problems: Uint32Array<ArrayBuffer>;
  /** The file names without extension, by the index of the row. Empty for rows that are left out. */
  readonly fileNames: readonly string[];
  /** Maps the index of each duplicate row to the number of the first row with the same text. */
  readonly duplicateOf: ReadonlyMap<number, number>;
  /** The hosts that look like another host, each with that other host (`similarHosts`). */
  readonly similar: ReadonlyMap<string, string>;
  /** The most frequent hosts, at most 20, each with its number of rows, in order of frequency. */
  readonly hosts: readonly (readonly [host: string, rows: number])[];
  readonly doubt: MappingDoubt | null;
  /** The rows with the shortest and the longest text, and with the most words. They decide the size of labels. */
  readonly extremes: readonly PlannedRow[];
}

/** Of at least three rows, more than half are empty, repeat a text, or have only a number that counts on. */
export type MappingDoubt = 'empty' | 'equal' | 'counters';

const HOSTS_NAMED = 20;

/** The files of as many are written in about a second. */
const REDIRECTS_MAX = 10_000;

const STEP = 250;

/** Plans every row, in steps of a few milliseconds between which the caller can pause or stop. */
export function* surveyInSteps(recipe: Recipe, rows: readonly TableRow[]): Generator<undefined, Survey, void> {
  const names = new UniqueNames();
  const fileNames: string[] = [];
  const firstOf = new Map<string, number>();
  const duplicateOf = new Map<number, number>();
  const counts = new Map<string, number>();
  const hostsOfRows: (string | null)[] = [];
  const isCautioned: boolean[] = [];
  const held = new Map<number, RedirectProblem>();
  const { take, redirects } = redirectReader(REDIRECTS_MAX);
  let [ready, copies, empty, counters] = [0, 0, 0, 0];
  let before = '';
  let extremes: Record<'shortest' | 'longest' | 'wordiest', PlannedRow> | null = null;
  for (const [index, row] of rows.entries()) {
    if (index % STEP === STEP - 1) yield;
    const plan = planRow(recipe, row);
    const problem =
      plan.is === 'ready' && plan.target !== null ? take({ address: plan.text, target: plan.target }) : null;
    if (problem) held.set(index, problem);
    if (plan.is === 'left-out' || problem) {
      fileNames.push('');
      hostsOfRows.push(null);
      isCautioned.push(true);
      if (plan.is === 'left-out' && plan.problem.kind === 'nothing') empty++;
      continue;
    }
    ready++;
    extremes ??= { shortest: plan, longest: plan, wordiest: plan };
    if (plan.text.length < extremes.shortest.text.length) extremes.shortest = plan;
    if (plan.text.length > extremes.longest.text.length) extremes.longest = plan;
    if (lengthOfWords(plan) > lengthOfWords(extremes.wordiest)) extremes.wordiest = plan;
    copies += plan.copies;
    fileNames.push(names.take(plan.fileName));
    const first = firstOf.get(plan.text);
    if (first === undefined) firstOf.set(plan.text, row.number);
    else duplicateOf.set(index, first);
    if (/^\d{1,9}$/.test(plan.text) && Number(plan.text) === Number(before || Number.NaN) + 1) counters++;
    before = plan.text;
    const { host } = plan;
    hostsOfRows.push(host);
    if (host !== null) counts.set(host, (counts.get(host) ?? 0) + 1);
    isCautioned.push(plan.cautions.length > 0 || first !== undefined);
  }
  const similar = similarHosts(counts);
  const problems = Uint32Array.from(
    hostsOfRows.flatMap((host, index) => (isCautioned[index] || (host !== null && similar.has(host)) ? index : [])),
  );
  const leftOut = rows.length - ready;
  const isMost = (count: number): boolean => rows.length >= 3 && count > rows.length / 2;
  const doubts = { empty, equal: duplicateOf.size + new Set(duplicateOf.values()).size, counters };
  return {
    ready,
    copies,
    leftOut,
    held,
    redirects: [...redirects.values()],
    cautioned: problems.length - leftOut,
    problems,
    fileNames,
    duplicateOf,
    similar,
    hosts: [...counts].sort((one, other) => other[1] - one[1]).slice(0, HOSTS_NAMED),
    doubt: (['empty', 'equal', 'counters'] as const).find((doubt) => isMost(doubts[doubt])) ?? null,
    extremes: [...new Set(Object.values(extremes ?? {}))],
  };
}

/** Plans every row at once, for few rows. */
export function surveyRows(recipe: Recipe, rows: readonly TableRow[]): Survey {
  const steps = surveyInSteps(recipe, rows);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function lengthOfWords({ caption, labelLines }: PlannedRow): number {
  return labelLines.reduce((length, line) => Math.max(length, line.length), caption.length);
}
