// What is known of the looks of one page, as data: the hook asks, this decides.

import type { Look, LookSlot } from '#looks';
import type { LookAnswer } from '#scanning';

/** What has been found out about one look. */
export interface LookFacts {
  /** The code in this look in small, as a data URL; absent until the first glance has passed. */
  readonly picture?: string;
  /** Absent until it has been judged. */
  readonly answer?: LookAnswer;
}

/** What is known of looks, by their ids. */
export type KnownLooks = ReadonlyMap<string, LookFacts>;

/** A place on the page as it is shown. */
export interface ShownLook {
  readonly look: Look;
  readonly picture: string | null;
  /** Whether it has been judged and scans everywhere. */
  readonly isTested: boolean;
}

/** Returns the look that has a place: the first of its candidates that has not failed; null if all have. */
export function lookInSlot(slot: LookSlot, known: KnownLooks): ShownLook | null {
  const look = slot.find(({ id }) => known.get(id)?.answer !== 'fails');
  if (!look) return null;
  const facts = known.get(look.id);
  return { look, picture: facts?.picture ?? null, isTested: facts?.answer === 'passes' };
}

/** What is to be asked next: the first glance at what has no picture yet, in order, then the verdicts. */
export type NextQuestion = { readonly question: 'glance' | 'look'; readonly look: Look };

/**
 * Returns the questions that are open for a page, the most urgent first. A look about which one is `asked` already is
 * left out.
 */
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
