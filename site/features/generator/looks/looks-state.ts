// The state of a page of looks (ready styles), as pure data. `ask-looks.ts` asks the questions that are chosen here.

import type { QrDesign } from '#design';
import type { Look, LookSlot } from '#looks';
import type { LookAnswer } from '#scanning';

/** The facts about one look that are known so far. */
export interface LookFacts {
  /**
   * A small picture of the code in this look, as a data URL. Undefined until the look has passed a quick test, which is
   * called a glance.
   */
  readonly picture?: string;
  /** Undefined until the look is judged. */
  readonly answer?: LookAnswer;
}

/** The known facts about looks, by their ids. */
export type KnownLooks = ReadonlyMap<string, LookFacts>;

/** The look that a place on the page shows. */
export interface ShownLook {
  readonly look: Look;
  readonly picture: string | null;
  /** Whether its verdict is *scans everywhere*. */
  readonly isTested: boolean;
}

/** Returns the look in a slot: the first candidate that has not failed; null if all have failed. */
export function lookInSlot(slot: LookSlot, known: KnownLooks): ShownLook | null {
  const look = slot.find(({ id }) => known.get(id)?.answer !== 'fails');
  if (!look) return null;
  const facts = known.get(look.id);
  return { look, picture: facts?.picture ?? null, isTested: facts?.answer === 'passes' };
}

/** The code whose looks were found last. */
interface LastFound {
  /** A key of everything in the design on which looks depend. */
  readonly key: string;
  readonly subject: { readonly design: Pick<QrDesign, 'customImage'> };
}

/**
 * Whether the visitor may be typing: since looks were last found, the design has changed, but its image has not. False
 * when looks are first shown, and when the visitor only turns to another page of looks.
 */
export function mayBeTyped(last: LastFound | null, key: string, customImage: string | undefined): boolean {
  return last !== null && last.key !== key && last.subject.design.customImage === customImage;
}

/** If the visitor may be typing, looks are found once the design has not changed for this many milliseconds. */
const STILL = 150;

/** Returns how many milliseconds to wait before looks are found, so that finding them does not slow down typing. */
export function waitBeforeLooks(last: LastFound | null, key: string, customImage: string | undefined): number {
  return mayBeTyped(last, key, customImage) ? STILL : 0;
}

/**
 * Returns what became of a pressed look: `passed` once it may be applied, `lost` if it failed or the content has
 * changed, null while its verdict is awaited. `now` is the look in the pressed place.
 */
export function pressOutcome(pressedId: string, now: ShownLook | null, isCurrent: boolean): 'passed' | 'lost' | null {
  if (!isCurrent || now?.look.id !== pressedId) return 'lost';
  return now.isTested ? 'passed' : null;
}

/** A question about a look: `glance` asks for a quick test and a picture, `look` for the verdict. */
export type NextQuestion = { readonly question: 'glance' | 'look'; readonly look: Look };

/**
 * Returns the open questions for a page, the most urgent first: glances at looks without a picture, in the order of the
 * page, then verdicts. Leaves out the looks in `asked`, whose answers are awaited.
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
