import { useIsHydrated } from '#ui';
import { grammar } from '#words/grammar';
import { agoText } from './dates.ts';

interface TimeAgoProps {
  /** ISO 8601. */
  readonly date: string;
  /** The age is the time from `date` to this moment. */
  readonly now: Date;
}

/**
 * How long ago something happened, with the exact time on hover. The seeded posts have the same age in every visit, so
 * their ages can be prerendered. Their dates differ from visit to visit, so a date is added after hydration.
 */
export function TimeAgo({ date, now }: TimeAgoProps) {
  const isHydrated = useIsHydrated();
  return (
    <time
      dateTime={isHydrated ? date : undefined}
      onPointerEnter={({ currentTarget }) => {
        // Written on demand, because formatting a hundred dates takes longer than rendering their cards.
        currentTarget.title = grammar.moment(new Date(date));
      }}
    >
      {agoText(date, now)}
    </time>
  );
}
