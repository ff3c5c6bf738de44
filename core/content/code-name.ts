import type { ContentType } from '#design';
import { ALL_RULES } from './rules.ts';
import { dropSecrets, hideSecrets, secretsIn } from './secrets.ts';
import { readWifiFields } from './wifi.ts';

export type TextName =
  | { readonly is: 'name'; readonly name: string }
  /** The text has this kind of content, but contains no name. An example is a contact without a name. */
  | { readonly is: 'kind'; readonly kind: ContentType }
  /** The text is a one-time password, which is secret as a whole. */
  | { readonly is: 'one-time-password' };

/** A description of a code that contains no secret. */
export type TextLabel =
  /** The text of the code, with its secrets hidden. */
  | { readonly is: 'text'; readonly text: string }
  /** The name of a Wi-Fi network. It may be empty. */
  | { readonly is: 'network'; readonly name: string }
  | { readonly is: 'one-time-password' };

/** Returns the site, address, number, person or network in a text, else the text: no secret, no query of a link. */
export function nameInText(text: string): TextName {
  const open = dropSecrets(text);
  for (const [kind, rule] of ALL_RULES) {
    const name = rule.nameOf?.(open) ?? null;
    if (name !== null) return name.trim() === '' ? { is: 'kind', kind } : { is: 'name', name };
  }
  return isAllSecret(text, open) ? { is: 'one-time-password' } : { is: 'name', name: open };
}

/** Returns the text of a code with its secrets hidden. For a Wi-Fi network, returns only the name. */
export function labelInText(text: string): TextLabel {
  const open = dropSecrets(text);
  const network = readWifiFields(open);
  if (network) return { is: 'network', name: network.find((field) => field.name === 'S')?.value ?? '' };
  return isAllSecret(text, open) ? { is: 'one-time-password' } : { is: 'text', text: hideSecrets(text) };
}

function isAllSecret(text: string, open: string): boolean {
  return open.trim() === '' && secretsIn(text).length > 0;
}
