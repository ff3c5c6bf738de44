import { ArrowBigDown, ArrowBigUp, type LucideIcon } from 'lucide-react';
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
      <Arrow label={words.upvote} Icon={ArrowBigUp} isPressed={state.vote === 'up'} press={() => press('up')} />
      <p className={styles.score}>
        <VisuallyHidden>{communityWords.score} </VisuallyHidden>
        {scoreOf(state)}
      </p>
      <Arrow label={words.downvote} Icon={ArrowBigDown} isPressed={state.vote === 'down'} press={() => press('down')} />
    </fieldset>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isPressed: boolean;
  readonly press: () => void;
}

function Arrow({ label, Icon, isPressed, press }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={label} aria-pressed={isPressed} onClick={press}>
      <Icon aria-hidden="true" />
    </button>
  );
}
