import type { Pixels } from '#drawing';
import type { ConditionId } from './condition-text.ts';
import { CONDITIONS } from './conditions.ts';
import { identifyCode } from './identify-code.ts';
import { type Judgement, type JudgeTools, judgeSubject, type Scene, type Subject } from './judgement.ts';
import { type Inspection, inspect } from './limits.ts';
import { findProblems, type Problem } from './problems.ts';
import { findRepair, inspectScene, repairEverything, whyNoRepair } from './repairs.ts';
import type { Reason, Repair, ScanReport, ScanRequest } from './report.ts';
import { decide } from './verdict.ts';

/** Conditions whose readings tell most, for the first answer. */
const FIRST: readonly ConditionId[] = ['as-is', 'dark-page'];

const ONLY_A_PICTURE = 'Only the picture is known here. Its design can be changed where it was made.';

/**
 * Judges a request stage by stage, and reports each as soon as it is known.
 * Throws the engine's `EncodeError`, the drawing's `PictureError`, a `RangeError` for a picture that shows no code of its text, and what
 * `pause` rejects with.
 */
export async function judge(
  request: ScanRequest,
  loadTools: () => Promise<JudgeTools>,
  onReport: (report: ScanReport) => void,
): Promise<void> {
  const scene: Scene | null = 'design' in request ? request : null;
  const { subject, inspection, inBlack } = 'png' in request ? inspectPicture(request) : inspectScene(request);
  const report = (
    stage: ScanReport['stage'],
    judgement: Judgement,
    reasons?: readonly Reason[],
    all?: Repair | null,
  ): void =>
    onReport(toReport(stage, judgement, reasons ?? findProblems(judgement, scene, inBlack).map(toReason), all));

  report('budget', { subject, inspection, readings: [], ...decide(inspection, NOTHING_READ) });
  const tools = await loadTools();
  const first = await judgeSubject(subject, inspection, tools, FIRST);
  report('first', first);
  const full = await judgeSubject(subject, inspection, tools, CONDITIONS, first.readings);
  report('full', full);

  const problems = findProblems(full, scene, inBlack);
  if (!scene) {
    report(
      'repairs',
      full,
      problems.map((problem) => ({ ...toReason(problem), whyNoRepair: ONLY_A_PICTURE })),
    );
    return;
  }
  const reasons: Reason[] = [];
  for (const problem of problems) reasons.push(await repairReason(problem, problems.length === 1, scene, full, tools));
  const isAlreadyRepaired = reasons.length === 1 && reasons[0].repair?.verdict === 'everywhere';
  const everything = isAlreadyRepaired ? null : await repairEverything(scene, full, tools);
  if (everything && reasons.length === 1 && !reasons[0].repair) {
    const [{ id, text }] = reasons;
    report('repairs', full, [{ id, text, repair: { ...everything, label: 'Make the changes that repair this' } }]);
    return;
  }
  report('repairs', full, reasons, everything);
}

const NOTHING_READ = { readings: [], plain: [], isComplete: false };

function inspectPicture({ png, text }: { readonly png: Pixels; readonly text: string }): {
  subject: Subject;
  inspection: Inspection;
  inBlack: Inspection;
} {
  const code = identifyCode(png, text);
  if (!code) throw new RangeError('The picture shows no code of this text');
  const inspection = inspect(code, png);
  return { subject: { text, code, picture: png }, inspection, inBlack: inspection };
}

function toReason({ id, text }: Problem): Reason {
  return { id, text, repair: null };
}

async function repairReason(
  problem: Problem,
  isOnly: boolean,
  scene: Scene,
  before: Judgement,
  tools: JudgeTools,
): Promise<Reason> {
  const repair = await findRepair(problem, isOnly, scene, before, tools);
  const reason: Reason = { ...toReason(problem), repair };
  return repair ? reason : { ...reason, whyNoRepair: whyNoRepair(problem, isOnly) };
}

function toReport(
  stage: ScanReport['stage'],
  { subject, inspection, readings, verdict, share }: Judgement,
  reasons: readonly Reason[],
  everything: Repair | null = null,
): ScanReport {
  const { blocks, worst, misread } = inspection.budget;
  return {
    stage,
    verdict: stage === 'budget' ? null : verdict,
    share,
    used: blocks[worst].wrong,
    repairs: blocks[worst].repairable,
    reasons,
    everything,
    readings,
    code: subject.code,
    misread,
  };
}
