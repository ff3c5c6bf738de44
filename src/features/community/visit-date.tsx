import { useIsHydrated } from '#ui';

interface VisitDateProps {
  /** ISO 8601. */
  readonly date: string;
  /** Formats the date in the visitor's time zone. */
  readonly write: (date: Date) => string;
}

/**
 * A date that is counted back from the visit. The prerendered text is correct only on the day of the build. After
 * hydration another element replaces it, because hydration keeps existing text.
 */
export function VisitDate({ date, write }: VisitDateProps) {
  const isHydrated = useIsHydrated();
  return (
    <time key={String(isHydrated)} dateTime={isHydrated ? date : undefined} suppressHydrationWarning>
      {write(new Date(date))}
    </time>
  );
}
