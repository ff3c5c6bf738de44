import { trunkCautions } from '../phone.ts';

/** Whether a number is encoded as it is typed, because it has no digits that are dialed only within its country. */
export function isWithoutTrunk(number: string): boolean {
  return trunkCautions('content', number).length === 0;
}
