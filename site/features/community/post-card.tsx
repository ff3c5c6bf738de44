import { memo } from 'react';
import { type Post, scoreOf } from '#community';
import { VisuallyHidden } from '#ui';
import { communityWords } from '#words/community';
import { authorPath } from './addresses.ts';
import { Avatar, PostPicture } from './art-view.tsx';
import styles from './post-card.module.css';
import { PostExcerpt, PostTitle } from './post-summary.tsx';
import { LanguageStamp, Tags, TypeStamp } from './stamp.tsx';
import { TimeAgo } from './time-ago.tsx';
import { CARD } from './use-card-clicks.ts';
import { useNear } from './use-near.ts';

interface PostCardProps {
  readonly post: Post;
  readonly now: Date;
  /** Whether this is one of the first cards, whose pictures are drawn without waiting. */
  readonly isFirst: boolean;
}

/** A post in the list. Its links are plain elements, and the list's `useCardClicks` opens them. */
export const PostCard = memo(function PostCard({ post, now, isFirst }: PostCardProps) {
  const [isNear, ref] = useNear<HTMLLIElement>(isFirst);
  return (
    <li ref={ref} id={post.id} className={styles.place} data-picture={Boolean(post.image)} {...CARD}>
      <article className={styles.card} aria-labelledby={`${post.id}-title`}>
        <p className={styles.score}>
          <VisuallyHidden>{communityWords.score} </VisuallyHidden>
          {scoreOf(post)}
        </p>
        <p className={styles.meta}>
          <TypeStamp type={post.type} /> <LanguageStamp language={post.language} />{' '}
          <TimeAgo date={post.createdAt} now={now} />
        </p>
        <PostTitle post={post} heading="h2" id={`${post.id}-title`} />
        {post.image && (
          <div className={styles.picture}>
            <PostPicture post={post} isDrawn={isNear || isFirst} />
          </div>
        )}
        <PostExcerpt post={post} className={styles.excerpt} />
        <div className={styles.tags}>
          <Tags tags={post.tags} language={post.language} />
        </div>
        <p className={styles.foot}>
          <a href={authorPath(post.author)} className={styles.author}>
            <Avatar avatar={post.author.avatar} size="small" />
            {post.author.name}
          </a>
          <span>{communityWords.commentCount(post.commentCount)}</span>
        </p>
      </article>
    </li>
  );
});
