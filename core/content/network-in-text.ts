import { readWifiFields } from './wifi-fields.ts';

/** A Wi-Fi network, as people type it into a phone. */
export interface Network {
  readonly name: string;
  /** Empty for an open network. It is a secret: print it only if the visitor asks for it. */
  readonly password: string;
}

/** Returns the network in a `WIFI:` text. Returns null for other texts, and for a network without a name. */
export function networkInText(text: string): Network | null {
  const fields = readWifiFields(text);
  const fieldValue = (name: string): string => fields?.find((field) => field.name === name)?.value ?? '';
  if (fieldValue('S') === '') return null;
  const isOpen = fieldValue('T').toLowerCase() === 'nopass';
  return { name: fieldValue('S'), password: isOpen ? '' : fieldValue('P') };
}
