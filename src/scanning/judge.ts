import { encodeContent } from '#content';
import type { GradientDirection, QrDesign } from '#design';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, type PictureImage, type Pixels, rasterize } from '#drawing';
import { encode, type QrCode } from '#engine';
import { chooseCode } from './choose-code.ts';
import type { ConditionId } from './condition-text.ts';
import { CONDITIONS } from './conditions.ts';
import { identifyCode } from './identify-code.ts';
import { type Inspection, inspect } from './limits.ts';
import type { Reader } from './readers.ts';
import type { ScanReport, ScanRequest } from './report.ts';
import { type Cell, type Reading, readPicture } from './tunnel.ts';
import { judgeEvidence, readShare } from './verdict.ts';
import type { Verdict } from './verdict-text.ts';

/** What judging needs from where it runs. */
export interface JudgeTools {
  /** The strong one first; none where none can be had. */
  readonly readers: readonly Reader[];
  /** Lets other work have its turn; a rejection ends the judging. */
  readonly pause: () => Promise<void>;
  /** Readings of plain codes, which designs of one text share. */
  readonly plain: PlainReadings;
}

/** The picture that is judged. */
export interface Subject {
  readonly text: string;
  readonly code: QrCode;
  readonly picture: Pixels;
}

export interface Judgement {
  readonly subject: Subject;
  readonly inspection: Inspection;
  readonly readings: readonly Reading[];
  readonly verdict: Verdict;
  readonly share: number;
}

/** Readings that tell most, for the first answer. */
const FIRST: readonly ConditionId[] = ['as-is', 'dark-page'];

/** Draws a design as it will come out. Throws the engine's `EncodeError` and the drawing's `PictureError`. */
export function drawSubject(design: QrDesign, gradientDirection: GradientDirection, picture: Pixels | null): Subject {
  const { text } = encodeContent(design.type, design.content);
  const code = chooseCode(text, design, picture);
  const image: PictureImage | null = picture && { width: picture.width, height: picture.height, href: '' };
  const drawing = drawQrCode(code, design, { gradientDirection, image });
  return { text, code, picture: rasterize(drawing, () => picture!) };
}

/**
 * Judges a request stage by stage, each of which is reported as soon as it is known.
 * Throws what `drawSubject` throws, a `RangeError` for a picture that shows no code of its text, and what `pause` rejects with.
 */
export async function judge(
  request: ScanRequest,
  loadTools: () => Promise<JudgeTools>,
  onReport: (report: ScanReport) => void,
): Promise<void> {
  const subject =
    'png' in request ? identify(request) : drawSubject(request.design, request.gradientDirection, request.picture);
  const inspection = inspect(subject.code, subject.picture);
  onReport(toReport('budget', { subject, inspection, readings: [], verdict: 'not', share: 0 }));
  const tools = await loadTools();
  const first = await readMore(subject, inspection, [], FIRST, tools);
  onReport(toReport('first', first));
  const full = await readMore(subject, inspection, first.readings, CONDITIONS, tools);
  onReport(toReport('full', full));
}

function identify({ png, text }: { readonly png: Pixels; readonly text: string }): Subject {
  const code = identifyCode(png, text);
  if (!code) throw new RangeError('The picture shows no code of this text');
  return { text, code, picture: png };
}

/** Everything about one subject. */
export function judgeSubject(subject: Subject, tools: JudgeTools): Promise<Judgement> {
  return readMore(subject, inspect(subject.code, subject.picture), [], CONDITIONS, tools);
}

/** Adds to `known` the readings under `conditions` that are not among them. */
async function readMore(
  subject: Subject,
  inspection: Inspection,
  known: readonly Reading[],
  conditions: readonly ConditionId[],
  { readers, pause, plain }: JudgeTools,
): Promise<Judgement> {
  const isKnown = (condition: ConditionId): boolean => known.some((reading) => reading.condition === condition);
  const cells = conditions
    .filter((condition) => !isKnown(condition))
    .flatMap((condition) => readers.map((reader): Cell => ({ condition, reader })));
  const found: Reading[] = [];
  for await (const reading of readPicture(subject.picture, subject.text, cells, pause)) found.push(reading);
  const readings = CONDITIONS.flatMap((id) => [...known, ...found].filter(({ condition }) => condition === id));
  const missed = readings.filter(({ isRight }) => !isRight);
  const evidence = { readings, plain: await plain.read(subject, missed, readers, pause) };
  return { subject, inspection, readings, verdict: judgeEvidence(inspection, evidence), share: readShare(evidence) };
}

function toReport(
  stage: ScanReport['stage'],
  { subject, inspection, readings, verdict, share }: Judgement,
): ScanReport {
  const { blocks, worst, misread } = inspection.budget;
  return {
    stage,
    verdict: stage === 'budget' ? null : verdict,
    share,
    used: blocks[worst].wrong,
    repairs: blocks[worst].repairable,
    reasons: [],
    everything: null,
    readings,
    code: subject.code,
    misread,
  };
}

/** Reads plain codes once for each text, version, condition and reader. */
export class PlainReadings {
  #key = '';
  #readings: Reading[] = [];

  /** The readings of a plain code of the subject's text and version in the cells of `missed`. */
  async read(
    { text, code }: Subject,
    missed: readonly Reading[],
    readers: readonly Reader[],
    pause: () => Promise<void>,
  ): Promise<Reading[]> {
    const key = `${code.version} ${text}`;
    if (key !== this.#key) {
      this.#key = key;
      this.#readings = [];
    }
    const readings = this.#readings;
    const cells = missed
      .filter((reading) => !findReading(readings, reading))
      .map(({ condition, reader }): Cell => ({ condition, reader: readers.find(({ id }) => id === reader)! }));
    if (cells.length > 0) {
      const plain = encode(text, { level: 'H', minVersion: code.version, maxVersion: code.version });
      const picture = rasterize(drawQrCode(plain, DEFAULT_DESIGN));
      for await (const reading of readPicture(picture, text, cells, pause)) readings.push(reading);
    }
    return missed.map((reading) => findReading(readings, reading)!);
  }
}

function findReading(readings: readonly Reading[], wanted: Reading): Reading | undefined {
  return readings.find(({ condition, reader }) => condition === wanted.condition && reader === wanted.reader);
}
