import type { Ref } from 'react';
import { DrawingView, VisuallyHidden } from '#ui';
import type { ReadyDraft } from '#workbench';
import styles from './draft-thumbnail.module.css';

interface DraftThumbnailProps {
  readonly draft: ReadyDraft | null;
  /** The corner in which the verdict marks the draft. */
  readonly markRef: Ref<HTMLElement>;
  readonly show: () => void;
}

/** On narrow screens: the draft beside the button, so that it stays in sight while the visitor styles it. */
export function DraftThumbnail({ draft, markRef, show }: DraftThumbnailProps) {
  if (!draft) return null;
  return (
    <button type="button" className={styles.thumbnail} onClick={show}>
      <DrawingView drawing={draft.made.drawing} label="" />
      <span ref={markRef} className={styles.mark} aria-hidden="true" />
      <VisuallyHidden>Show the preview</VisuallyHidden>
    </button>
  );
}
