import { startTransition, useEffect, useState } from 'react';

type Answer<T> = { readonly question: string } & (
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'failure'; readonly error: unknown }
);

/**
 * What `ask` answers to a question, or undefined for as long as it takes. It asks again when the question changes, and an
 * answer to an earlier question is never shown. Throws what `ask` fails with. `ask` must stay the same function.
 */
export function useAnswer<T>(question: string, ask: (question: string) => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  useEffect(() => {
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
