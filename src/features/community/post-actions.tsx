import { Bookmark, Flag, MessageSquare, Share2 } from 'lucide-react';
import { Button } from '#ui';
import { commentsText } from './comments-text.ts';
import styles from './post-actions.module.css';

/** The buttons below a post. There is nothing behind them: the community has no server to share, save or report to. */
export function PostActions({ commentCount }: { commentCount: number }) {
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small">
        <MessageSquare aria-hidden="true" />
        {commentsText(commentCount)}
      </Button>
      <Button variant="quiet" size="small">
        <Share2 aria-hidden="true" />
        Share
      </Button>
      <Button variant="quiet" size="small">
        <Bookmark aria-hidden="true" />
        Save
      </Button>
      <Button variant="quiet" size="small">
        <Flag aria-hidden="true" />
        Report
      </Button>
    </div>
  );
}
