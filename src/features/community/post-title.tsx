import type { Post } from '#community';
import { postPath } from './addresses.ts';
import { langOf } from './card-text.ts';
import styles from './post-title.module.css';
import { CARD_LINK } from './use-card-clicks.ts';

interface PostTitleProps {
  readonly post: Post;
  readonly heading: 'h2' | 'h3';
  readonly id?: string;
}

/** The title of a post on its card, as the link that the whole card stands for. */
export function PostTitle({ post, heading: Heading, id }: PostTitleProps) {
  return (
    <Heading id={id} className={styles.title} dir="auto" lang={langOf(post.language)}>
      <a href={postPath(post)} {...CARD_LINK}>
        {post.title}
      </a>
    </Heading>
  );
}
