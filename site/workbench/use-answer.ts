import { startTransition, useEffect, useState } from 'react';

export interface Answer<T> {
  /** The answer for the present key; undefined while it is awaited and if asking failed. */
  readonly value: T | undefined;
  /** The latest answer, perhaps for an earlier key; undefined until there is one. */
  readonly latest: T | undefined;
  /** Why asking failed for the present key; otherwise undefined. */
  readonly error: unknown;
}

interface AnswerOptions {
  /** Calls its listener whenever the answer may have changed. Returns a function that unsubscribes. */
  readonly subscribe?: (listener: () => void) => () => void;
  /** Whether answers are rendered in a transition, so that they do not hold up the way to another page. */
  readonly isLate?: boolean;
}

interface Given<T> extends Omit<Answer<T>, 'value'> {
  readonly key: readonly unknown[];
}

/**
 * Asks whenever a part of `key` changes, and returns the answer. An answer that comes after a newer question, or after
 * the component is gone, is dropped; `ask` sees it in its signal. Asks nothing if `ask` is null. A failure is logged.
 */
export function useAnswer<T>(
  key: readonly unknown[],
  ask: ((signal: AbortSignal) => Promise<T>) | null,
  { subscribe, isLate = false }: AnswerOptions = {},
): Answer<T> {
  const [given, setGiven] = useState<Given<T>>({ key: [], latest: undefined, error: undefined });
  const take = (answer: (before: Given<T>) => Given<T>): void => {
    if (isLate) startTransition(() => setGiven(answer));
    else setGiven(answer);
  };
  useEffect(
    () => {
      if (!ask) return;
      let question = new AbortController();
      const askAnew = (): void => {
        question.abort();
        question = new AbortController();
        const { signal } = question;
        ask(signal).then(
          (latest) => {
            if (!signal.aborted) take(() => ({ key, latest, error: undefined }));
          },
          (error: unknown) => {
            if (signal.aborted) return;
            console.error(error);
            take(({ latest }) => ({ key, latest, error }));
          },
        );
      };
      askAnew();
      const unsubscribe = subscribe?.(askAnew);
      return () => {
        question.abort();
        unsubscribe?.();
      };
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again.
    key,
  );
  const isPresent = given.key.length === key.length && key.every((part, index) => Object.is(part, given.key[index]));
  const isAnswered = isPresent && ask !== null;
  return {
    value: isAnswered && given.error === undefined ? given.latest : undefined,
    latest: given.latest,
    error: isAnswered ? given.error : undefined,
  };
}
