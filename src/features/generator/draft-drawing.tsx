import { type CSSProperties, useState } from 'react';
import { detailOf } from '#design';
import type { MadeCode } from '#making';
import { DrawingView, pressClass, revealClass } from '#ui';
import type { ReadyDraft } from '#workbench';

interface DraftDrawingProps {
  readonly draft: ReadyDraft;
  /** The text alternative. */
  readonly label: string;
}

/** The draft on its sheet. A new code is revealed from its corners, a newly woven picture row by row. */
export function DraftDrawing({ draft, label }: DraftDrawingProps) {
  const { drawing, woven } = draft.made;
  const turn = useWeavesBefore(draft);
  const view = <DrawingView className={woven ? undefined : revealClass} drawing={drawing} label={label} />;
  return woven ? (
    <div key={turn} className={pressClass} style={rowsOf(draft.made)}>
      {view}
    </div>
  ) : (
    view
  );
}

/** The animation has as many steps as the picture has rows of modules, including the margin. */
function rowsOf({ drawing, code }: MadeCode): CSSProperties {
  return { '--rows': drawing.code ? drawing.code.grid.edges.length - 1 : code.size } as CSSProperties;
}

/** Counts woven pictures. A new image, detail or look makes a new one; a changed crop or strength does not. */
function useWeavesBefore({ image, made: { woven } }: ReadyDraft): number {
  const [last, setLast] = useState({ image, weave: woven?.weave, count: 0 });
  const isSame =
    !woven ||
    (image === last.image && woven.weave.look === last.weave?.look && detailOf(woven.weave) === detailOf(last.weave));
  if (isSame) return last.count;
  setLast({ image, weave: woven.weave, count: last.count + 1 });
  return last.count + 1;
}
