import { DEFAULT_STYLE, type QrDesign } from '#design';
import { ColorError } from '#drawing';
import { EncodeError } from '#engine';
import { findSubject, imagePaletteOf, type LookImageFacts } from '#looks';
import type { Pixels, UploadedImage } from '#raster';
import { type Specimen, specimenOf } from '#scanning/pixels';
import { type ConditionId, DECODER_IDS } from '#scanning/tunnel';
import { allowedBy, type Inspection, inspect, type JudgeTools, judgeSpecimen } from '#scanning/verdict';

export interface LookRequest {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

/** Whether a look scans everywhere. 'untested': nothing fails, but a decoder is missing. */
export type LookAnswer = 'passes' | 'fails' | 'untested';

/** The conditions that tell most about a design. */
const FIRST: readonly ConditionId[] = ['as-is', 'dark-page'];

/** The result of a first glance at a look. A first glance checks the limits and only a few readings. */
export interface Glance {
  readonly answer: LookAnswer;
  /** The picture of the design. Null unless it passes. */
  readonly picture: Pixels | null;
}

/** Draws a design in a look, and checks its limits and its first readings. A design that cannot be drawn fails. */
export async function glanceAt(request: LookRequest, loadTools: () => Promise<JudgeTools>): Promise<Glance> {
  const drawn = draw(request);
  if (!drawn) return { answer: 'fails', picture: null };
  const answer = await read(drawn, await loadTools(), FIRST);
  return { answer, picture: answer === 'passes' ? drawn.specimen.picture : null };
}

/** Judges a design in a look by all limits and readings. A design that cannot be drawn fails. */
export async function judgeLook(request: LookRequest, loadTools: () => Promise<JudgeTools>): Promise<LookAnswer> {
  const drawn = draw(request);
  return drawn ? read(drawn, await loadTools()) : 'fails';
}

interface Drawn {
  readonly specimen: Specimen;
  readonly inspection: Inspection;
}

/** Null if the design exceeds a limit or cannot be drawn. */
function draw({ design, image }: LookRequest): Drawn | null {
  try {
    const specimen = specimenOf(design, image);
    const inspection = inspect(specimen);
    return allowedBy(inspection.excesses, true) === 'everywhere' ? { specimen, inspection } : null;
  } catch (error) {
    if (error instanceof EncodeError || error instanceof ColorError) return null;
    throw error;
  }
}

async function read(
  { specimen, inspection }: Drawn,
  tools: JudgeTools,
  conditions?: readonly ConditionId[],
): Promise<LookAnswer> {
  const { verdict } = await judgeSpecimen(specimen, inspection, tools, conditions);
  if (verdict !== 'everywhere') return 'fails';
  return tools.decoders.length < DECODER_IDS.length ? 'untested' : 'passes';
}

/** Sizes of a centered image, in percent. */
const SIZES = [24, 20, 16, 12] as const;

/**
 * `size` is the largest, in percent, at which the limits allow *scans everywhere* with the image in the center of a
 * black code: of the design's own and the smaller `SIZES`, or else the smallest of them.
 */
export function findLookFacts({ design, image }: LookRequest & { readonly image: UploadedImage }): LookImageFacts {
  const sizes = [design.imageSize, ...SIZES.filter((size) => size < design.imageSize)];
  const size = sizes.find((imageSize) => hasRoom(design, image, imageSize)) ?? sizes[sizes.length - 1];
  return { palette: imagePaletteOf(image.pixels), ...findSubject(image.pixels), size };
}

function hasRoom(design: QrDesign, image: UploadedImage, imageSize: number): boolean {
  const { weave: _, ...rest } = design;
  return draw({ design: { ...rest, ...BLACK, imageSize }, image }) !== null;
}

const BLACK = { qrType: 'custom', imagePosition: 'center', style: DEFAULT_STYLE } as const;
