import { startTransition, useEffect, useState } from 'react';

type Answer<T> = { readonly question: string } & (
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'failure'; readonly error: unknown }
);

let prepared: (Answer<unknown> & { readonly ask: unknown }) | null = null;

/**
 * Asks before rendering, for where that cannot wait: in prerendering, and in hydrating what was prerendered.
 * `useAnswer` has the answer from the start then, in the first component that asks the same.
 */
export async function prepareAnswer<T>(question: string, ask: (question: string) => Promise<T>): Promise<void> {
  prepared = { ask, question, kind: 'value', value: await ask(question) };
}

function preparedAnswer<T>(question: string, ask: (question: string) => Promise<T>): Answer<T> | null {
  return prepared?.ask === ask && prepared.question === question ? (prepared as Answer<T>) : null;
}

/**
 * What `ask` answers to a question, or undefined for as long as it takes. It asks again when the question changes, and
 * an answer to an earlier question is never shown. Throws what `ask` fails with. `ask` must stay the same function.
 */
export function useAnswer<T>(question: string, ask: (question: string) => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState(() => preparedAnswer(question, ask));
  useEffect(() => {
    if (preparedAnswer(question, ask)) {
      // The next visit asks anew.
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
