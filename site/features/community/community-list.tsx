import {
  memo,
  Suspense,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '#ui';
import { communityWords } from '#words/community';
import { FilterBar } from './filter-bar.tsx';
import type { ListFilters } from './list-filters.ts';
import { type ListVisit, startListVisit } from './list-visit.ts';
import { Loading } from './loading.tsx';
import { PostList } from './post-list.tsx';
import { useListFilters } from './use-list-filters.ts';

/** The list of discussions: search, language filter, sort, and the posts that match. */
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

/**
 * Whether the posts can be shown without a flash of other content. Prerendered posts can be shown immediately, other
 * posts as soon as they are generated.
 */
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

/**
 * The posts. While a prerendered page waits for them, the prerendered cards stay. Memoized, because an update of a
 * parent would make React discard those cards.
 */
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
