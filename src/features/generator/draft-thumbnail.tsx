import { DrawingView, VisuallyHidden } from '#ui';
import styles from './draft-thumbnail.module.css';
import type { Draft } from './maker.ts';

/** On narrow screens: the draft beside the button, so that it stays in sight while the visitor styles it. */
export function DraftThumbnail({ draft, show }: { draft: Draft; show: () => void }) {
  if (draft.state !== 'ready') return null;
  return (
    <button type="button" className={styles.thumbnail} onClick={show}>
      <DrawingView drawing={draft.made.drawing} label="" />
      <VisuallyHidden>Show the preview</VisuallyHidden>
    </button>
  );
}
