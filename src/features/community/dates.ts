const MINUTE = 60_000;

/** Each unit from the age, in minutes, at which it is used. Months have thirty days here. */
const UNITS = [
  { unit: 'month', minutes: 30 * 24 * 60 },
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/**
 * How long before `now` something happened, in its largest unit, rounded down: '3 days ago'. In words of its own, because
 * to prepare the platform's would take longer than the whole list.
 */
export function agoText(date: string, now: Date): string {
  const age = Math.floor((now.getTime() - Date.parse(date)) / MINUTE);
  const largest = UNITS.find(({ minutes }) => age >= minutes);
  if (!largest) return 'just now';
  const count = Math.floor(age / largest.minutes);
  return `${count} ${largest.unit}${count === 1 ? '' : 's'} ago`;
}

/** The day, in the visitor's time zone: 'March 4, 2026'. */
export function dayText(date: string): string {
  return new Date(date).toLocaleDateString('en', { dateStyle: 'long' });
}

/** The month, in the visitor's time zone: 'March 2026'. */
export function monthText(date: string): string {
  return new Date(date).toLocaleDateString('en', { year: 'numeric', month: 'long' });
}

/** The day and the time, in the visitor's time zone: 'March 4, 2026 at 5:06 PM'. */
export function momentText(date: string): string {
  return new Date(date).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
}
