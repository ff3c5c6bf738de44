import { type Caption, isSameDesign, type QrDesign } from '#design';
import { designStore } from './design-store.ts';

/**
 * Changes the caption of the design in work as well, as a step that can be undone, if that is the design of a finished
 * code whose caption is changed. Never rejects.
 */
export async function captionInWork(finished: QrDesign, change: Caption): Promise<void> {
  await designStore.restore();
  if (isSameDesign(bare(designStore.get().design), bare(finished))) designStore.dispatch({ do: 'caption', change });
}

function bare({ caption: _, showAddress: __, frame: ___, ...design }: QrDesign): QrDesign {
  return design;
}
