import * as Tabs from '@radix-ui/react-tabs';
import { useId } from 'react';
import { COMMENT_SORTS, type CommentSort, type Language } from '#community';
import { barClass, sheetClass } from '#ui';
import { communityWords } from '#words/community';
import { DIRECTION } from '#words/language';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import styles from './comments-section.module.css';
import type { Discussion } from './use-comments.ts';

const words = communityWords.comments;

interface CommentsSectionProps {
  readonly discussion: Discussion;
  /** The language of the post, which its comments share. */
  readonly language: Language;
  readonly now: Date;
}

/** The form for a new comment, followed by all comments. The selected tab decides how the comments are sorted. */
export function CommentsSection({ discussion, language, now }: CommentsSectionProps) {
  const { count, comments, sort, chooseSort, post, arrive } = discussion;
  const id = useId();
  return (
    <section className={`${sheetClass} ${styles.section}`} aria-labelledby="comments">
      <h2 id="comments" className={styles.title}>
        {words.heading(count)}
      </h2>
      <CommentForm post={post} />
      {comments.length > 0 && (
        <Tabs.Root
          dir={DIRECTION}
          className={styles.all}
          value={sort}
          onValueChange={(value) => chooseSort(value as CommentSort)}
          aria-labelledby="all-comments"
        >
          <div className={`${barClass} ${styles.bar}`}>
            <h3 id="all-comments" className={styles.subtitle}>
              {words.all}
            </h3>
            <Tabs.List className={styles.tabs} aria-label={words.sort}>
              {COMMENT_SORTS.map((choice) => (
                <Tabs.Trigger
                  key={choice}
                  value={choice}
                  id={`${id}-${choice}`}
                  aria-controls={id}
                  className={styles.tab}
                >
                  {words.sorts[choice]}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
          </div>
          {/* All tabs share one panel, so that another order moves the comments instead of mounting them again. */}
          <div role="tabpanel" id={id} aria-labelledby={`${id}-${sort}`}>
            <ol className={styles.list}>
              {comments.map((comment) => (
                <CommentItem key={comment.id} comment={comment} language={language} now={now} arrive={arrive} />
              ))}
            </ol>
          </div>
        </Tabs.Root>
      )}
    </section>
  );
}
