import { manyMakeWords } from '#words/many-make';

/** Returns the remaining time of a run in words; null while unknown. `rate` is in rows per second. */
export function timeLeft(rows: number, rate: number): string | null {
  if (rate <= 0) return null;
  const seconds = Math.ceil(rows / rate);
  return seconds < 90
    ? manyMakeWords.secondsLeft(Math.max(1, seconds))
    : manyMakeWords.minutesLeft(Math.round(seconds / 60));
}
