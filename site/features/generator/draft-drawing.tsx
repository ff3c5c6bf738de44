import { type CSSProperties, useState } from 'react';
import { detailOf, type Weave } from '#design';
import type { Drawing } from '#drawing';
import type { MadeCode } from '#making';
import { DrawingView, pressClass, revealClass } from '#ui';
import { generatorWords } from '#words/generator';
import type { ReadyDraft } from '#workbench';
import styles from './draft.module.css';

interface DraftDrawingProps {
  readonly draft: ReadyDraft;
  readonly label: string;
}

/** A new code is revealed from its corners, a newly woven picture row by row. */
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

function rowsOf({ drawing, code }: MadeCode): CSSProperties {
  return { '--rows': drawing.code ? drawing.code.grid.edges.length - 1 : code.size } as CSSProperties;
}

interface WovenFrom {
  readonly image: ReadyDraft['image'];
  readonly weave: Weave | undefined;
}

function isSameWoven(now: WovenFrom, last: WovenFrom): boolean {
  if (!now.weave || !last.weave) return false;
  const isSameLook = now.weave.look === last.weave.look && detailOf(now.weave) === detailOf(last.weave);
  return now.image === last.image && isSameLook;
}

function useWeavesBefore({ image, made: { woven } }: ReadyDraft): number {
  const [last, setLast] = useState({ image, weave: woven?.weave, count: 0 });
  if (!woven || isSameWoven({ image, weave: woven.weave }, last)) return last.count;
  setLast({ image, weave: woven.weave, count: last.count + 1 });
  return last.count + 1;
}

interface EnlargePictureProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly className: string;
}

/** A tap shows the picture over the whole page, and another tap leads back. */
export function EnlargePicture({ drawing, label, className }: EnlargePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={generatorWords.enlarge} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <dialog ref={showOverPage} className={styles.dialog} aria-label={label} onClose={() => setIsOpen(false)}>
          <form method="dialog" className={styles.whole}>
            <button type="submit" className={styles.close} aria-label={generatorWords.closeEnlarged}>
              <DrawingView drawing={drawing} label="" className={styles.picture} />
            </button>
          </form>
        </dialog>
      )}
    </>
  );
}

function showOverPage(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
