import type { Ref } from 'react';
import { VisuallyHidden } from '#ui';
import { generatorWords } from '#words/generator';
import { type ReadyDraft, useLate } from '#workbench';
import styles from './draft-thumbnail.module.css';
import { lateDrawingView } from './late-drawing-view.ts';

interface DraftThumbnailProps {
  readonly draft: ReadyDraft | null;
  /** The corner in which the verdict marks the draft. */
  readonly markRef: Ref<HTMLElement>;
  readonly show: () => void;
}

/** On narrow screens: the draft beside the button, so that it stays in sight while the visitor styles it. */
export function DraftThumbnail({ draft, markRef, show }: DraftThumbnailProps) {
  const view = useLate(lateDrawingView, draft !== null).loaded;
  if (!draft || !view) return null;
  return (
    <button type="button" className={styles.thumbnail} onClick={show}>
      <view.DrawingView drawing={draft.made.drawing} label="" />
      <span ref={markRef} className={styles.mark} aria-hidden="true" />
      <VisuallyHidden>{generatorWords.showPreview}</VisuallyHidden>
    </button>
  );
}
