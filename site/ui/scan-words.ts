import { type NoFix, type PrintReport, type ScanReport, verdictRank } from '#scanning';
import { scanWords } from '#words/scanning';

const { measured, left } = scanWords;

/** Returns why a finding has no fix. `hasFixForAll`: there is a fix for all findings together. */
export function noFixText(why: NoFix, hasFixForAll: boolean): string {
  // A fix for all findings may still shrink the image, so the text must not say that no size helps.
  return why === 'image' && hasFixForAll ? scanWords.noFix.imageTogether : scanWords.noFix[why];
}

/** Whether all tests have run. Only red light and fixes may follow. */
export function isTested({ stage }: Pick<ScanReport, 'stage'>): boolean {
  return stage === 'full' || stage === 'fixes';
}

/** A short line beside the verdict; the figures are among the details. */
export function testsText({ readings }: Pick<ScanReport, 'readings'>): string {
  // A browser that can run neither decoder judges by the limits alone.
  if (readings.length === 0) return scanWords.untested;
  return scanWords.tested({ ways: new Set(readings.map(({ condition }) => condition)).size });
}

export function passesLines({ readings, verdict }: Pick<ScanReport, 'readings' | 'verdict'>): string[] {
  if (readings.length === 0) return [];
  const right = readings.filter(({ isRight }) => isRight).length;
  const isLikePlain = verdict === 'everywhere' && right < readings.length;
  return [(isLikePlain ? measured.passesLikePlain : measured.passes)({ right, tests: readings.length })];
}

/** Returns sentences on how much error correction a code uses, and how much damage its level allows. */
export function correctionLines({ used, correctable, specimen }: CorrectionFacts): string[] {
  const { level } = specimen.code;
  if (used === 0) return [measured.noCorrections, measured.levels[level]];
  const figure = used > correctable ? measured.tooFewCorrections : measured.corrections;
  return [figure({ used, all: correctable }), measured.levels[level]];
}

type CorrectionFacts = Pick<ScanReport, 'used' | 'correctable'> & {
  readonly specimen: { readonly code: Pick<ScanReport['specimen']['code'], 'level'> };
};

/** In the worst block, `wrong` codewords are misread and `correctable` ones can be corrected. */
export function correctionLeftText(wrong: number, correctable: number): string {
  if (wrong === 0) return left.all;
  if (wrong > correctable) return left.tooLittle;
  return wrong === correctable ? left.nothing : left.some({ share: wrong / correctable });
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
  const key = far === 'everywhere' ? 'everywhere' : 'nearby';
  return distance < 1000 ? atSize[key]({ cm: distance / 10 }) : atSize[`${key}InMeters`]({ meters: distance / 1000 });
}
