import type { ColorField } from '#design';
import {
  type ChangeFacts,
  type Finding,
  type Harm,
  type NoFix,
  type PrintReport,
  type SaidVerdict,
  type ScanReport,
  verdictRank,
} from '#scanning';
import { scanWords } from '#words/scan';

interface FindingMessage {
  /** The consequence for people, in a sentence or two. */
  readonly sentence: string;
  /** The figures behind the finding, one per sentence; empty if there are none. */
  readonly details: readonly string[];
}

const MOST_CONDITIONS = 4;

const { found, figures, fixes, measured, left } = scanWords;

export function findingMessage(finding: Finding): FindingMessage {
  switch (finding.kind) {
    case 'inverted':
      return message(found.inverted);
    case 'turned': {
      const names = namesOf(finding.fields);
      return message(finding.isLight ? found.lightCorners(names) : found.darkCorners(names));
    }
    case 'paper':
      return message(found.darkBackground, figures.contrastWithWhite(floored(finding.contrast)));
    case 'ink':
      return message(lightSentence(finding), contrastFigure(finding));
    case 'clear':
      return message(found.transparent);
    case 'image':
      return harmMessage(finding.isFull ? 'image' : 'logo', finding);
    case 'woven':
      return harmMessage('woven', finding);
    case 'modules':
      return modulesMessage(finding);
    case 'corners':
      return message(found.roundCorners);
    case 'density':
      return message(found.smallModules, figures.modules(finding.size, finding.pixels));
    case 'readings': {
      const { conditions, share } = finding;
      const named = conditions.slice(0, MOST_CONDITIONS).map((id) => scanWords.conditions[id]);
      return message(found.tests(named, named.length === conditions.length), figures.lostTests(share));
    }
    case 'red-light':
      return message(found.redLight, figures.redLight(finding.right, finding.tests));
  }
}

function message(sentence: string, ...details: readonly string[]): FindingMessage {
  return { sentence, details };
}

function lightSentence({ ink, isOnWhite }: Extract<Finding, { kind: 'ink' }>): string {
  if (!ink) return found.lightCode;
  const names = namesOf(ink.fields);
  return isOnWhite ? found.lightOnWhite(names) : found.lightOnBackground(names);
}

/** Returns the figure of a contrast. Rounding never makes a contrast that is too low look high enough. */
function contrastFigure({ contrast, needed }: Extract<Finding, { kind: 'ink' }>): string {
  // A contrast that reaches `needed` does not explain the finding, so `needed` is left out.
  if (contrast >= needed) return figures.contrast(floored(contrast));
  return figures.contrastBelow(floored(contrast), Math.ceil(10 * needed) / 10);
}

/** Returns a contrast rounded down to a tenth. */
function floored(contrast: number): number {
  return Math.floor(10 * contrast) / 10;
}

function harmMessage(what: 'logo' | 'image' | 'woven' | 'modules', { costs, used, correctable }: Harm): FindingMessage {
  const isTooMuch = used > correctable;
  switch (costs) {
    case 'contrast':
    case 'pattern':
      return message(found[what][costs]);
    case 'edges':
      // For a woven image and for modules, the sentence itself says where the edges are.
      return what === 'logo' || what === 'image'
        ? message(found[what].edges, figures.place)
        : message(found[what].edges);
    case 'askew': {
      const figure = isTooMuch ? figures.tooFewAskewCorrections : figures.askewCorrections;
      return message(found[what].askew, figure(used, correctable));
    }
    case 'corrections':
      return isTooMuch
        ? message(found[what].overdrawn, figures.tooFewCorrections(used, correctable))
        : message(found[what].strained, figures.corrections(used, correctable));
  }
}

function modulesMessage(finding: Extract<Finding, { kind: 'modules' }>): FindingMessage {
  const { misread, image } = finding;
  if (image !== 'none') return harmMessage(image === 'full' ? 'image' : 'logo', finding);
  const { sentence, details } = harmMessage('modules', finding);
  return finding.costs === 'corrections'
    ? message(sentence, figures.misread(misread), ...details)
    : { sentence, details };
}

/** Returns why a finding has no fix. `hasFixForAll`: there is a fix for all findings together. */
export function noFixText(why: NoFix, hasFixForAll: boolean): string {
  // A fix for all findings may still shrink the image, so the text must not say that no size helps.
  return why === 'image' && hasFixForAll ? scanWords.noFix.imageTogether : scanWords.noFix[why];
}

/** Returns the changes of a fix, one line for each. */
export function changeLines(changes: readonly ChangeFacts[]): string[] {
  return changes.map(changeText);
}

function changeText(change: ChangeFacts): string {
  switch (change.kind) {
    case 'swap':
      return fixes.swap;
    case 'recolor':
      return recolorText(change);
    case 'black-on-white':
      return fixes.blackOnWhite;
    case 'resize-image':
      return fixes.shrinkLogo(change.to);
    case 'center-image':
      return fixes.centerImage(change.to);
    case 'strengthen':
      return fixes.raiseStrength(change.to);
    case 'coarsen':
      return fixes.bold;
    case 'flow':
      return fixes.flowing;
    case 'sturdier':
      return fixes.sturdier;
    case 'match-corner-dots':
      return fixes.cornerDots[change.to];
    case 'square-corners':
      return fixes.squareCorners;
    case 'square-modules':
      return fixes.squareModules;
  }
}

function recolorText({ how, fields, to }: Extract<ChangeFacts, { kind: 'recolor' }>): string {
  const names = namesOf(fields);
  switch (how) {
    case 'darken':
      return to === null ? fixes.darken(names) : fixes.darkenTo(names, to);
    case 'lighten':
      return to === null ? fixes.lighten(names) : fixes.lightenTo(names, to);
    case 'make-opaque':
      return fixes.makeOpaque(names);
  }
}

export function verdictText(verdict: SaidVerdict): string {
  return verdict === 'phones' ? scanWords.onPhones : scanWords.verdicts[verdict];
}

/** Whether all tests have run. Only red light and fixes may follow. */
export function isTested({ stage }: Pick<ScanReport, 'stage'>): boolean {
  return stage === 'full' || stage === 'fixes';
}

/** A short line beside the verdict; the figures are among the details. */
export function testsText({ readings }: Pick<ScanReport, 'readings'>): string {
  // A browser that can run neither decoder judges by the limits alone.
  if (readings.length === 0) return scanWords.untested;
  return scanWords.tested(new Set(readings.map(({ condition }) => condition)).size);
}

export function passesLines({ readings, verdict }: Pick<ScanReport, 'readings' | 'verdict'>): string[] {
  if (readings.length === 0) return [];
  const right = readings.filter(({ isRight }) => isRight).length;
  const isLikePlain = verdict === 'everywhere' && right < readings.length;
  return [(isLikePlain ? measured.passesLikePlain : measured.passes)(right, readings.length)];
}

/** Returns sentences on how much error correction a code uses, and how much damage its level allows. */
export function correctionLines({ used, correctable, specimen }: CorrectionFacts): string[] {
  const { level } = specimen.code;
  if (used === 0) return [measured.noCorrections, measured.levels[level]];
  const figure = used > correctable ? measured.tooFewCorrections : measured.corrections;
  return [figure(used, correctable), measured.levels[level]];
}

type CorrectionFacts = Pick<ScanReport, 'used' | 'correctable'> & {
  readonly specimen: { readonly code: Pick<ScanReport['specimen']['code'], 'level'> };
};

/** In the worst block, `wrong` codewords are misread and `correctable` ones can be corrected. */
export function correctionLeftText(wrong: number, correctable: number): string {
  if (wrong === 0) return left.all;
  if (wrong > correctable) return left.tooLittle;
  return wrong === correctable ? left.nothing : left.some(wrong / correctable);
}

function namesOf(fields: readonly ColorField[]): string[] {
  return fields.map((field) => scanWords.fields[field]);
}

const { atSize } = scanWords;

/** Names the first cause: a much too small size, a design that scans worse, a slightly small size, or the distance. */
export function printSentence({
  near,
  far,
  design,
  distance,
}: Omit<PrintReport, 'verdict' | 'mm' | 'moduleWidth'>): string {
  if (near === 'unlikely') return atSize.tooSmall;
  if (verdictRank(design) > verdictRank(near)) return atSize.design;
  if (near === 'good-conditions') return atSize.steady;
  return far === 'everywhere' ? atSize.everywhere(distance / 10) : atSize.nearby(distance / 10);
}
