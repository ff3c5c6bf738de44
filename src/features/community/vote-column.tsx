import { ArrowBigDown, ArrowBigUp } from 'lucide-react';
import { useState } from 'react';
import { type Post, scoreOf, type VoteState, vote } from '#community';
import { showToast, VisuallyHidden } from '#ui';
import { communityWords } from '#words/community';
import styles from './vote-column.module.css';

const words = communityWords.post;

/** The two arrows and the score between them. The vote lasts as long as this component. */
export function VoteColumn({ post }: { post: Post }) {
  const [state, setState] = useState<VoteState>(() => ({
    vote: 'none',
    upvotes: post.upvotes,
    downvotes: post.downvotes,
  }));
  const press = (pressed: 'up' | 'down') => {
    setState((current) => vote(current, pressed));
    const message = pressed === 'up' ? words.upvoted : words.downvoted;
    showToast({ kind: 'success', message, description: words.recorded, duration: 2000 });
  };
  return (
    <fieldset className={styles.column}>
      <legend>
        <VisuallyHidden>{words.vote}</VisuallyHidden>
      </legend>
      <button
        type="button"
        className={styles.arrow}
        aria-label={words.upvote}
        aria-pressed={state.vote === 'up'}
        onClick={() => press('up')}
      >
        <ArrowBigUp aria-hidden="true" />
      </button>
      <p className={styles.score}>
        <VisuallyHidden>{communityWords.score} </VisuallyHidden>
        {scoreOf(state)}
      </p>
      <button
        type="button"
        className={styles.arrow}
        aria-label={words.downvote}
        aria-pressed={state.vote === 'down'}
        onClick={() => press('down')}
      >
        <ArrowBigDown aria-hidden="true" />
      </button>
    </fieldset>
  );
}
