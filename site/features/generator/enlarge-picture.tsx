import { useState } from 'react';
import type { Drawing } from '#drawing';
import { generatorWords } from '#words/generator';
import { useSeam } from '#workbench';
import styles from './enlarge-picture.module.css';
import { lateDrawingView } from './late-drawing-view.ts';
import card from './preview-card.module.css';

interface EnlargePictureProps {
  readonly drawing: Drawing;
  /** The text alternative of the picture. */
  readonly label: string;
}

/** A button over a small picture. A tap on it shows the picture over the whole page, and another tap leads back. */
export function EnlargePicture({ drawing, label }: EnlargePictureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const view = useSeam(lateDrawingView).loaded;
  return (
    <>
      <button
        type="button"
        className={card.enlarge}
        aria-label={generatorWords.enlarge}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && view && (
        <dialog ref={showOverPage} className={styles.dialog} aria-label={label} onClose={() => setIsOpen(false)}>
          <form method="dialog" className={styles.whole}>
            <button type="submit" className={styles.close} aria-label={generatorWords.closeEnlarged}>
              <view.DrawingView drawing={drawing} label="" className={styles.picture} />
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
