import { Reply as ReplyIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Comment, Language, Reply } from '#community';
import { Button, VisuallyHidden } from '#ui';
import { communityWords } from '#words/community';
import styles from './comments.module.css';
import { Avatar, authorPath, langOf, TimeAgo } from './post-parts.tsx';
import { VISITOR } from './visits.ts';

interface CommentItemProps {
  readonly comment: Comment;
  /** The language of the comment. For the visitor's own comment it is ignored. */
  readonly language: Language;
  readonly now: Date;
  readonly arrive: (comment: HTMLElement | null) => void;
}

export function CommentItem({ comment, language, now, arrive }: CommentItemProps) {
  return (
    <li className={styles.item}>
      <Entry entry={comment} language={language} now={now} arrive={arrive} canReply />
      {comment.replies.length > 0 && (
        <ol className={styles.replies} data-stack="l" aria-label={communityWords.comments.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <Entry entry={reply} language={language} now={now} />
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

interface EntryProps {
  readonly entry: Reply;
  readonly language: Language;
  readonly now: Date;
  readonly arrive?: (entry: HTMLElement | null) => void;
  readonly canReply?: boolean;
}

function Entry({ entry, language, now, arrive, canReply = false }: EntryProps) {
  const { id, author, content, createdAt, upvotes, downvotes } = entry;
  return (
    <article ref={arrive} id={id} className={styles.entry} tabIndex={arrive && -1}>
      <Avatar avatar={author.avatar} size="regular" />
      <p className={styles.meta} data-row="center" data-text="soft small">
        <Link to={authorPath(author)} className={styles.author}>
          {author.name}
        </Link>{' '}
        <TimeAgo date={createdAt} now={now} />
      </p>
      <p className={styles.content} dir="auto" lang={author === VISITOR ? undefined : langOf(language)}>
        {content}
      </p>
      <div className={styles.foot} data-line="s" data-text="soft small">
        <span className={styles.votes} data-kind="up">
          <VisuallyHidden>{communityWords.upvotes} </VisuallyHidden>
          <span>{upvotes}</span>
        </span>
        <span className={styles.votes} data-kind="down">
          <VisuallyHidden>{communityWords.downvotes} </VisuallyHidden>
          <span>{downvotes}</span>
        </span>
        {canReply && (
          <Button variant="quiet" size="small">
            <ReplyIcon aria-hidden="true" />
            {communityWords.comments.reply}
          </Button>
        )}
      </div>
    </article>
  );
}
