import type { Specimen } from '#scanning/pixels';
import {
  type Cell,
  CONDITIONS,
  type ConditionId,
  type PlainReadings,
  type Reader,
  type Reading,
  readPicture,
} from '#scanning/tunnel';
import { type Decision, decide } from './decide.ts';
import type { Inspection } from './limits.ts';

/** What judging needs from where it runs. */
export interface JudgeTools {
  /** The strong one first; none where none can be had. */
  readonly readers: readonly Reader[];
  /** Lets other work have its turn; a rejection ends the judging. */
  readonly pause: () => Promise<void>;
  readonly plain: PlainReadings;
}

/** A specimen, all that is known of it, and what that comes to. */
export interface Judgement extends Decision {
  readonly specimen: Specimen;
  readonly inspection: Inspection;
  readonly readings: readonly Reading[];
}

/** Has the specimen read under those of `conditions` that are not among `known`, and decides by all readings. */
export async function judgeSpecimen(
  specimen: Specimen,
  inspection: Inspection,
  { readers, pause, plain }: JudgeTools,
  conditions: readonly ConditionId[] = CONDITIONS,
  known: readonly Reading[] = [],
): Promise<Judgement> {
  const { text, code, picture } = specimen;
  const cells = conditions
    .filter((id) => !known.some(({ condition }) => condition === id))
    .flatMap((condition) => readers.map((reader): Cell => ({ condition, reader })));
  const found: Reading[] = [];
  for await (const reading of readPicture(picture, text, cells, pause)) found.push(reading);
  const readings = CONDITIONS.flatMap((id) => [...known, ...found].filter(({ condition }) => condition === id));
  const missed = readings.filter(({ isRight }) => !isRight);
  const isComplete = conditions === CONDITIONS && readers.some(({ id }) => id === 'zxing');
  const evidence = { readings, plain: await plain.read(text, code, missed, readers, pause), isComplete };
  return { specimen, inspection, readings, ...decide(inspection, evidence) };
}
