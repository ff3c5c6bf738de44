import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without typing after which a text is used. */
const PAUSE = 400;

/**
 * Returns the state of a text field. Its text is used only once the visitor pauses or leaves the field, so that nothing
 * is computed again for every letter. Calls `settle` with each text to use.
 */
export function useSettledText(value: string, settle: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const settleNow = useEffectEvent(() => {
    if (typed !== null) set(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the pause.
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
    /** Uses a text at once. */
    set,
  };
}
