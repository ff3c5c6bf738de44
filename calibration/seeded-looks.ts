// The input for testing looks (ready styles): 200 seeded texts, half of them with an image. Only for tests and
// calibration: the site never loads this file.
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { applyLook, looksFor } from '#looks';
import { findLookFacts, glanceAt, judgeLook, type LookRequest } from '#scanning/judging';
import type { JudgeTools } from '#scanning/verdict';
import { createRandom, drawSample, pick, SAMPLE_PICTURES } from '#testing';
import { type DesignWithImage, randomDesign } from './random-designs.ts';

/** The number of seeds, which are 0 to 199. */
export const LOOK_SEEDS = 200;

/**
 * Returns the design of a seed in the default style, before any look is applied. Odd seeds have an image: a logo, or a
 * picture that the project draws.
 */
export function lookSubject(seed: number): DesignWithImage {
  const random = createRandom(7000 + seed);
  const { design, image } = randomDesign(random);
  const { type, content, imageSize } = design;
  const plain: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', type, content, imageSize };
  if (seed % 2 === 0) return { design: plain, image: null };
  const pixels = image && random() < 0.5 ? image.pixels : drawSample(pick(random, SAMPLE_PICTURES), 300);
  return { design: { ...plain, customImage: 'data:image/png,' }, image: { pixels, href: '' } };
}

/** A look that stays on a page: the first candidate for its place that scans everywhere. `candidate` is its index. */
export interface StayingLook {
  readonly request: LookRequest;
  readonly id: string;
  readonly candidate: number;
}

/**
 * Returns the look that stays in each place of a page, or null if no candidate for the place passes. With `places`,
 * returns only the looks of these places. The candidates are tested as on the site.
 */
export async function stayingLooks(
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
