import { startTransition, useEffect, useEffectEvent, useReducer } from 'react';
import type { QrDesign } from '#design';
import { applyLook, type Look, looksFor } from '#looks';
import { looksWords } from '#words/generator-looks';
import { designStore, uploads, useDesign, whenStill } from '#workbench';
import { askAboutLook } from '#workers/judging';
import {
  exampleOr,
  type KnownLooks,
  keyOf,
  type LookFacts,
  type LookSubject,
  looksReducer,
  looksWanting,
  type NextQuestion,
  openQuestions,
  type ShownLook,
  shownLooks,
  waitBeforeLooks,
} from './looks-reducer.ts';
import { pressedLook } from './pressed-look.ts';

/** `shown` is null if all looks for this place have been tested and none has passed. */
export interface LookPlace {
  readonly shown: ShownLook | null;
  /** Until the look's picture is drawn, the earlier one of this place. */
  readonly picture: string | null;
  readonly isWanted: boolean;
}

/** `first`: the place of a look that is put on as if it had been pressed, unless there is an image. */
export function useLooks(first: number | undefined) {
  const { design } = useDesign();
  const [state, dispatch] = useReducer(
    looksReducer,
    design.customImage === undefined ? first : undefined,
    looksWanting,
  );
  const { page, found, wanted, attempt } = state;
  const key = keyOf(design);
  const isCurrent = found?.key === key;
  const shown = shownLooks(state);
  // While rendering, so that the look cannot be wanted again if the content changes back.
  if (wanted && found && !isCurrent) dispatch({ do: 'lose' });

  const learn = useEffectEvent((ofKey: string, id: string, facts: LookFacts): void => {
    const isPassed = wanted?.look.id === id && facts.answer === 'passes' && ofKey === key;
    dispatch({ do: 'learn', key: ofKey, id, facts });
    if (isPassed) putOn(wanted.look);
  });

  const find = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    dispatch({ do: 'ask' });
    const before = isCurrent ? found : null;
    try {
      const subject = before?.subject ?? (await findLooks(exampleOr(design), signal));
      // The looks are drawn one by one, so that typing is not delayed.
      startTransition(() => dispatch({ do: 'begin', key, subject }));
      await testLooks(subject, page, before?.known ?? new Map(), signal, (id, facts) => learn(key, id, facts));
    } catch (error) {
      if (signal.aborted) return;
      console.error('Not judged:', error);
      dispatch({ do: 'fail' });
    }
  });
  const wait = useEffectEvent(() => waitBeforeLooks(found, key, design.customImage));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` has every part of the design on which looks depend.
  useEffect(() => whenStill(wait(), (signal) => void find(signal)), [key, page, attempt]);

  // A pressed look is judged before anything else.
  const toTest = isCurrent ? (wanted?.look ?? null) : null;
  const test = useEffectEvent(async (look: Look, signal: AbortSignal): Promise<void> => {
    if (!found) return;
    try {
      learn(key, look.id, await askAbout('look', found.subject, look, signal, true));
    } catch (error) {
      if (signal.aborted) return;
      console.error('Not judged:', error);
      dispatch({ do: 'fail' });
    }
  });
  useEffect(() => {
    if (!toTest) return;
    const controller = new AbortController();
    void test(toTest, controller.signal);
    return () => controller.abort();
  }, [toTest]);

  // Because a request failed or a decoder is missing.
  const isUntested =
    state.isBroken || shown.some((look) => look && found?.known.get(look.look.id)?.answer === 'untested');
  const isTesting = wanted !== null && !isUntested;
  const problem = isUntested ? looksWords.untested : state.notice === 'replaced' ? looksWords.replaced : null;
  useEffect(() => {
    if (isTesting) pressedLook.wait();
    else pressedLook.settle(problem);
  }, [isTesting, problem]);
  useEffect(() => () => pressedLook.settle(null), []);

  const places: readonly LookPlace[] | null =
    found &&
    shown.map((look, place) => ({
      shown: look,
      picture: look && (look.picture ?? found.before[place] ?? null),
      isWanted: wanted?.place === place,
    }));
  return {
    places,
    subject: found?.subject ?? null,
    isCurrent,
    page,
    pages: found?.subject.pages.length ?? 1,
    turnTo: (next: number): void => dispatch({ do: 'turn', page: next }),
    /** Takes effect once the look has its verdict. */
    choose(place: number): void {
      const pressed = shown[place];
      if (!pressed || !isCurrent) return;
      dispatch({ do: 'press', place });
      if (pressed.isTested) putOn(pressed.look);
    },
    notice: state.notice,
    isUntested,
    retry: (): void => dispatch({ do: 'retry' }),
  };
}

function putOn(look: Look): void {
  const { design, edited } = designStore.get();
  designStore.dispatch({ do: 'replace', design: applyLook(design, look), edited });
}

async function findLooks(design: QrDesign, signal: AbortSignal): Promise<LookSubject> {
  if (design.customImage === undefined) return { design, image: null, pages: looksFor(null) };
  const { loadImage } = await uploads.load();
  const image = await loadImage(design.customImage);
  signal.throwIfAborted();
  const facts = await askAboutLook('facts', { design, image }, signal);
  return { design, image, pages: looksFor(facts) };
}

/** One request is worked on, and one waits, so that the worker is never idle. */
const AT_A_TIME = 2;

/**
 * First a glance at each, then verdicts, except those in `known`. A failed look gives way to its slot's next candidate.
 */
async function testLooks(
  subject: LookSubject,
  page: number,
  known: KnownLooks,
  signal: AbortSignal,
  tell: (id: string, facts: LookFacts) => void,
): Promise<void> {
  const found = new Map(known);
  const asked = new Set<string>();
  const work = async (): Promise<void> => {
    for (;;) {
      const [next] = openQuestions(subject.pages[page], found, asked);
      if (!next) return;
      const { id } = next.look;
      asked.add(id);
      const facts = await askAbout(next.question, subject, next.look, signal);
      asked.delete(id);
      found.set(id, { ...found.get(id), ...facts });
      tell(id, facts);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function askAbout(
  question: NextQuestion['question'],
  { design, image }: LookSubject,
  look: Look,
  signal: AbortSignal,
  isUrgent = false,
): Promise<LookFacts> {
  const request = { design: applyLook(design, look), image };
  if (question === 'look') return { answer: await askAboutLook('look', request, signal, isUrgent) };
  const { answer, picture } = await askAboutLook('glance', request, signal);
  return picture === null ? { answer } : { picture };
}
