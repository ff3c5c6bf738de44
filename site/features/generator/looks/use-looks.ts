import { useEffect, useRef, useState } from 'react';
import { applyLook, type Look } from '#looks';
import { designStore, useDesign, whenStill } from '#workbench';
import { findLooks, testLooks, testNow } from './ask-looks.ts';
import { addFacts, begin, exampleOr, type FoundLooks, keyOf, withoutUntested } from './found-looks.ts';
import { lookInSlot, pressOutcome, type ShownLook, waitBeforeLooks } from './looks-state.ts';

/** A place on the page of looks. `shown` is null if all looks for this place have been tested and none has passed. */
export interface LookPlace {
  readonly shown: ShownLook | null;
  /** The look's picture; until that is drawn, the earlier picture of this place. */
  readonly picture: string | null;
  /** Whether the visitor has pressed this place and waits for the look's verdict. */
  readonly isWanted: boolean;
}

export interface Looks {
  /** The places on the current page. Null until looks have been found. */
  readonly places: readonly LookPlace[] | null;
  readonly page: number;
  readonly pages: number;
  readonly turnTo: (page: number) => void;
  /** Gives the design the look of a place, once the look has its verdict. */
  readonly choose: (place: number) => void;
  /**
   * What to tell about the look that was pressed last: it is still being tested, or another look has replaced it. Null
   * if there is nothing to tell.
   */
  readonly notice: 'testing' | 'replaced' | null;
  /** Whether looks could not be tested, because a request failed or a decoder is missing. */
  readonly isUntested: boolean;
  readonly retry: () => void;
}

/** Returns the looks, which are ready styles, for the current design. A worker draws and judges them. */
export function useLooks(): Looks {
  const { design } = useDesign();
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<FoundLooks | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState<{ readonly place: number; readonly id: string } | null>(null);
  const [notice, setNotice] = useState<Looks['notice']>(null);
  const latest = useRef(found);
  latest.current = found;
  const key = keyOf(design);
  const isCurrent = found?.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` has every part of the design on which looks depend.
  useEffect(() => {
    const work = async (signal: AbortSignal): Promise<void> => {
      const known = latest.current?.key === key ? latest.current : null;
      const subject = known?.subject ?? (await findLooks(exampleOr(design), signal));
      setFound((before) => (before?.key === key ? before : begin(key, subject, before, page)));
      await testLooks(subject, page, known?.known ?? new Map(), signal, (id, facts) =>
        setFound((before) => addFacts(before, key, id, facts)),
      );
    };
    return whenStill(waitBeforeLooks(latest.current, key, design.customImage), (signal) => {
      setIsBroken(false);
      work(signal).catch((error: unknown) => {
        if (signal.aborted) return;
        console.error('Not judged:', error);
        setIsBroken(true);
      });
    });
  }, [key, page, attempt]);

  const slots = found?.subject.pages[page] ?? [];
  const shown = slots.map((slot) => lookInSlot(slot, found?.known ?? new Map()));
  const own = wanted && isCurrent ? shown[wanted.place] : null;
  const wantedLook = own?.look.id === wanted?.id ? own : null;

  // A pressed look is judged before anything else.
  const toTest = wantedLook && !wantedLook.isTested ? wantedLook.look : null;
  useEffect(() => {
    const subject = latest.current?.subject;
    if (!toTest || !subject) return;
    const controller = new AbortController();
    testNow(subject, toTest, controller.signal).then(
      (facts) => setFound((before) => addFacts(before, key, toTest.id, facts)),
      (error: unknown) => {
        if (!controller.signal.aborted) console.error('Not judged:', error);
      },
    );
    return () => controller.abort();
  }, [toTest, key]);

  // A pressed look is applied once it has its verdict, and dropped if it fails or the content changes.
  const verdict = wanted && pressOutcome(wanted.id, shown[wanted.place] ?? null, isCurrent);
  useEffect(() => {
    if (!verdict) return;
    setWanted(null);
    setNotice(verdict === 'lost' ? 'replaced' : null);
    if (verdict === 'passed' && wantedLook) putOn(wantedLook.look);
  }, [verdict, wantedLook]);

  function choose(place: number): void {
    const pressed = shown[place];
    if (!pressed || !isCurrent) return;
    setNotice(pressed.isTested ? null : 'testing');
    if (pressed.isTested) putOn(pressed.look);
    else setWanted({ place, id: pressed.look.id });
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
