import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without typing after which typed text counts. */
const PAUSE = 400;

/**
 * A text that counts once the visitor pauses, leaves the field, or leaves the page, so that its dependents are not
 * computed for every letter. `settle` is called with each text that counts.
 */
export function useSettledText(value: string, settle: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const settleNow = useEffectEvent(() => {
    if (typed !== null) set(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins anew with each letter.
  useEffect(() => {
    const timer = setTimeout(settleNow, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  function set(text: string): void {
    setTyped(null);
    settle(text);
  }

  return {
    input: {
      value: typed ?? value,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
      onBlur: () => {
        if (typed !== null) set(typed);
      },
    },
    /** Writes a text that counts at once. */
    set,
  };
}
