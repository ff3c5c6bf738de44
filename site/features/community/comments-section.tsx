import { useId } from 'react';
import { COMMENT_SORTS, type Language } from '#community';
import { barClass, sheetClass, TabList, tabId } from '#ui';
import { communityWords } from '#words/community';
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
        <div className={styles.all}>
          <div className={`${barClass} ${styles.bar}`}>
            <h3 id="all-comments" className={styles.subtitle}>
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
            <ol className={styles.list}>
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
