import { useMemo, useRef } from 'react';
import { type Post, searchPosts, sortPosts } from '#community';
import { Button } from '#ui';
import { communityWords } from '#words/community';
import type { ListFilters } from './list-filters.ts';
import { NoPosts } from './no-posts.tsx';
import { PostCard } from './post-card.tsx';
import styles from './post-list.module.css';
import { useCardClicks } from './use-card-clicks.ts';
import { useListPlace } from './use-list-place.ts';

const words = communityWords.list;

/** As many cards as fill the window at first. Their pictures are prerendered, and drawn without waiting. */
const FIRST_CARDS = 3;

interface PostListProps {
  readonly posts: readonly Post[];
  readonly now: Date;
  readonly filters: ListFilters;
  readonly reset: () => void;
}

/** The number of posts that match the filters, and the posts. */
export function PostList({ posts, now, filters, reset }: PostListProps) {
  const found = useMemo(() => sortPosts(searchPosts(posts, filters), filters.sort), [posts, filters]);
  const list = useRef<HTMLOListElement>(null);
  const openCard = useCardClicks();
  useListPlace(list);
  return (
    <>
      <p className={styles.count} role="status">
        {words.available(found.length)}
      </p>
      {found.length === 0 ? (
        <NoPosts words={words.none} heading="h2">
          <Button onClick={reset}>{words.none.reset}</Button>
        </NoPosts>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for pointers; keyboards use each card's link.
        <ol ref={list} className={styles.list} onClick={openCard}>
          {found.map((post, index) => (
            <PostCard key={post.id} post={post} now={now} isFirst={index < FIRST_CARDS} />
          ))}
        </ol>
      )}
    </>
  );
}
