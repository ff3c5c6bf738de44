import { encodeContent } from '#content';
import type { GradientDirection, QrDesign } from '#design';
import { drawQrCode, type PictureImage, type Pixels, rasterize } from '#drawing';
import type { QrCode } from '#engine';
import { chooseCode } from './choose-code.ts';
import type { ConditionId } from './condition-text.ts';
import { CONDITIONS } from './conditions.ts';
import type { Inspection } from './limits.ts';
import type { PlainReadings } from './plain-readings.ts';
import type { Reader } from './readers.ts';
import { type Cell, type Reading, readPicture } from './tunnel.ts';
import { type Decision, decide } from './verdict.ts';

/** What judging needs from where it runs. */
export interface JudgeTools {
  /** The strong one first; none where none can be had. */
  readonly readers: readonly Reader[];
  /** Lets other work have its turn; a rejection ends the judging. */
  readonly pause: () => Promise<void>;
  readonly plain: PlainReadings;
}

/** A design with all that its picture is drawn from. */
export interface Scene {
  readonly design: QrDesign;
  readonly gradientDirection: GradientDirection;
  /** The uploaded image; null without one. */
  readonly picture: Pixels | null;
}

/** The picture that is judged. */
export interface Subject {
  readonly text: string;
  readonly code: QrCode;
  readonly picture: Pixels;
}

export interface Judgement extends Decision {
  readonly subject: Subject;
  readonly inspection: Inspection;
  readonly readings: readonly Reading[];
}

/** Draws a design as it will come out. Throws the engine's `EncodeError` and the drawing's `PictureError`. */
export function drawSubject({ design, gradientDirection, picture }: Scene): Subject {
  const { text } = encodeContent(design.type, design.content);
  const code = chooseCode(text, design, picture);
  const image: PictureImage | null = picture && { width: picture.width, height: picture.height, href: '' };
  const drawing = drawQrCode(code, design, { gradientDirection, image });
  return { text, code, picture: rasterize(drawing, () => picture!) };
}

/** Has the subject read under those of `conditions` that are not among `known`, and decides by all readings. */
export async function judgeSubject(
  subject: Subject,
  inspection: Inspection,
  { readers, pause, plain }: JudgeTools,
  conditions: readonly ConditionId[] = CONDITIONS,
  known: readonly Reading[] = [],
): Promise<Judgement> {
  const { text, code, picture } = subject;
  const cells = conditions
    .filter((id) => !known.some(({ condition }) => condition === id))
    .flatMap((condition) => readers.map((reader): Cell => ({ condition, reader })));
  const found: Reading[] = [];
  for await (const reading of readPicture(picture, text, cells, pause)) found.push(reading);
  const readings = CONDITIONS.flatMap((id) => [...known, ...found].filter(({ condition }) => condition === id));
  const missed = readings.filter(({ isRight }) => !isRight);
  const isComplete = conditions === CONDITIONS && readers.some(({ id }) => id === 'zxing');
  const evidence = { readings, plain: await plain.read(text, code, missed, readers, pause), isComplete };
  return { subject, inspection, readings, ...decide(inspection, evidence) };
}
