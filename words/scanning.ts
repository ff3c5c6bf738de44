import { isDeadContent } from '#content';
import type { ColorField } from '#design';
import type { ChangeFacts, CodeVerdict, Finding, Harm, SaidVerdict, WhyNothing } from '#scanning';
import { leadingVerdict } from '#scanning/verdict';
import { grammar } from '#words/grammar';
import {
  advice,
  changes,
  conditions,
  contentReasons,
  contents,
  damages,
  fields,
  figures,
  findings,
  harms,
  reasons,
  verdicts,
} from '#words/scanning';
import { sayer } from './say.ts';

export interface FindingWords {
  /** The consequence for people, in a sentence or two. */
  readonly sentence: string;
  /** The figures behind the finding, one per sentence; empty if there are none. */
  readonly details: readonly string[];
  /** What to do about it if only a picture is known. */
  readonly advice: string;
}

const MOST_CONDITIONS = 4;

export function pictureText(picture: SaidVerdict): string {
  return verdicts[picture];
}

export function verdictText(verdict: CodeVerdict): string {
  return { ...verdicts, ...contents }[leadingVerdict(verdict)];
}

/** Returns why a code that scans can't do what it is for, and what to do about it; null if it can. */
export function contentReason(verdict: CodeVerdict): string | null {
  const { content } = verdict;
  return isDeadContent(content) && leadingVerdict(verdict) === content ? contentReasons[content] : null;
}

/** Returns why a code does not scan everywhere. */
export function findingWords(finding: Finding): FindingWords {
  const [sentence, ...details] = sentencesOf(finding);
  return { sentence, details, advice: advice[finding.kind] };
}

function sentencesOf(finding: Finding): [string, ...string[]] {
  switch (finding.kind) {
    case 'turned': {
      const sentence = findings[finding.isLight ? 'light-corners' : 'dark-corners'];
      return [sentence({ fields: grammar.series(namesOf(finding.fields)) })];
    }
    case 'paper':
      return [findings.paper, figures.paper({ contrast: floored(finding.contrast) })];
    case 'ink':
      return [inkSentence(finding), contrastFigure(finding)];
    case 'image':
      return harmSentences(finding.isFull ? 'image' : 'logo', finding);
    case 'woven':
      return harmSentences('woven', finding);
    case 'modules':
      return modulesSentences(finding);
    case 'damage':
      return damageSentences(finding);
    case 'density':
      return [findings.density, figures.density(finding)];
    case 'readings':
      return [readingsSentence(finding), figures.readings(finding)];
    case 'red-light':
      return [findings['red-light'], figures.redLight(finding)];
    default:
      return [findings[finding.kind]];
  }
}

function inkSentence({ ink, isOnWhite }: Extract<Finding, { kind: 'ink' }>): string {
  if (!ink) return findings.ink;
  const sentence = findings[isOnWhite ? 'ink-on-white' : 'ink-on-background'];
  return sentence({ fields: grammar.series(namesOf(ink.fields)) });
}

/** Rounding never makes a contrast that is too low look high enough. */
function contrastFigure({ contrast, needed }: Extract<Finding, { kind: 'ink' }>): string {
  // A contrast that reaches `needed` does not explain the finding, so `needed` is left out.
  if (contrast >= needed) return figures.contrast({ contrast: floored(contrast) });
  return figures.contrastBelow({ contrast: floored(contrast), needed: Math.ceil(10 * needed) / 10 });
}

/** Returns a contrast rounded down to a tenth. */
function floored(contrast: number): number {
  return Math.floor(10 * contrast) / 10;
}

function readingsSentence({ conditions: failed }: Extract<Finding, { kind: 'readings' }>): string {
  const named = failed.slice(0, MOST_CONDITIONS).map((id) => conditions[id]);
  if (named.length === 0) return findings.readings;
  const isWhole = named.length === failed.length;
  return findings[isWhole ? 'readings-all' : 'readings-some']({ tests: grammar.series(named) });
}

function harmSentences(what: keyof typeof harms, harm: Harm): [string, ...string[]] {
  const { costs, used, correctable } = harm;
  const isTooMuch = used > correctable;
  switch (costs) {
    case 'contrast':
    case 'pattern':
      return [harms[what][costs]];
    case 'edges':
      // For a woven image and for modules, the sentence itself says where the edges are.
      return what === 'logo' || what === 'image' ? [harms[what].edges, figures.place] : [harms[what].edges];
    case 'askew':
      return [harms[what].askew, figures[isTooMuch ? 'askewOverdrawn' : 'askew'](harm)];
    case 'corrections': {
      const key = isTooMuch ? 'overdrawn' : 'strained';
      return [harms[what][key], figures[key](harm)];
    }
  }
}

function damageSentences(finding: Extract<Finding, { kind: 'damage' }>): [string, ...string[]] {
  const { place, share, misread, used, correctable } = finding;
  const corrections = figures[used > correctable ? 'overdrawn' : 'strained']({ used, correctable });
  return [damages[place], figures.damaged({ share }), figures.misread({ misread }), corrections];
}

function modulesSentences(finding: Extract<Finding, { kind: 'modules' }>): [string, ...string[]] {
  const { image, costs } = finding;
  if (image === 'center' || image === 'full') return harmSentences(image === 'full' ? 'image' : 'logo', finding);
  const [sentence, ...details] = harmSentences('modules', finding);
  return costs === 'corrections' ? [sentence, figures.misread(finding), ...details] : [sentence, ...details];
}

type Recolor = Extract<ChangeFacts, { kind: 'recolor' }>;

const changed = sayer<
  | Exclude<ChangeFacts, Recolor>
  | { readonly kind: Recolor['how']; readonly fields: string }
  | { readonly kind: 'darken-to' | 'lighten-to'; readonly fields: string; readonly to: string }
>()(changes);

/** Returns what a change of a fix does. */
export function changeText(change: ChangeFacts): string {
  if (change.kind !== 'recolor') return changed(change);
  const { how, to } = change;
  const names = grammar.list(namesOf(change.fields));
  return to === null || how === 'make-opaque'
    ? changed({ kind: how, fields: names })
    : changed({ kind: `${how}-to`, fields: names, to });
}

function namesOf(named: readonly ColorField[]): string[] {
  return named.map((field) => fields[field]);
}

const nothingRead = sayer<
  Exclude<WhyNothing, { kind: 'contrast' }> | { readonly kind: 'contrast'; readonly share: number }
>()(reasons);

/** Returns why no code was found, with the figure behind it. */
export function reasonText(reason: WhyNothing): string {
  return nothingRead(reason.kind === 'contrast' ? { ...reason, share: reason.levels / 255 } : reason);
}
