import { useIsHydrated } from '#ui';

interface VisitDateProps {
  /** ISO 8601. */
  readonly date: string;
  /** Formats the date in the visitor's time zone. */
  readonly write: (date: Date) => string;
}

/**
 * A date that is counted back from the visit. The prerendered text is correct only on the day of the build, and
 * hydration does not correct it. So after hydration, a new `time` element replaces the prerendered one.
 */
export function VisitDate({ date, write }: VisitDateProps) {
  const isHydrated = useIsHydrated();
  return (
    <time key={String(isHydrated)} dateTime={isHydrated ? date : undefined} suppressHydrationWarning>
      {write(new Date(date))}
    </time>
  );
}
