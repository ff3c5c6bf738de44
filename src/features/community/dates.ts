const MINUTE = 60_000;

/** Each unit from the age, in minutes, at which it is used. Months have thirty days here. */
const UNITS = [
  { unit: 'month', minutes: 30 * 24 * 60 },
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

const relative = new Intl.RelativeTimeFormat('en');
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const month = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long' });
const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

/** How long before `now` something happened, in its largest unit, rounded down: '3 days ago'. */
export function agoText(date: string, now: Date): string {
  const age = Math.floor((now.getTime() - Date.parse(date)) / MINUTE);
  const unit = UNITS.find(({ minutes }) => age >= minutes);
  return unit ? relative.format(-Math.floor(age / unit.minutes), unit.unit) : 'just now';
}

/** The day, in the visitor's time zone: 'March 4, 2026'. */
export function dayText(date: string): string {
  return day.format(new Date(date));
}

/** The month, in the visitor's time zone: 'March 2026'. */
export function monthText(date: string): string {
  return month.format(new Date(date));
}

/** The day and the time, in the visitor's time zone: 'March 4, 2026 at 5:06 PM'. */
export function momentText(date: string): string {
  return moment.format(new Date(date));
}
