import { useEffect, useEffectEvent, useState } from 'react';
import { applyLook, type Look } from '#looks';
import { designStore, useDesign, whenStill } from '#workbench';
import { findLooks, testLooks, testNow } from './ask-looks.ts';
import {
  addFacts,
  begin,
  exampleOr,
  type FoundLooks,
  keyOf,
  type LookFacts,
  lookInSlot,
  pressOutcome,
  type ShownLook,
  waitBeforeLooks,
  withoutUntested,
} from './looks-state.ts';

/** `shown` is null if all looks for this place have been tested and none has passed. */
export interface LookPlace {
  readonly shown: ShownLook | null;
  /** Until the look's picture is drawn, the earlier one of this place. */
  readonly picture: string | null;
  readonly isWanted: boolean;
}

export interface Looks {
  readonly places: readonly LookPlace[] | null;
  /** Whether the looks are for the current text and image. */
  readonly isCurrent: boolean;
  readonly page: number;
  readonly pages: number;
  readonly turnTo: (page: number) => void;
  /** Takes effect once the look has its verdict. */
  readonly choose: (place: number) => void;
  /** About the look that was pressed last. */
  readonly notice: 'testing' | 'replaced' | null;
  /** Because a request failed or a decoder is missing. */
  readonly isUntested: boolean;
  readonly retry: () => void;
}

export function useLooks(): Looks {
  const { design } = useDesign();
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<FoundLooks | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState<{ readonly place: number; readonly look: Look } | null>(null);
  const [notice, setNotice] = useState<Looks['notice']>(null);
  const key = keyOf(design);
  const isCurrent = found?.key === key;
  const slots = found?.subject.pages[page] ?? [];
  const shown = slots.map((slot) => lookInSlot(slot, found?.known ?? new Map()));

  // A pressed look is dropped if it fails or the content changes. This sets the state while rendering, so that the
  // look cannot be wanted again if the content changes back.
  const outcome = wanted && pressOutcome(wanted.look.id, shown[wanted.place] ?? null, isCurrent);
  if (outcome === 'lost') {
    setWanted(null);
    setNotice('replaced');
  }

  /** Takes facts about a look of this text and image. A pressed look is applied once it has passed. */
  const take = useEffectEvent((ofKey: string, id: string, facts: LookFacts): void => {
    setFound((before) => addFacts(before, ofKey, id, facts));
    if (wanted?.look.id !== id || facts.answer !== 'passes' || ofKey !== key) return;
    setWanted(null);
    setNotice(null);
    putOn(wanted.look);
  });

  const find = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    setIsBroken(false);
    const known = isCurrent ? found : null;
    try {
      const subject = known?.subject ?? (await findLooks(exampleOr(design), signal));
      setFound((before) => (before?.key === key ? before : begin(key, subject, before, page)));
      await testLooks(subject, page, known?.known ?? new Map(), signal, (id, facts) => take(key, id, facts));
    } catch (error) {
      if (signal.aborted) return;
      console.error('Not judged:', error);
      setIsBroken(true);
    }
  });
  const wait = useEffectEvent(() => waitBeforeLooks(found, key, design.customImage));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` has every part of the design on which looks depend.
  useEffect(() => whenStill(wait(), (signal) => void find(signal)), [key, page, attempt]);

  // A pressed look is judged before anything else.
  const toTest = outcome === 'lost' ? null : (wanted?.look ?? null);
  const test = useEffectEvent(async (look: Look, signal: AbortSignal): Promise<void> => {
    if (!found) return;
    try {
      take(key, look.id, await testNow(found.subject, look, signal));
    } catch (error) {
      if (!signal.aborted) console.error('Not judged:', error);
    }
  });
  useEffect(() => {
    if (!toTest) return;
    const controller = new AbortController();
    void test(toTest, controller.signal);
    return () => controller.abort();
  }, [toTest]);

  function choose(place: number): void {
    const pressed = shown[place];
    if (!pressed || !isCurrent) return;
    setNotice(pressed.isTested ? null : 'testing');
    if (pressed.isTested) putOn(pressed.look);
    else setWanted({ place, look: pressed.look });
  }

  function retry(): void {
    setFound((before) => before && { ...before, known: withoutUntested(before.known) });
    setAttempt((count) => count + 1);
  }

  return {
    places:
      found &&
      shown.map((look, place) => ({
        shown: look,
        picture: look && (look.picture ?? found.before[place] ?? null),
        isWanted: wanted?.place === place,
      })),
    isCurrent,
    page,
    pages: found?.subject.pages.length ?? 1,
    turnTo: (next) => {
      setNotice(null);
      setWanted(null);
      setPage(next);
    },
    choose,
    notice,
    isUntested: isBroken || shown.some((look) => look && found?.known.get(look.look.id)?.answer === 'untested'),
    retry,
  };
}

function putOn(look: Look): void {
  const { design, edited } = designStore.get();
  designStore.dispatch({ do: 'replace', design: applyLook(design, look), edited });
}
