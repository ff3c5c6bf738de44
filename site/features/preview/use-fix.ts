import { useState } from 'react';
import type { Fix } from '#scanning';
import { type GeneratedCode, saveGenerated } from '#storage';
import { tellFailure } from '#ui';
import { previewWords } from '#words/preview';
import { designStore, makeAndKeep } from '#workbench';

export interface FixInPlace {
  /** Whether the fixed code is being made. The earlier code stays visible until the fixed one is ready. */
  readonly isBusy: boolean;
  /** Replaces the current design by the fixed one, generates its code and shows it. */
  readonly apply: (fix: Fix) => void;
  /** Also restores the earlier design. Undefined if the shown code does not come from a fix on this page. */
  readonly undo?: () => void;
}

interface Made {
  readonly before: GeneratedCode;
  readonly picture: string;
  readonly fix: Fix;
}

export function useFix(code: GeneratedCode): FixInPlace {
  const [isBusy, setIsBusy] = useState(false);
  const [made, setMade] = useState<Made | null>(null);

  async function apply(fix: Fix): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { picture } = await makeAndKeep(fix.design);
      // After a reload, the design in the generator is restored first, so that Undo leads back to it.
      await designStore.restore();
      designStore.dispatch({ do: 'fix', design: fix.design });
      setMade({ before: code, picture, fix });
    } catch (error) {
      tellFailure(previewWords.generationFailed, error);
    } finally {
      setIsBusy(false);
    }
  }

  function undo({ before, fix }: Made): void {
    saveGenerated(before);
    if (designStore.get().design === fix.design) designStore.undo();
    setMade(null);
  }

  return { isBusy, apply, undo: made && code.picture === made.picture ? () => undo(made) : undefined };
}
