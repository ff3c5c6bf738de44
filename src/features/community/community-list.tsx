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

/** The discussions: search, language filter, sort, and the remaining posts. */
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
 * Whether the posts can be shown without a flash of other content: at once if they were prerendered, else once they are
 * generated.
 */
function useIsShown(visit: ListVisit | Promise<ListVisit>): boolean {
  const [isShown, setIsShown] = useState(!useIsHydrated());
  useEffect(() => {
    let isCurrent = true;
    const show = () => startTransition(() => setIsShown(isCurrent));
    // A failure is shown too: reading the promise throws it.
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
 * While a prerendered page waits for its posts, the prerendered cards stay. Memoized, because an update from above
 * would make React give them up.
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
