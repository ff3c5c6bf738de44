import {
  memo,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { type Post, searchPosts, sortPosts } from '#community';
import { Button, useIsHydrated } from '#ui';
import { communityWords } from '#words/community';
import styles from './community-list.module.css';
import { FilterBar } from './filter-bar.tsx';
import { isAtEntry, type ListFilters, useListFilters } from './list-filters.ts';
import { Loading, NoPosts } from './placeholders.tsx';
import { PostCard, useCardClicks } from './post-cards.tsx';
import { type ListVisit, startListVisit } from './visits.ts';

export function CommunityList() {
  const { reset, ...bar } = useListFilters();
  const shown = useDeferredValue(bar.filters);
  const [visit] = useState(startListVisit);
  const isShown = useIsShown(visit);
  const search = useRef<HTMLInputElement>(null);
  const resetAndSearch = useCallback(() => {
    reset();
    search.current?.focus();
  }, [reset]);
  return (
    <>
      <FilterBar {...bar} searchRef={search} />
      {isShown ? (
        <Posts visit={visit} filters={shown} reset={resetAndSearch} />
      ) : (
        <Loading>{communityWords.list.loading}</Loading>
      )}
    </>
  );
}

/** Prerendered posts can be shown immediately, other posts as soon as they are generated. */
function useIsShown(visit: ListVisit | Promise<ListVisit>): boolean {
  const [isShown, setIsShown] = useState(!useIsHydrated());
  useEffect(() => {
    let isCurrent = true;
    const show = () => startTransition(() => setIsShown(isCurrent));
    // After a failure, the posts are rendered too: their component reads the rejected promise, which throws the error.
    Promise.resolve(visit).then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [visit]);
  return isShown;
}

interface PostsProps {
  readonly visit: ListVisit | Promise<ListVisit>;
  readonly filters: ListFilters;
  readonly reset: () => void;
}

/** While a prerendered page waits, its cards stay. Memoized, because a parent's update would make React drop them. */
const Posts = memo(function Posts({ visit, filters, reset }: PostsProps) {
  return (
    <Suspense fallback={<Loading>{communityWords.list.loading}</Loading>}>
      <GeneratedPosts visit={visit} filters={filters} reset={reset} />
    </Suspense>
  );
});

function GeneratedPosts({ visit, filters, reset }: PostsProps) {
  const { posts, now } = visit instanceof Promise ? use(visit) : visit;
  return <PostList posts={posts} now={now} filters={filters} reset={reset} />;
}

const words = communityWords.list;

/** As many cards as fill the window at first. Their pictures are prerendered, and drawn without waiting. */
const FIRST_CARDS = 3;

interface PostListProps {
  readonly posts: readonly Post[];
  readonly now: Date;
  readonly filters: ListFilters;
  readonly reset: () => void;
}

function PostList({ posts, now, filters, reset }: PostListProps) {
  const found = useMemo(() => sortPosts(searchPosts(posts, filters), filters.sort), [posts, filters]);
  const list = useRef<HTMLOListElement>(null);
  const openCard = useCardClicks();
  useListPlace(list);
  return (
    <>
      <p className={styles.count} data-text="soft small figures" role="status">
        {words.available({ count: found.length })}
      </p>
      {found.length === 0 ? (
        <NoPosts words={words.none} heading="h2">
          <Button onClick={reset}>{words.none.reset}</Button>
        </NoPosts>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a convenience for pointers; keyboards use each card's link.
        <ol ref={list} className={styles.list} data-stack="l column" onClick={openCard}>
          {found.map((post, index) => (
            <PostCard key={post.id} post={post} now={now} isFirst={index < FIRST_CARDS} />
          ))}
        </ol>
      )}
    </>
  );
}

const places = new Map<string, ListPlace>();

/** Restores the visitor's place in the list. The browser cannot, because it tries before the list is rendered. */
function useListPlace(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  useLayoutEffect(() => {
    const place = navigationType === 'POP' ? places.get(key) : undefined;
    if (!place) return;
    // Cards near the window get their real heights one after another, which moves the cards below.
    return overFrames(() => scrollToPlace(list.current, place));
  }, [key, navigationType, list]);
  useLayoutEffect(() => {
    // The place is recorded during scrolling. When the visitor leaves the page, it is too late: the cards have already
    // moved.
    const notePlace = () => {
      const place = isAtEntry(key) && currentPlace(list.current);
      if (place) places.set(key, place);
    };
    window.addEventListener('scroll', notePlace, { passive: true });
    return () => window.removeEventListener('scroll', notePlace);
  }, [key, list]);
}

/** A card, and its distance in pixels below the window's upper edge. */
interface ListPlace {
  readonly card: string;
  readonly top: number;
}

/** Returns the place of the first card that is not completely above the window; null if the list has no such card. */
function currentPlace(list: HTMLElement | null): ListPlace | null {
  const cards = list?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  for (const card of cards) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { card: card.id, top };
  }
  return null;
}

function scrollToPlace(list: HTMLElement | null, { card, top }: ListPlace): void {
  const element = list?.querySelector(`#${CSS.escape(card)}`);
  if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}

function overFrames(run: () => void): () => void {
  let frame = 0;
  const runWith = (framesLeft: number) => {
    run();
    if (framesLeft > 0) frame = requestAnimationFrame(() => runWith(framesLeft - 1));
  };
  runWith(4);
  return () => cancelAnimationFrame(frame);
}
