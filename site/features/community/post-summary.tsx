import type { Post } from '#community';
import { postPath } from './addresses.ts';
import { excerptOf, langOf } from './card-text.ts';
import styles from './post-summary.module.css';
import { CARD_LINK } from './use-card-clicks.ts';

interface PostTitleProps {
  readonly post: Post;
  readonly heading: 'h2' | 'h3';
  readonly id?: string;
}

/** The title of a post on its card, as the card's main link: see `CARD_LINK`. */
export function PostTitle({ post, heading: Heading, id }: PostTitleProps) {
  return (
    <Heading id={id} className={styles.title} dir="auto" lang={langOf(post.language)}>
      <a href={postPath(post)} {...CARD_LINK}>
        {post.title}
      </a>
    </Heading>
  );
}

interface PostExcerptProps {
  readonly post: Post;
  /** A class that positions the excerpt on the card. */
  readonly className?: string;
}

/** The beginning of a post's content, in two lines. */
export function PostExcerpt({ post, className = '' }: PostExcerptProps) {
  return (
    <p className={`${styles.excerpt} ${className}`} dir="auto" lang={langOf(post.language)}>
      {excerptOf(post.content)}
    </p>
  );
}
