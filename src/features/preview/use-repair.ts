import { useState } from 'react';
import type { Repair } from '#scanning';
import { type GeneratedCode, saveGenerated } from '#storage';
import { tellFailure } from '#ui';
import { designStore, generateAndKeep } from '#workbench';

/** What can be done about the shown code without leaving its page. */
export interface RepairInPlace {
  /** The repaired code is being made; the one before stays in sight. */
  readonly isBusy: boolean;
  /** Makes the repaired design the one in work, generates its code, and shows that. */
  readonly apply: (repair: Repair) => void;
  /** Shows the code from before the repair, and takes its design back; absent where the shown code is no repaired one. */
  readonly undo?: () => void;
}

interface Made {
  readonly before: GeneratedCode;
  readonly picture: string;
  readonly repair: Repair;
}

/** Repairs the shown code in its place. */
export function useRepair(code: GeneratedCode | null): RepairInPlace {
  const [isBusy, setIsBusy] = useState(false);
  const [made, setMade] = useState<Made | null>(null);

  async function apply(repair: Repair): Promise<void> {
    if (!code || isBusy) return;
    setIsBusy(true);
    try {
      const { picture } = await generateAndKeep(repair.design);
      // After a reload, the design in work is still to come; Undo leads back to it.
      await designStore.restore();
      designStore.dispatch({ do: 'repair', design: repair.design });
      setMade({ before: code, picture, repair });
    } catch (error) {
      tellFailure('Failed to generate QR code. Please try again.', error);
    } finally {
      setIsBusy(false);
    }
  }

  function undo({ before, repair }: Made): void {
    saveGenerated(before);
    if (designStore.get().design === repair.design) designStore.undo();
    setMade(null);
  }

  return { isBusy, apply, undo: made && code?.picture === made.picture ? () => undo(made) : undefined };
}
