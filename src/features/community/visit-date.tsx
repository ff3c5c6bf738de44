import { useIsHydrated } from '#ui';

interface VisitDateProps {
  /** ISO 8601. */
  readonly date: string;
  /** Writes it in the visitor's time zone. */
  readonly write: (date: Date) => string;
}

/**
 * A date that counts back from the visit. The prerendered one was correct on the day of the build, and is replaced
 * after hydration by another element, because hydration keeps existing text.
 */
export function VisitDate({ date, write }: VisitDateProps) {
  const isHydrated = useIsHydrated();
  return (
    <time key={String(isHydrated)} dateTime={isHydrated ? date : undefined} suppressHydrationWarning>
      {write(new Date(date))}
    </time>
  );
}
