import { communityWords } from '#words/community';

const MINUTE = 60_000;

/** The units, and the age in minutes from which each is used. A month counts as thirty days. */
const UNITS = [
  { unit: 'month', minutes: 30 * 24 * 60 },
  { unit: 'day', minutes: 24 * 60 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const;

/** Returns the age of a date, rounded down, in the largest unit that is not longer than the age: '3 days ago'. */
export function agoText(date: string, now: Date): string {
  const age = Math.floor((now.getTime() - Date.parse(date)) / MINUTE);
  const largest = UNITS.find(({ minutes }) => age >= minutes);
  return largest ? communityWords.ago[largest.unit](Math.floor(age / largest.minutes)) : communityWords.ago.now;
}
