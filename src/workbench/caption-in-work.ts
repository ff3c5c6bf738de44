import { type Caption, isSameDesign, type QrDesign } from '#design';
import { designStore } from './design-store.ts';

/** If the edited design is that of the finished code, changes its caption too, as an undoable step. Never rejects. */
export async function captionInWork(finished: QrDesign, change: Caption): Promise<void> {
  await designStore.restore();
  if (isSameDesign(bare(designStore.get().design), bare(finished))) designStore.dispatch({ do: 'caption', change });
}

function bare({ caption: _, showAddress: __, frame: ___, ...design }: QrDesign): QrDesign {
  return design;
}
