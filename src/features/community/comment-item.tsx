import { Reply as ReplyIcon } from 'lucide-react';
import { Link } from 'react-router';
import { type Author, type Comment, CURRENT_USER, type Language, type Reply } from '#community';
import { Button, VisuallyHidden } from '#ui';
import { authorPath } from './addresses.ts';
import { Avatar } from './art-view.tsx';
import styles from './comment-item.module.css';
import { langOf } from './lang-of.ts';
import { TimeAgo } from './time-ago.tsx';

interface CommentItemProps {
  readonly comment: Comment;
  /** What the comment is written in, unless it is the visitor's own. */
  readonly language: Language;
  readonly now: Date;
}

/** A comment with its replies. */
export function CommentItem({ comment, language, now }: CommentItemProps) {
  return (
    <li className={styles.item}>
      <Entry entry={comment} language={language} now={now} canReply />
      {comment.replies.length > 0 && (
        <ol className={styles.replies} aria-label="Replies">
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
  readonly canReply?: boolean;
}

function Entry({ entry, language, now, canReply = false }: EntryProps) {
  const { author, content, createdAt, upvotes, downvotes } = entry;
  return (
    <article className={styles.entry}>
      <Avatar avatar={author.avatar} size="regular" />
      <p className={styles.meta}>
        <AuthorName author={author} /> <TimeAgo date={createdAt} now={now} />
      </p>
      <p className={styles.content} lang={author === CURRENT_USER ? undefined : langOf(language)}>
        {content}
      </p>
      <div className={styles.foot}>
        <span className={styles.votes} data-kind="up">
          <VisuallyHidden>Upvotes: </VisuallyHidden>
          {upvotes}
        </span>
        <span className={styles.votes} data-kind="down">
          <VisuallyHidden>Downvotes: </VisuallyHidden>
          {downvotes}
        </span>
        {canReply && (
          <Button variant="quiet" size="small">
            <ReplyIcon aria-hidden="true" />
            Reply
          </Button>
        )}
      </div>
    </article>
  );
}

/** Whoever visits has no profile that a link could lead to. */
function AuthorName({ author }: { author: Author }) {
  if (author.username === CURRENT_USER.username) return <span className={styles.author}>{author.name}</span>;
  return (
    <Link to={authorPath(author)} className={styles.author}>
      {author.name}
    </Link>
  );
}
