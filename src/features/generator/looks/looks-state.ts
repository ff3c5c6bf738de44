// The state of the looks of one page, as data: the hook asks, this module decides.

import type { QrDesign } from '#design';
import type { Look, LookSlot } from '#looks';
import type { LookAnswer } from '#scanning';

/** The facts about one look that are known so far. */
export interface LookFacts {
  /** The code in this look in small, as a data URL; absent until the first glance has passed. */
  readonly picture?: string;
  /** Absent until it is judged. */
  readonly answer?: LookAnswer;
}

/** What is known of looks, by their ids. */
export type KnownLooks = ReadonlyMap<string, LookFacts>;

/** A place on the page as it is shown. */
export interface ShownLook {
  readonly look: Look;
  readonly picture: string | null;
  /** Whether it has been judged to scan everywhere. */
  readonly isTested: boolean;
}

/** Returns the look in a place: the first candidate that has not failed; null if all have. */
export function lookInSlot(slot: LookSlot, known: KnownLooks): ShownLook | null {
  const look = slot.find(({ id }) => known.get(id)?.answer !== 'fails');
  if (!look) return null;
  const facts = known.get(look.id);
  return { look, picture: facts?.picture ?? null, isTested: facts?.answer === 'passes' };
}

/** The code whose looks were found last. */
interface LastFound {
  /** Identifies everything in the design that looks depend on. */
  readonly key: string;
  readonly subject: { readonly design: Pick<QrDesign, 'customImage'> };
}

/**
 * Whether the visitor may be typing: the design has changed since its looks were found, and not by another image.
 * Nobody types when looks are first shown or the page of looks changes.
 */
export function mayBeTyped(last: LastFound | null, key: string, customImage: string | undefined): boolean {
  return last !== null && last.key !== key && last.subject.design.customImage === customImage;
}

/** The next question: the first glance at looks without a picture, in order, then the verdicts. */
export type NextQuestion = { readonly question: 'glance' | 'look'; readonly look: Look };

/** Returns the open questions for a page, the most urgent first, without looks about which one is being `asked`. */
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
