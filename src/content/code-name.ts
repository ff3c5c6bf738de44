import type { ContentType } from '#design';
import { RULES } from './rules.ts';
import { dropSecrets, hideSecrets, secretsIn } from './secrets.ts';
import { readWifiFields } from './wifi-fields.ts';

/** A short name for a code; if its text contains none, the kind of its content, or that it is a one-time password. */
export type TextName =
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'kind'; readonly kind: ContentType }
  | { readonly is: 'one-time-password' };

/** The text of a code with its secrets hidden, or only the name of its network, which may be empty. */
export type TextLabel =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'network'; readonly name: string }
  | { readonly is: 'one-time-password' };

/**
 * Returns a short name for a code, from its text: its site, address, number or network. Used for titles and file names,
 * so it contains neither secrets nor a link's query.
 */
export function nameInText(text: string): TextName {
  const open = dropSecrets(text);
  for (const [kind, rule] of Object.entries(RULES) as [ContentType, (typeof RULES)[ContentType]][]) {
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
