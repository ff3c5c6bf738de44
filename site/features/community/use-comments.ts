import { useCallback, useRef, useState } from 'react';
import { addComment, type Comment, type CommentSort, sortComments } from '#community';
import { showToast } from '#ui';
import { communityWords } from '#words/community';
import type { PostVisit } from './use-post-visit.ts';
import { VISITOR } from './visitor.ts';

/** The comments of a post as the visitor sees them, and the actions on them. */
export interface Discussion {
  /** Number of the post's comments, with the visitor's own. */
  readonly count: number;
  /** In the chosen order. */
  readonly comments: readonly Comment[];
  readonly sort: CommentSort;
  readonly chooseSort: (sort: CommentSort) => void;
  /** Puts the visitor's comment on top of the list. Returns false, and does nothing, if the text is blank. */
  readonly post: (text: string) => boolean;
  /** The ref of each comment. Focuses a comment that was just posted, unless the visitor keeps writing. */
  readonly arrive: (comment: HTMLElement | null) => void;
}

/** Returns the comments of a visit, to which the visitor can add. */
export function useComments({ post, comments }: PostVisit): Discussion {
  const [all, setAll] = useState(comments);
  const [sort, setSort] = useState<CommentSort>('new');
  const posted = useRef<string | null>(null);
  const arrive = useCallback((comment: HTMLElement | null) => {
    if (!comment || comment.id !== posted.current) return;
    posted.current = null;
    // The pressed button is disabled now, so the focus moves to the comment. A visitor who posted from within the text
    // area stays there.
    if (document.activeElement?.tagName !== 'TEXTAREA') comment.focus();
  }, []);
  return {
    count: post.commentCount + all.length - comments.length,
    comments: sortComments(all, sort),
    sort,
    chooseSort: setSort,
    post: (text) => {
      const added = addComment(all, text, VISITOR, new Date(), post.id);
      if (!added) return false;
      posted.current = added[0].id;
      setAll(added);
      // In this order the new comment is on top, where its author expects it.
      setSort('new');
      showToast({ kind: 'success', ...communityWords.comments.added, duration: 2000 });
      return true;
    },
    arrive,
  };
}
