import type { Pixels } from '#raster';
import {
  designOf,
  type Fix,
  findFix,
  findRedLightFix,
  fixEverything,
  type Trial,
  tryDesign,
  whyNoFix,
} from '#scanning/fixes';
import { identifyCode, type Specimen } from '#scanning/pixels';
import { CONDITIONS, type ConditionId, DECODER_IDS, type DecoderId, readAsItIs } from '#scanning/tunnel';
import {
  type Finding,
  findAll,
  findRedLight,
  inspect,
  type JudgeTools,
  type Judgment,
  judgeRedLight,
  judgeSpecimen,
  judgeUnread,
  type Verdict,
  worstVerdict,
} from '#scanning/verdict';
import type { PictureRequest, Reason, ScanFailure, ScanReport, ScanRequest } from './report.ts';

/** Conditions for the first answer: those that tell most about a design. */
const FIRST: readonly ConditionId[] = ['as-is', 'dark-page'];

/** No decoder finds a code in the picture, so there is no verdict. */
export class NoCodeError extends Error {}

/** A decoder reads a text in the picture, but its modules cannot be identified, so there is no verdict. */
export class UnidentifiedError extends Error {}

/** Returns the failure that an error of `judge` stands for. */
export function failureOf(error: unknown): ScanFailure {
  if (error instanceof NoCodeError) return 'no-code';
  return error instanceof UnidentifiedError ? 'unidentified' : 'broken';
}

/**
 * Judges a request stage by stage, and reports each stage. For a design, it rejects with the engine's `EncodeError` or
 * the drawing's `ColorError`. For a picture without a known design, it rejects with a `NoCodeError` or an
 * `UnidentifiedError`, or with another error if no decoder could be loaded. If `loadTools` or the `pause` of the loaded
 * tools rejects, `judge` rejects with the same error.
 */
export async function judge(
  request: ScanRequest,
  loadTools: () => Promise<JudgeTools>,
  onReport: (report: ScanReport) => void,
): Promise<void> {
  const trial = 'design' in request ? tryDesign(request.design, request.image, request.picture) : null;
  const { specimen, inspection, inBlack } =
    trial ?? (await inspectPicture(request as PictureRequest, await loadTools()));
  const find = (judgment: Judgment): Finding[] => findAll(judgment, trial && designOf(trial), inBlack);
  let missing: readonly DecoderId[] = [];
  const isCutOut = request.picture !== undefined && request.picture !== specimen.picture;
  const send = (report: ScanReport): void => onReport({ ...withMissing(report, missing), isCutOut });
  const report = (stage: ScanReport['stage'], judgment: Judgment): void =>
    send(toReport(stage, judgment, find(judgment).map(withoutFix)));

  report('budget', judgeUnread(specimen, inspection));
  const tools = await loadTools();
  missing = DECODER_IDS.filter((id) => !tools.decoders.some((decoder) => decoder.id === id));
  const first = await judgeSpecimen(specimen, inspection, tools, FIRST);
  report('first', first);
  const full = await judgeSpecimen(specimen, inspection, tools, CONDITIONS, first.readings);
  report('full', full);
  const redLight = await judgeRedLight(full, tools);
  const inRed = findRedLight(redLight);
  const { reasons, everything } = trial
    ? await fixAll(find(full), inRed, trial, full, tools)
    : { reasons: [...find(full), ...(inRed ? [inRed] : [])].map(withoutFix), everything: null };
  send({ ...toReport('fixes', full, reasons), everything, redLight: redLight.readings });
}

/** Finds the code in a picture without a known design, and inspects it. */
async function inspectPicture(
  { picture }: PictureRequest,
  { decoders }: JudgeTools,
): Promise<Pick<Trial, 'specimen' | 'inspection' | 'inBlack'>> {
  if (decoders.length === 0) throw new Error('There is no decoder to find the text of a picture');
  const specimen = await findSpecimen(picture, decoders);
  const inspection = inspect(specimen);
  return { specimen, inspection, inBlack: inspection };
}

/**
 * Identifies the code by the corners that a decoder reports. Tries the decoders in turn, because some report corners
 * more exactly than others. Rejects with a `NoCodeError` or an `UnidentifiedError`.
 */
async function findSpecimen(picture: Pixels, decoders: JudgeTools['decoders']): Promise<Specimen> {
  let isRead = false;
  for await (const { text, symbol } of readAsItIs(picture, decoders)) {
    isRead = true;
    const found = symbol && identifyCode(picture, symbol);
    if (found) return { text, ...found };
  }
  if (isRead) throw new UnidentifiedError('The code that was read in the picture cannot be made out');
  throw new NoCodeError('No decoder finds a code in the picture');
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

/**
 * Adds the missing decoders to a report. With only one decoder, neither the design nor a fix is given the best verdict.
 */
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
    share,
    used: blocks[worst].wrong,
    correctable: blocks[worst].correctable,
    reasons,
    everything: null,
    readings,
    redLight: [],
    specimen,
    missingDecoders: [],
    isCutOut: false,
    misread,
  };
}
