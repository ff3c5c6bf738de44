import { type Caption, isSameDesign, type QrDesign } from '#design';
import { designStore } from './design-store.ts';

/**
 * Changes the caption of the edited design as an undoable step. Does nothing if the edited design differs from
 * `finished` in more than caption and frame. `finished` is the design of a finished code. Never rejects.
 */
export async function captionInWork(finished: QrDesign, change: Caption): Promise<void> {
  await designStore.restore();
  if (isSameDesign(bare(designStore.get().design), bare(finished))) designStore.dispatch({ do: 'caption', change });
}

function bare({ caption: _, showAddress: __, frame: ___, ...design }: QrDesign): QrDesign {
  return design;
}
