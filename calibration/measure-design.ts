// Measures one task of `npm run calibrate`: what the site says of a design, and what outside readers make of it.
import { flattenOn } from '#raster';
import { judge, type ScanReport } from '#scanning/judging';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { drawPlainCode, type ReaderId, type Reading } from '#scanning/tunnel';
import { inspect, judgeSpecimen, VERDICTS, type Verdict } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { type DesignTask, designOfTask, type TaskKind } from './design-tasks.ts';
import { type KeptShares, keptByReader, keptShares, readByAll } from './outside-readings.ts';
import type { DesignWithImage } from './random-designs.ts';

export { designTasks, TASK_KINDS } from './design-tasks.ts';
export { OUTSIDE_READERS } from './outside-readers.ts';
export { VERDICTS };

/** What is known of one picture. */
export interface DesignResult {
  readonly kind: TaskKind;
  readonly name: string;
  readonly verdict: Verdict;
  /** Share of the tunnel's readings that are right, 0 to 1, of those that a plain code of the text passes. */
  readonly share: number;
  /** By outside reader: it reads the picture as it is. */
  readonly read: readonly boolean[];
  /** The same of a plain code of the text. */
  readonly readPlain: readonly boolean[];
  /** Of every tenth random design: what outside readers keep under conditions that the tunnel does not have. */
  readonly kept: KeptShares | null;
  /** Of random designs. */
  readonly fixes: Fixes | null;
  /**
   * Of shapes: shares that the tunnel's readers read, then those that outside readers keep of a plain code's readings.
   */
  readonly byReader: readonly number[] | null;
}

export interface Fixes {
  /** The best verdict after a fix, or null without one. */
  readonly best: Verdict | null;
  /** The findings, each with why it has no fix. */
  readonly why: string;
  /** Processor time of the whole answer, in milliseconds. */
  readonly time: number;
}

/** The readers in the tunnel. */
export const TUNNEL_READERS: readonly ReaderId[] = ['zxing', 'jsqr'];

/** One random design in so many is also read under outside conditions. */
const KEPT_EVERY = 10;

const tools = await loadJudgeTools();

export default async function measure(task: DesignTask): Promise<DesignResult> {
  const { kind, name, seed } = task;
  const asked = designOfTask(task);
  const isRandom = kind === 'design' || kind === 'world' || kind === 'shaped';
  const specimen = specimenOf(asked.design, asked.image);
  const plain = drawPlainCode(specimen.text, specimen.code);
  const { verdict, share, fixes, readings } = isRandom ? await answer(asked) : await verdictOn(specimen);
  return {
    kind,
    name,
    verdict,
    share,
    read: await readByAll(flattenOn(specimen.picture, 255), specimen.text),
    readPlain: await readByAll(plain, specimen.text),
    kept: isRandom && seed % KEPT_EVERY === 0 ? await keptShares(specimen, plain) : null,
    fixes,
    byReader: kind === 'shape' ? [...tunnelShares(readings), ...(await keptByReader(specimen, plain))] : null,
  };
}

type Answer = Pick<DesignResult, 'verdict' | 'share' | 'fixes'> & { readonly readings: readonly Reading[] };

async function verdictOn(specimen: Specimen): Promise<Answer> {
  const { verdict, share, readings } = await judgeSpecimen(specimen, inspect(specimen), tools);
  return { verdict, share, readings, fixes: null };
}

/** The whole answer that the site gives, fixes included. */
async function answer(asked: DesignWithImage): Promise<Answer> {
  const reports: ScanReport[] = [];
  const began = process.cpuUsage();
  await judge(
    asked,
    async () => tools,
    (report) => reports.push(report),
  );
  const { user, system } = process.cpuUsage(began);
  const { verdict, share, everything, reasons } = reports.at(-1)!;
  const [best = null] = [everything, ...reasons.map(({ fix }) => fix)]
    .flatMap((fix) => fix?.verdict ?? [])
    .sort((a, b) => VERDICTS.indexOf(a) - VERDICTS.indexOf(b));
  const why = reasons.map(({ finding, whyNoFix }) => `${finding.id}: ${whyNoFix ?? 'fixed'}`).join(', ');
  return {
    verdict: verdict!,
    share,
    readings: [],
    fixes: { best, why, time: Math.round((user + system) / 1000) },
  };
}

/** The share of conditions under which each reader of the tunnel reads. */
function tunnelShares(readings: readonly Reading[]): number[] {
  return TUNNEL_READERS.map((id) => {
    const own = readings.filter(({ reader }) => reader === id);
    return own.filter(({ isRight }) => isRight).length / own.length;
  });
}
