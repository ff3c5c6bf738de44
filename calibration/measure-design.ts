// Measures one task of calibrate.mjs: the site's verdict on a design, and what outside decoders read of it.
import { flattenOn } from '#raster';
import { judge, type ScanReport } from '#scanning/judging';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { type DecoderId, drawPlainCode, type Reading } from '#scanning/tunnel';
import { inspect, judgeSpecimen, VERDICTS, type Verdict } from '#scanning/verdict';
import { loadJudgeTools } from '#testing';
import { type DesignTask, designOfTask, type TaskKind } from './design-tasks.ts';
import { readByAll, type StillReadShares, stillReadByDecoder, stillReadShares } from './outside-readings.ts';
import type { DesignWithImage } from './random-designs.ts';

export { designTasks as tasks } from './design-tasks.ts';
export { OUTSIDE_DECODERS } from './outside-decoders.ts';
export { VERDICTS };

export interface DesignResult {
  readonly kind: TaskKind;
  readonly name: string;
  readonly verdict: Verdict;
  /** Of the site's readings that succeed for the picture or its plain code, the share that succeed for the picture. */
  readonly share: number;
  /** By outside decoder: whether it reads the picture as it is. */
  readonly read: readonly boolean[];
  /** By outside decoder: whether it reads a plain code of the text. */
  readonly readPlain: readonly boolean[];
  /**
   * How outside decoders read under conditions that the site does not use: of the readings that succeed for a plain
   * code, the shares that also succeed for the picture. Null except for every tenth random design.
   */
  readonly stillRead: StillReadShares | null;
  /** Null except for random designs. */
  readonly fixes: Fixes | null;
  /**
   * First for each of the site's decoders: the share of its readings that succeed. Then for each outside decoder: of
   * its readings that succeed for a plain code, the share that also succeed for the picture. Null unless `kind` is
   * `shape`.
   */
  readonly byDecoder: readonly number[] | null;
}

export interface Fixes {
  /** The best verdict after a fix; null without a fix. */
  readonly best: Verdict | null;
  /** Each finding (a cause of a weaker verdict) by its id, with "fixed" or the reason why it has no fix. */
  readonly why: string;
  /** Processor time of the whole judgment with fixes, in milliseconds. */
  readonly time: number;
}

export const TUNNEL_DECODERS: readonly DecoderId[] = ['zxing', 'jsqr'];

/** Every tenth random design is also read under the conditions of outside-readings.ts. */
const COMPARED_EVERY = 10;

const tools = await loadJudgeTools();

export default async function measure(task: DesignTask): Promise<DesignResult> {
  const { kind, name, seed } = task;
  const asked = designOfTask(task);
  const isRandom = kind === 'design' || kind === 'world' || kind === 'shaped';
  const specimen = specimenOf(asked.design, asked.image);
  const plain = drawPlainCode(specimen.code);
  const { verdict, share, fixes, readings } = isRandom ? await answer(asked) : await verdictOn(specimen);
  return {
    kind,
    name,
    verdict,
    share,
    read: await readByAll(flattenOn(specimen.picture, 255), specimen.text),
    readPlain: await readByAll(plain, specimen.text),
    stillRead: isRandom && seed % COMPARED_EVERY === 0 ? await stillReadShares(specimen, plain) : null,
    fixes,
    byDecoder: kind === 'shape' ? [...tunnelShares(readings), ...(await stillReadByDecoder(specimen, plain))] : null,
  };
}

type Answer = Pick<DesignResult, 'verdict' | 'share' | 'fixes'> & { readonly readings: readonly Reading[] };

async function verdictOn(specimen: Specimen): Promise<Answer> {
  const { verdict, share, readings } = await judgeSpecimen(specimen, inspect(specimen), tools);
  return { verdict, share, readings, fixes: null };
}

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

function tunnelShares(readings: readonly Reading[]): number[] {
  return TUNNEL_DECODERS.map((id) => {
    const own = readings.filter(({ decoder }) => decoder === id);
    return own.filter(({ isRight }) => isRight).length / own.length;
  });
}
