// The state of a page of looks (ready styles), as pure data. `ask-looks.ts` asks the questions that are chosen here.

import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { type Look, type LookSlot, PAGE_SIZE } from '#looks';
import { isBlank } from '#making';
import type { UploadedImage } from '#raster';
import type { LookAnswer } from '#scanning';

/** The design for which looks (ready styles) are shown, and its loaded image. This design's style does not matter. */
export interface LookSubject {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  /** The pages of looks. Each place on a page has a slot of candidates, and shows the first that has not failed. */
  readonly pages: readonly (readonly LookSlot[])[];
}

export interface LookFacts {
  /** A data URL. Undefined until the look has passed a quick test, a glance. */
  readonly picture?: string;
  readonly answer?: LookAnswer;
}

export type KnownLooks = ReadonlyMap<string, LookFacts>;

export interface ShownLook {
  readonly look: Look;
  readonly picture: string | null;
  /** Whether its verdict is *scans everywhere*. */
  readonly isTested: boolean;
}

/** The first candidate that has not failed; null if all have. */
export function lookInSlot(slot: LookSlot, known: KnownLooks): ShownLook | null {
  const look = slot.find(({ id }) => known.get(id)?.answer !== 'fails');
  if (!look) return null;
  const facts = known.get(look.id);
  return { look, picture: facts?.picture ?? null, isTested: facts?.answer === 'passes' };
}

/** Milliseconds without a change. */
const STILL = 150;

/** Milliseconds. The visitor may be typing if the design has changed since looks were found, but not its image. */
export function waitBeforeLooks(last: FoundLooks | null, key: string, customImage: string | undefined): number {
  return last !== null && last.key !== key && last.subject.design.customImage === customImage ? STILL : 0;
}

/** `now`: the look in the pressed place. Null while its verdict is awaited. */
export function pressOutcome(pressedId: string, now: ShownLook | null, isCurrent: boolean): 'passed' | 'lost' | null {
  if (!isCurrent || now?.look.id !== pressedId) return 'lost';
  return now.isTested ? 'passed' : null;
}

export type NextQuestion = { readonly question: 'glance' | 'look'; readonly look: Look };

/** The most urgent come first. Looks in `asked` are left out: their answers are awaited. */
export function openQuestions(
  slots: readonly LookSlot[],
  known: KnownLooks,
  asked: ReadonlySet<string>,
): NextQuestion[] {
  const shown = slots.map((slot) => lookInSlot(slot, known)).filter((look) => look !== null);
  const isFree = ({ look }: ShownLook): boolean => !asked.has(look.id) && known.get(look.id)?.answer === undefined;
  const glances = shown.filter((look) => look.picture === null && isFree(look));
  const verdicts = shown.filter((look) => look.picture !== null && isFree(look));
  return [
    ...glances.map(({ look }): NextQuestion => ({ question: 'glance', look })),
    ...verdicts.map(({ look }): NextQuestion => ({ question: 'look', look })),
  ];
}

/** The content that looks show while nothing is typed, or a secret is missing. */
const EXAMPLE = { type: 'url', content: 'https://example.com' } as const;

export interface FoundLooks {
  readonly key: string;
  readonly subject: LookSubject;
  readonly known: KnownLooks;
  /** The pictures of the earlier text, by place. They stay until the new ones are ready. */
  readonly before: readonly (string | null)[];
}

/** `page`: the page that showed the pictures of `before`. */
export function begin(key: string, subject: LookSubject, before: FoundLooks | null, page: number): FoundLooks {
  const pictures = (before?.subject.pages[page] ?? []).map((slot, place) => {
    const own = lookInSlot(slot, before?.known ?? new Map());
    return own?.picture ?? before?.before[place] ?? null;
  });
  return { key, subject, known: new Map(), before: pictures.slice(0, PAGE_SIZE) };
}

export function addFacts(found: FoundLooks | null, key: string, id: string, facts: LookFacts): FoundLooks | null {
  if (found?.key !== key) return found;
  return { ...found, known: new Map(found.known).set(id, { ...found.known.get(id), ...facts }) };
}

export function withoutUntested(known: KnownLooks): KnownLooks {
  return new Map([...known].filter(([, { answer }]) => answer !== 'untested'));
}

/** Looks depend neither on the style nor on the place and weaving of the image. */
export function keyOf(design: QrDesign): string {
  // JSON has no undefined values.
  const styleless = { style: undefined, gradientDirection: undefined, imagePosition: undefined };
  return JSON.stringify({ ...design, ...styleless, weave: undefined, qrType: undefined });
}

export function exampleOr(design: QrDesign): QrDesign {
  const plain: QrDesign = { ...design, style: DEFAULT_DESIGN.style, weave: undefined, qrType: 'custom' };
  if (!isBlank(design) && !design.leftOut) return plain;
  return { ...plain, ...EXAMPLE, details: undefined, leftOut: undefined };
}
