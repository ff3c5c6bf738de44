import { useIsHydrated } from '#ui';

interface VisitDateProps {
  /** ISO 8601. */
  readonly date: string;
  /** Writes it in the visitor's time zone. */
  readonly write: (date: Date) => string;
}

/**
 * A date that counts back from the visit. What was prerendered was true on that day, and is written anew once the page
 * is hydrated: by another element, since hydration keeps what it finds.
 */
export function VisitDate({ date, write }: VisitDateProps) {
  const isHydrated = useIsHydrated();
  return (
    <time key={String(isHydrated)} dateTime={isHydrated ? date : undefined} suppressHydrationWarning>
      {write(new Date(date))}
    </time>
  );
}
