import { type Option, stringOf, type Values } from './arguments.ts';
import { usageError } from './errors.ts';

export const ZONE: Option = {
  name: 'zone',
  values: ['NAME'],
  help: "of times; default: this machine's",
};

/** Returns the time zone of times that have none. */
export function zoneOf(values: Values): string {
  const given = stringOf(values, 'zone');
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw usageError(`--zone must be a time zone such as Europe/Berlin, not ${given}.`);
  }
}
