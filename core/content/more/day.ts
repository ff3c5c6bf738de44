import type { Answer } from './answer.ts';
import { readMoment } from './moment.ts';

/** Returns the day of a text without a time, like `2026-12-31`; null for others, and where it may be two days. */
export function readDay(typed: string): string | null {
  const moment = readMoment(typed);
  return moment && 'day' in moment && moment.time === null ? moment.day : null;
}

/** Returns the day of a field as `readDay` does; an empty string if it is empty or refused. */
export function dayOf(answer: Answer, field: string, typed: string): string {
  if (typed.trim() === '') return '';
  const day = readDay(typed);
  if (day !== null) return answer.understand(field, typed, day);
  const moment = readMoment(typed);
  if (moment && 'first' in moment) return answer.refuse(field, { kind: 'two-days', ...moment });
  return answer.refuse(field, { kind: 'not-a-day' });
}
