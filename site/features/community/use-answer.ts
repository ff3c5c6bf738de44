import { startTransition, useEffect, useState } from 'react';

type Answer<T> = { readonly question: string } & (
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'failure'; readonly error: unknown }
);

let prepared: (Answer<unknown> & { readonly ask: unknown }) | null = null;

/**
 * Gets an answer before rendering, because prerendering and hydration cannot wait. The first `useAnswer` that asks the
 * same question then has the answer from the start.
 */
export async function prepareAnswer<T>(question: string, ask: (question: string) => Promise<T>): Promise<void> {
  prepared = { ask, question, kind: 'value', value: await ask(question) };
}

function preparedAnswer<T>(question: string, ask: (question: string) => Promise<T>): Answer<T> | null {
  return prepared?.ask === ask && prepared.question === question ? (prepared as Answer<T>) : null;
}

/**
 * Returns the answer to a question; undefined while it is awaited. Asks again when the question changes, and never
 * returns an answer to an earlier question. Throws if `ask` rejects. `ask` must stay the same function.
 */
export function useAnswer<T>(question: string, ask: (question: string) => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState(() => preparedAnswer(question, ask));
  useEffect(() => {
    if (preparedAnswer(question, ask)) {
      // The next visit asks again.
      prepared = null;
      return;
    }
    let isCurrent = true;
    const take = (next: Answer<T>) => {
      if (isCurrent) startTransition(() => setAnswer(next));
    };
    ask(question).then(
      (value) => take({ question, kind: 'value', value }),
      (error: unknown) => take({ question, kind: 'failure', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, ask]);
  if (answer?.question !== question) return undefined;
  if (answer.kind === 'failure') throw answer.error;
  return answer.value;
}
