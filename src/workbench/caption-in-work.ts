import { type Caption, isSameDesign, type QrDesign } from '#design';
import { designStore } from './design-store.ts';

/**
 * Changes the caption of the edited design as an undoable step, if that design equals `finished`, the design of a
 * finished code, in everything but caption and frame. Never rejects.
 */
export async function captionInWork(finished: QrDesign, change: Caption): Promise<void> {
  await designStore.restore();
  if (isSameDesign(bare(designStore.get().design), bare(finished))) designStore.dispatch({ do: 'caption', change });
}

function bare({ caption: _, showAddress: __, frame: ___, ...design }: QrDesign): QrDesign {
  return design;
}
