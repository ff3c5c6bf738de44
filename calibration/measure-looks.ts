// Measures one task of calibrate.mjs. For a text, and an image if there is one, the site offers looks (ready
// styles) in pages of eight. A task measures one of these pages. Its text and image follow from a seed.
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { applyLook, looksFor, PAGE_SIZE } from '#looks';
import { flattenOn } from '#raster';
import { findLookFacts, glanceAt, judge, judgeLook, type LookRequest, type ScanReport } from '#scanning/judging';
import { specimenOf } from '#scanning/pixels';
import { drawPlainCode } from '#scanning/tunnel';
import type { JudgeTools, Verdict } from '#scanning/verdict';
import { createRandom, drawSample, loadJudgeTools, pick, SAMPLE_PICTURES } from '#testing';
import { readByAll } from './outside-readings.ts';
import { type DesignWithImage, randomDesign } from './random-designs.ts';

export { OUTSIDE_DECODERS } from './outside-decoders.ts';

/** The seed of a text and an image, the index of a page of looks for them, and the places to measure on this page. */
export interface LookTask {
  readonly seed: number;
  readonly page: number;
  readonly places: readonly number[];
}

/** The look in one place of a page: the first candidate that *scans everywhere*. */
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

/** Null for a place without a passing candidate. */
export type LookResults = readonly (LookResult | null)[];

const LOOK_SEEDS = 200;

const PAGES = 3;

const PLACES = Array.from({ length: PAGE_SIZE }, (_, place) => place);

const tools = await loadJudgeTools();

export function tasks(): readonly LookTask[] {
  return Array.from({ length: LOOK_SEEDS }, (_, seed) => ({ seed, page: seed % PAGES, places: PLACES }));
}

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
    const readPlain = plain.get(form) ?? (await readByAll(drawPlainCode(code), text));
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

/** Odd seeds have an image: a logo, or a picture that the project draws. */
function lookSubject(seed: number): DesignWithImage {
  const random = createRandom(7000 + seed);
  const { design, image } = randomDesign(random);
  const { type, content, imageSize } = design;
  const plain: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', type, content, imageSize };
  if (seed % 2 === 0) return { design: plain, image: null };
  const pixels = image && random() < 0.5 ? image.pixels : drawSample(pick(random, SAMPLE_PICTURES), 300);
  return { design: { ...plain, customImage: 'data:image/png,' }, image: { pixels, href: '' } };
}

/** `candidate` is its index among the candidates for its place. */
interface StayingLook {
  readonly request: LookRequest;
  readonly id: string;
  readonly candidate: number;
}

/** Tests the candidates as the site does. Null for a place where none passes. */
async function stayingLooks(
  { design, image }: DesignWithImage,
  page: number,
  tools: JudgeTools,
  places?: readonly number[],
): Promise<(StayingLook | null)[]> {
  const pages = looksFor(image && findLookFacts({ design, image }));
  const loadTools = async (): Promise<JudgeTools> => tools;
  const staying: (StayingLook | null)[] = [];
  for (const slot of pages[page].filter((_, place) => places?.includes(place) ?? true)) {
    let found: StayingLook | null = null;
    for (const [candidate, look] of slot.entries()) {
      const request = { design: applyLook(design, look), image };
      if ((await glanceAt(request, loadTools)).answer !== 'passes') continue;
      if ((await judgeLook(request, loadTools)) !== 'passes') continue;
      found = { request, id: look.id, candidate };
      break;
    }
    staying.push(found);
  }
  return staying;
}
