// Measures one task of calibrate.mjs.
import { flattenOn, type Pixels } from '#raster';
import { checkPicture, judge, type ScanReport, saidVerdict } from '#scanning/judging';
import { specimenOf } from '#scanning/pixels';
import { findCodes, type SeenCode, seenIn } from '#scanning/tunnel';
import type { SaidVerdict } from '#scanning/verdict';
import { createRandom, loadJudgeTools } from '#testing';
import { FOREIGN_PICTURES, foreignPicture, spoiledBy, spoiledFrame } from './foreign-pictures.ts';
import { loadOutsideDecoders } from './outside-decoders.ts';
import { randomDesign } from './random-designs.ts';

export { OUTSIDE_DECODERS } from './outside-decoders.ts';

/**
 * - `foreign`: a picture that another program made, or one without a code.
 * - `own`: a random design of this site.
 * - `spoiled`: a photographed print with twelve spoiled modules.
 * - `unread`: a picture that is made worse until nothing is read. Its name is the cause.
 */
export interface CheckTask {
  readonly kind: 'foreign' | 'own' | 'spoiled' | 'unread';
  readonly number: number;
}

export interface CheckResult extends CheckTask {
  readonly name: string;
  /** The texts that are in the picture, that `checkPicture` reads, and that each outside decoder reads. */
  readonly texts: readonly string[];
  readonly found: readonly string[];
  readonly outside: readonly (string | null)[];
  readonly verdict: SaidVerdict | null;
  readonly reason: string | null;
  /** Of a design: what the site says. */
  readonly known: SaidVerdict | null;
  /** Whether exactly the spoiled modules are shown. */
  readonly isExact: boolean;
  /** Milliseconds of processor time. */
  readonly time: number;
}

const OWN = 100;
const SPOILED = 100;
const UNREAD = 80;
const MOST_STEPS = 20;

const tools = await loadJudgeTools();

export function tasks(): CheckTask[] {
  const count = { foreign: FOREIGN_PICTURES, own: OWN, spoiled: SPOILED, unread: UNREAD };
  return (['foreign', 'own', 'spoiled', 'unread'] as const).flatMap((kind) =>
    Array.from({ length: count[kind] }, (_, number) => ({ kind, number })),
  );
}

export default async function measure(task: CheckTask): Promise<CheckResult> {
  const { kind, number } = task;
  const nothing = { ...task, name: '', texts: [], found: [], outside: [], verdict: null, reason: null, known: null };
  if (kind === 'spoiled') {
    const { frame, misread } = spoiledFrame(number);
    const begin = process.cpuUsage();
    const codes = seenIn((await findCodes(frame, 'live', tools)).codes) as SeenCode[];
    return { ...nothing, isExact: `${codes[0]?.misread}` === `${misread}`, time: timeSince(begin) };
  }
  if (kind === 'unread') {
    for (let step = 0; step < MOST_STEPS; step++) {
      const { cause, pixels } = spoiledBy(number, step);
      const isRead = (await findCodes(pixels, 'live', tools)).codes.length > 0;
      const checked = isRead ? null : await check(pixels);
      if (checked?.reason) return { ...nothing, ...checked, name: cause, isExact: checked.reason === cause };
    }
    throw new Error(`Picture ${number} is read in spite of all`);
  }
  if (kind === 'own') {
    const { design, image } = randomDesign(createRandom(9000 + number));
    const { picture, text } = specimenOf(design, image);
    const reports: ScanReport[] = [];
    const request = { design, image, picture };
    await judge(
      request,
      async () => tools,
      (report) => reports.push(report),
    );
    const known = saidVerdict(reports[reports.length - 1])?.picture ?? null;
    return { ...nothing, ...(await check(picture)), name: `design ${number}`, texts: [text], known, isExact: true };
  }
  const { name, pixels, texts } = foreignPicture(number);
  const checked = await check(pixels);
  const outside: (string | null)[] = [];
  for (const { read } of await loadOutsideDecoders()) outside.push(await read(flattenOn(pixels, 255)));
  return { ...nothing, ...checked, name, texts, outside, isExact: true };
}

async function check(pixels: Pixels): Promise<Pick<CheckResult, 'found' | 'verdict' | 'reason' | 'time'>> {
  const begin = process.cpuUsage();
  const { codes, reason } = await checkPicture(pixels, tools);
  const time = timeSince(begin);
  const [first] = codes;
  const verdict = first?.is === 'checked' ? first.verdict.picture : null;
  return { found: codes.map(({ text }) => text), verdict, reason: reason?.kind ?? null, time };
}

function timeSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return Math.round((user + system) / 1000);
}
