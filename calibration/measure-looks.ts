// Measures one task of calibrate-looks.mjs. For a text, and an image if there is one, the site offers looks (ready
// styles) in pages of eight. A task measures one of these pages. Its text and image follow from a seed.
import { PAGE_SIZE } from '#looks';
import { flattenOn } from '#raster';
import { judge, type LookRequest, type ScanReport } from '#scanning/judging';
import { specimenOf } from '#scanning/pixels';
import { drawPlainCode } from '#scanning/tunnel';
import type { Verdict } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { readByAll } from './outside-readings.ts';
import { LOOK_SEEDS, lookSubject, stayingLooks } from './seeded-looks.ts';

export { OUTSIDE_DECODERS } from './outside-decoders.ts';

/** The seed of a text and an image, the index of a page of looks for them, and the places to measure on this page. */
export interface LookTask {
  readonly seed: number;
  readonly page: number;
  readonly places: readonly number[];
}

/**
 * The measurements of the look in one place of a page. Each place has several candidates. Of these, the site shows only
 * the first one that *scans everywhere*.
 */
export interface LookResult {
  readonly id: string;
  /** Index among the candidates for its place: 0 is the first choice. */
  readonly candidate: number;
  readonly kind: 'own' | 'image' | 'woven';
  /** The site's full verdict on a design in this look. Measured for one look of each page, otherwise null. */
  readonly verdict: Verdict | null;
  /** For each outside decoder: whether it reads a picture in this look, on white and otherwise unchanged. */
  readonly read: readonly boolean[];
  /** For each outside decoder: whether it reads a plain code of the same text, version and level. */
  readonly readPlain: readonly boolean[];
}

/** The looks of a page, in the order of the task's places. Null for a place without a passing candidate. */
export type LookResults = readonly (LookResult | null)[];

/** Pages of looks for each text; each task measures one of them. */
const PAGES = 3;

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

const tools = await loadJudgeTools();

/** Returns the tasks of calibrate-looks.mjs, one for each seed. */
export function lookTasks(): readonly LookTask[] {
  return Array.from({ length: LOOK_SEEDS }, (_, seed) => ({ seed, page: seed % PAGES, places: PLACES }));
}

/** Measures one task: places of a page. */
export default async function measure({ seed, page, places }: LookTask): Promise<LookResults> {
  const results: (LookResult | null)[] = [];
  const plain = new Map<string, readonly boolean[]>();
  for (const [index, staying] of (await stayingLooks(lookSubject(seed), page, tools, places)).entries()) {
    if (!staying) {
      results.push(null);
      continue;
    }
    const { request, id, candidate } = staying;
    const specimen = specimenOf(request.design, request.image);
    const { text, code, picture } = specimen;
    const form = `${code.version}${code.level}`;
    const readPlain = plain.get(form) ?? (await readByAll(drawPlainCode(text, code), text));
    plain.set(form, readPlain);
    const isWoven = request.design.weave !== undefined && request.design.imagePosition === 'full';
    results.push({
      id,
      candidate,
      kind: isWoven ? 'woven' : request.image ? 'image' : 'own',
      verdict: places[index] === (seed >> 1) % PAGE_SIZE ? await verdictOn(request) : null,
      read: await readByAll(flattenOn(picture, 255), text),
      readPlain,
    });
  }
  return results;
}

async function verdictOn(request: LookRequest): Promise<Verdict | null> {
  const reports: ScanReport[] = [];
  await judge(
    request,
    async () => tools,
    (report) => reports.push(report),
  );
  return reports[reports.length - 1].verdict;
}
