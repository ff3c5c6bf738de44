import { type ContentVerdict, contentVerdict, verdictOfText } from '#content';
import type { QrDesign } from '#design';
import type { Pixels, UploadedImage } from '#raster';
import type { Specimen } from '#scanning/pixels';
import {
  CONDITIONS,
  type ConditionId,
  DECODER_IDS,
  type DecoderId,
  findCodes,
  knowsModes,
  type Reading,
} from '#scanning/tunnel';
import {
  type CodeVerdict,
  type Finding,
  findAll,
  findRedLight,
  HARD,
  inspectSeen,
  type JudgeTools,
  type Judgment,
  judgeRedLight,
  judgeSpecimen,
  judgeUnread,
  type Verdict,
  worstVerdict,
} from '#scanning/verdict';
import {
  designOf,
  type Fix,
  findFix,
  findRedLightFix,
  fixEverything,
  type NoFix,
  type Trial,
  tryDesign,
  whyNoFix,
} from './fixes.ts';

export type ScanRequest = DesignRequest | PictureRequest;

export interface DesignRequest {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  /** A finished picture of the design. It is judged if it is given; otherwise, a drawing of the design is judged. */
  readonly picture?: Pixels;
}

export interface PictureRequest {
  readonly picture: Pixels;
  /** The code in the picture that is judged. By default, the largest one that is identified. */
  readonly specimen?: Specimen;
  /** Whether there are so many codes that a sound one is judged by its most telling readings alone. */
  readonly isInCrowd?: boolean;
}

/**
 * Why judging ended early. `unidentified`: a decoder reads a code whose modules cannot be identified. `unloaded`: the
 * judge could not be loaded. `broken`: an unexpected error.
 */
export type ScanFailure = 'no-code' | 'unidentified' | 'unloaded' | 'broken';

export interface Reason {
  readonly finding: Finding;
  /** Null before the stage 'fixes', and if there is no fix. */
  readonly fix: Fix | null;
  /** Why there is no fix. Null if there is a fix, if the design is not known, and before the stage 'fixes'. */
  readonly whyNoFix: NoFix | null;
}

/** The result of judging up to a stage. Each stage adds to the one before. */
export interface ScanReport {
  readonly stage: 'budget' | 'first' | 'full' | 'fixes';
  /** Null at the stage 'budget'. Never the best verdict while a decoder is missing. */
  readonly verdict: Verdict | null;
  readonly content: ContentVerdict;
  /** Share of readings that succeed, without those that fail with the plain code too. 0 at the stage 'budget'. */
  readonly share: number;
  readonly used: number;
  readonly correctable: number;
  /** The gravest first. */
  readonly reasons: readonly Reason[];
  /** The fix for all reasons together; null if none, if one reason's fix is enough, and before the stage 'fixes'. */
  readonly everything: Fix | null;
  readonly readings: readonly Reading[];
  /**
   * Readings in red light, each a repeat of one that succeeds. Empty if the verdict is worse than 'good-conditions',
   * if the colors are far enough apart in red light, and before the stage 'fixes'.
   */
  readonly redLight: readonly Reading[];
  readonly specimen: Omit<Specimen, 'picture' | 'page'>;
  /** Decoders that could not be loaded: then there is no best verdict. Empty at the stage 'budget'. */
  readonly missingDecoders: readonly DecoderId[];
  /** Decoders that do not know a mode of the code, which were left out. Empty at the stage 'budget'. */
  readonly leftOut: readonly DecoderId[];
  /** Whether the code was cut out of a larger or skewed picture, which the specimen's grid does not fit. */
  readonly isCutOut: boolean;
  /** Indexes `y * size + x` of misread modules, ascending. */
  readonly misread: readonly number[];
}

/**
 * Returns the verdict to tell people: no caution may contradict it. A code with a mode that one decoder lacks does not
 * scan everywhere, although nothing is wrong with its picture. Null before there is a verdict.
 */
export function saidVerdict({
  verdict,
  reasons,
  leftOut,
  content,
}: Pick<ScanReport, 'verdict' | 'reasons' | 'leftOut' | 'content'>): CodeVerdict | null {
  const isCautioned = reasons.length > 0 || leftOut.length > 0;
  return verdict && { picture: verdict === 'everywhere' && isCautioned ? 'phones' : verdict, content };
}

/** The conditions that tell most about a design. */
const FIRST: readonly ConditionId[] = ['as-is', 'dark-page'];

/** No decoder finds a code in the picture, so there is no verdict. */
export class NoCodeError extends Error {}

/** A decoder reads a text in the picture, but its modules cannot be identified, so there is no verdict. */
export class UnidentifiedError extends Error {}

export function failureOf(error: unknown): ScanFailure {
  if (error instanceof NoCodeError) return 'no-code';
  return error instanceof UnidentifiedError ? 'unidentified' : 'broken';
}

/**
 * Judges and reports stage by stage. Rejects for a design with an `EncodeError` or a `ColorError`, for a picture with a
 * `NoCodeError`, an `UnidentifiedError` or, without any decoder, another error, and if `loadTools` or `pause` rejects.
 */
export async function judge(
  request: ScanRequest,
  loadTools: () => Promise<JudgeTools>,
  onReport: (report: ScanReport) => void,
): Promise<void> {
  const trial = 'design' in request ? tryDesign(request.design, request.image, request.picture) : null;
  const { specimen, inspection, inBlack } = trial ?? (await inspectPicture(request as PictureRequest, loadTools));
  const find = (judgment: Judgment): Finding[] => findAll(judgment, trial && designOf(trial), inBlack);
  let missing: readonly DecoderId[] = [];
  let leftOut: readonly DecoderId[] = [];
  const isCutOut = request.picture !== undefined && request.picture !== specimen.picture;
  const content = 'design' in request ? contentVerdict(request.design) : verdictOfText(specimen.text);
  const send = (report: ScanReport): void => onReport({ ...withMissing(report, missing), leftOut, content, isCutOut });
  const report = (stage: ScanReport['stage'], judgment: Judgment): void =>
    send(toReport(stage, judgment, find(judgment).map(withoutFix)));

  report('budget', judgeUnread(specimen, inspection));
  const tools = await loadTools();
  missing = DECODER_IDS.filter((id) => !tools.decoders.some((decoder) => decoder.id === id));
  leftOut = tools.decoders.filter((decoder) => !knowsModes(decoder, specimen.code)).map(({ id }) => id);
  const first = await judgeSpecimen(specimen, inspection, tools, FIRST);
  report('first', first);
  const isInCrowd = 'isInCrowd' in request && request.isInCrowd === true;
  const full =
    (isInCrowd ? await judgeSound(first, tools) : null) ??
    (await judgeSpecimen(specimen, inspection, tools, CONDITIONS, first.readings));
  report('full', full);
  const redLight = await judgeRedLight(full, tools);
  const inRed = findRedLight(redLight);
  const { reasons, everything } = trial
    ? await fixAll(find(full), inRed, trial, full, tools)
    : { reasons: [...find(full), ...(inRed ? [inRed] : [])].map(withoutFix), everything: null };
  send({ ...toReport('fixes', full, reasons), everything, redLight: redLight.readings });
}

/**
 * Returns the judgment by the first readings and by those of the strong decoder under the hardest conditions, if it is
 * the best; otherwise null. Of 250 random designs, 93 had it, and each of them by all readings too. Most of the time is
 * the weak decoder's, which reads twice here instead of fourteen times.
 */
async function judgeSound(first: Judgment, tools: JudgeTools): Promise<Judgment | null> {
  const decoders = tools.decoders.filter(({ id }) => id === 'zxing');
  if (decoders.length === 0 || first.readings.some(({ isRight }) => !isRight)) return null;
  const { specimen, inspection, readings } = first;
  const hardest = [...FIRST, ...HARD];
  const judgment = await judgeSpecimen(specimen, inspection, { ...tools, decoders }, hardest, readings);
  return judgment.verdict === 'everywhere' ? judgment : null;
}

async function inspectPicture(
  { picture, specimen: known }: PictureRequest,
  loadTools: () => Promise<JudgeTools>,
): Promise<Pick<Trial, 'specimen' | 'inspection' | 'inBlack'>> {
  const specimen = known ?? (await findSpecimen(picture, await loadTools()));
  const inspection = inspectSeen(specimen);
  return { specimen, inspection, inBlack: inspection };
}

async function findSpecimen(picture: Pixels, tools: JudgeTools): Promise<Specimen> {
  const { codes: found } = await findCodes(picture, 'still', tools);
  if (found.length === 0) throw new NoCodeError('No decoder finds a code in the picture');
  for (const code of found) if ('seen' in code) return code.specimen;
  throw new UnidentifiedError('The code that was read in the picture cannot be made out');
}

async function fixAll(
  findings: readonly Finding[],
  inRed: Finding | null,
  trial: Trial,
  before: Judgment,
  tools: JudgeTools,
): Promise<{ reasons: Reason[]; everything: Fix | null }> {
  const isOnly = findings.length === 1;
  const reasons: Reason[] = [];
  for (const finding of findings) {
    const fix = await findFix(finding, isOnly, trial, before, tools);
    reasons.push({ finding, fix, whyNoFix: fix ? null : whyNoFix(finding, isOnly) });
  }
  const isSolved = reasons.length === 0 || reasons.some(({ fix }) => fix?.verdict === 'everywhere');
  let everything = isSolved ? null : await fixEverything(trial, before, tools);
  if (everything && isOnly && !reasons[0].fix) {
    reasons[0] = { ...reasons[0], fix: everything, whyNoFix: null };
    everything = null;
  }
  if (inRed) {
    const fix = await findRedLightFix(inRed, trial, before, tools);
    reasons.push({ finding: inRed, fix, whyNoFix: fix ? null : whyNoFix(inRed, true) });
  }
  return { reasons, everything };
}

/** With only one decoder, neither the design nor a fix is given the best verdict. */
function withMissing(report: ScanReport, missing: readonly DecoderId[]): ScanReport {
  if (missing.length === 0) return report;
  const { verdict, reasons, everything } = report;
  return {
    ...report,
    missingDecoders: missing,
    verdict: verdict && withoutBest(verdict),
    reasons: reasons.map((reason) => ({ ...reason, fix: promiseLess(reason.fix) })),
    everything: promiseLess(everything),
  };
}

function promiseLess(fix: Fix | null): Fix | null {
  return fix && { ...fix, verdict: withoutBest(fix.verdict) };
}

function withoutBest(verdict: Verdict): Verdict {
  return worstVerdict([verdict, 'good-conditions']);
}

function withoutFix(finding: Finding): Reason {
  return { finding, fix: null, whyNoFix: null };
}

function toReport(
  stage: ScanReport['stage'],
  { specimen: { picture: _, page: __, ...specimen }, inspection, readings, verdict, share }: Judgment,
  reasons: readonly Reason[],
): ScanReport {
  const { blocks, worst, misread } = inspection.budget;
  return {
    stage,
    verdict: stage === 'budget' ? null : verdict,
    content: 'works',
    share,
    used: blocks[worst].wrong,
    correctable: blocks[worst].correctable,
    reasons,
    everything: null,
    readings,
    redLight: [],
    specimen,
    missingDecoders: [],
    leftOut: [],
    isCutOut: false,
    misread,
  };
}
