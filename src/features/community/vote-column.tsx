import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { useState } from 'react';
import { type Post, scoreOf, type VoteState, vote } from '#community';
import { showToast, VisuallyHidden } from '#ui';
import styles from './vote-column.module.css';

const NOTICE = { kind: 'success', description: 'Your vote has been recorded', duration: 2000 } as const;

/** The two arrows and the score between them. The vote lasts as long as this component. */
export function VoteColumn({ post }: { post: Post }) {
  const [state, setState] = useState<VoteState>(() => ({
    vote: 'none',
    upvotes: post.upvotes,
    downvotes: post.downvotes,
  }));
  const press = (pressed: 'up' | 'down') => {
    setState((current) => vote(current, pressed));
    showToast({ ...NOTICE, message: pressed === 'up' ? 'Upvoted!' : 'Downvoted!' });
  };
  return (
    <fieldset className={styles.column}>
      <legend>
        <VisuallyHidden>Vote</VisuallyHidden>
      </legend>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Upvote"
        aria-pressed={state.vote === 'up'}
        onClick={() => press('up')}
      >
        <ArrowBigUp aria-hidden="true" />
      </button>
      <p className={styles.score}>
        <VisuallyHidden>Score: </VisuallyHidden>
        {scoreOf(state)}
      </p>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Downvote"
        aria-pressed={state.vote === 'down'}
        onClick={() => press('down')}
      >
        <ArrowBigDown aria-hidden="true" />
      </button>
    </fieldset>
  );
}
