/** Returns a day like `2026-12-31`, of the same or `31.12.2026`; null for other texts and for days that do not exist. */
export function readDay(typed: string): string | null {
  const [, y1, m1, d1, d2, m2, y2] =
    /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\.\s?(\d\d?)\.\s?(\d{4}))$/.exec(typed.trim()) ?? [];
  const [year, month, day] = [y1 ?? y2, m1 ?? m2, d1 ?? d2].map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date` turns February 30 into March 2, and the years 0 to 99 into 1900 to 1999.
  const isReal = date.getUTCDate() === day && date.getUTCFullYear() === year;
  return isReal ? date.toISOString().slice(0, '2026-12-31'.length) : null;
}
