import { countRecords, subscribeToCodes } from '#storage';
import { useAnswer } from './use-answer.ts';

/** The id of the heading *Your codes* on the home page. */
export const YOUR_CODES_ID = 'your-codes';

/** The number of stored codes; 0 until they have been counted. */
export function useCodeCount(): number {
  return useAnswer([], countRecords, { subscribe: subscribeToCodes }).latest ?? 0;
}
