// Measures one task of `npm run calibrate`: the site's verdict on a design, and the results of outside readers.
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

/** The measurements of one picture. */
export interface DesignResult {
  readonly kind: TaskKind;
  readonly name: string;
  readonly verdict: Verdict;
  /** Of the site's readings that succeed on a plain code of the text, the share that succeeds, 0 to 1. */
  readonly share: number;
  /** By outside reader: whether it reads the picture as it is. */
  readonly read: readonly boolean[];
  /** By outside reader: whether it reads a plain code of the text. */
  readonly readPlain: readonly boolean[];
  /**
   * For every tenth random design: the shares that outside readers keep under conditions that the site does not use.
   */
  readonly kept: KeptShares | null;
  /** Only for random designs. */
  readonly fixes: Fixes | null;
  /**
   * Only for shapes: the shares that the site's readers read, then those that outside readers keep of a plain code's
   * readings.
   */
  readonly byReader: readonly number[] | null;
}

export interface Fixes {
  /** The best verdict after a fix; null without a fix. */
  readonly best: Verdict | null;
  /** The findings, each with the reason for having no fix. */
  readonly why: string;
  /** Processor time of the whole answer, in milliseconds. */
  readonly time: number;
}

/** The site's own readers. */
export const TUNNEL_READERS: readonly ReaderId[] = ['zxing', 'jsqr'];

/** One in this many random designs is also read under outside conditions. */
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

/** The site's whole answer, fixes included. */
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

/** The share of conditions under which each of the site's readers succeeds. */
function tunnelShares(readings: readonly Reading[]): number[] {
  return TUNNEL_READERS.map((id) => {
    const own = readings.filter(({ reader }) => reader === id);
    return own.filter(({ isRight }) => isRight).length / own.length;
  });
}
