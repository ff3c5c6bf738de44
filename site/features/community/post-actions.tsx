import { Bookmark, Flag, MessageSquare, Share2 } from 'lucide-react';
import { Button } from '#ui';
import { communityWords } from '#words/community';
import styles from './post-actions.module.css';

const words = communityWords.post;

/** The buttons below a post. They do nothing: without a server, the community cannot share, save or report posts. */
export function PostActions({ commentCount }: { commentCount: number }) {
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small">
        <MessageSquare aria-hidden="true" />
        {communityWords.commentCount(commentCount)}
      </Button>
      <Button variant="quiet" size="small">
        <Share2 aria-hidden="true" />
        {words.share}
      </Button>
      <Button variant="quiet" size="small">
        <Bookmark aria-hidden="true" />
        {words.save}
      </Button>
      <Button variant="quiet" size="small">
        <Flag aria-hidden="true" />
        {words.report}
      </Button>
    </div>
  );
}
