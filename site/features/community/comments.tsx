import { useCallback, useId, useRef, useState } from 'react';
import { addComment, COMMENT_SORTS, type Comment, type CommentSort, type Language, sortComments } from '#community';
import { Button, barClass, Note, sheetClass, showToast, TabList, tabId } from '#ui';
import { communityWords } from '#words/community';
import { CommentItem } from './comment-item.tsx';
import styles from './comments.module.css';
import { type PostVisit, VISITOR } from './visits.ts';

const words = communityWords.comments;

interface CommentsSectionProps {
  readonly discussion: Discussion;
  readonly language: Language;
  readonly now: Date;
}

export function CommentsSection({ discussion, language, now }: CommentsSectionProps) {
  const { count, comments, sort, chooseSort, post, arrive } = discussion;
  const id = useId();
  return (
    <section className={`${sheetClass} ${styles.section}`} aria-labelledby="comments">
      <h2 id="comments" className={styles.title} data-text="title figures">
        {words.heading({ count })}
      </h2>
      <CommentForm post={post} />
      {comments.length > 0 && (
        <div className={styles.all}>
          <div className={`${barClass} ${styles.bar}`}>
            <h3 id="all-comments" data-text="large">
              {words.all}
            </h3>
            <TabList
              panel={id}
              label={words.sort}
              options={COMMENT_SORTS.map((value) => ({ value, name: words.sorts[value] }))}
              value={sort}
              choose={chooseSort}
              className={styles.tabs}
              tabClass={styles.tab}
            />
          </div>
          {/* All tabs share one panel, so that another order moves the comments instead of mounting them again. */}
          <div role="tabpanel" id={id} aria-labelledby={tabId(id, sort)}>
            <ol data-stack="column">
              {comments.map((comment) => (
                <CommentItem key={comment.id} comment={comment} language={language} now={now} arrive={arrive} />
              ))}
            </ol>
          </div>
        </div>
      )}
    </section>
  );
}

/** The form for a comment. `post` returns whether it accepted the comment; if so, the text area is emptied. */
function CommentForm({ post }: { post: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const submit = () => {
    if (post(text)) setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        className={styles.text}
        dir="auto"
        aria-label={words.add}
        placeholder={words.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (isPostKey(event.nativeEvent)) submit();
        }}
      />
      <Button type="submit" variant="primary" disabled={text.trim() === ''}>
        {words.post}
      </Button>
      <Note>{words.staysHere}</Note>
    </form>
  );
}

export interface Discussion {
  /** Number of the post's comments, with the visitor's own. */
  readonly count: number;
  readonly comments: readonly Comment[];
  readonly sort: CommentSort;
  readonly chooseSort: (sort: CommentSort) => void;
  /** Puts the visitor's comment on top of the list. Returns false, and does nothing, if the text is blank. */
  readonly post: (text: string) => boolean;
  /** The ref of each comment. Focuses a comment that was just posted, unless the visitor keeps writing. */
  readonly arrive: (comment: HTMLElement | null) => void;
}

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

/** Enter with Ctrl or Command. While an input method composes a word, Enter only ends that word. */
function isPostKey({
  key,
  ctrlKey,
  metaKey,
  isComposing,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'isComposing'>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !isComposing;
}
