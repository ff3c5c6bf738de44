import { Link } from 'react-router';
import type { Post } from '#community';
import { Sentence } from '#ui';
import { communityWords } from '#words/community';
import { grammar } from '#words/grammar';
import { authorPath } from './addresses.ts';
import { Avatar } from './art-view.tsx';
import styles from './post-byline.module.css';
import { LanguageStamp, TypeStamp } from './stamp.tsx';
import { TimeAgo } from './time-ago.tsx';
import { VisitDate } from './visit-date.tsx';

/** The author, date, language and type of a post. */
export function PostByline({ post, now }: { post: Post; now: Date }) {
  const { author, createdAt } = post;
  return (
    <p className={styles.byline}>
      <Link to={authorPath(author)} className={styles.author}>
        <Avatar avatar={author.avatar} size="regular" />
        {author.name}
      </Link>{' '}
      <span>
        <Sentence
          text={communityWords.post.posted}
          parts={{
            date: <VisitDate date={createdAt} write={grammar.day} />,
            age: <TimeAgo date={createdAt} now={now} />,
          }}
        />
      </span>{' '}
      <span className={styles.stamps}>
        <LanguageStamp language={post.language} /> <TypeStamp type={post.type} />
      </span>
    </p>
  );
}
