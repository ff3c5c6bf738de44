import type { ContentType } from '#design';
import { ALL_RULES } from './rules.ts';
import { dropSecrets, hideSecrets, secretsIn } from './secrets.ts';

export type TextName =
  | { readonly is: 'name'; readonly name: string }
  /** The text has this kind of content, but contains no name. An example is a contact without a name. */
  | { readonly is: 'kind'; readonly kind: ContentType }
  /** The text is a one-time password, which is secret as a whole. */
  | { readonly is: 'one-time-password' };

/** A description of a code that contains no secret. */
export type TextLabel =
  /** The text of the code, with its secrets hidden: an address that it opens, or words that it shows. */
  | { readonly is: 'text'; readonly text: string }
  /** Another kind of content, with whose name people know it. The name may be empty. */
  | { readonly is: 'kind'; readonly kind: Exclude<ContentType, LinkType | 'text'>; readonly name: string }
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

type LinkType = 'url' | 'instagram' | 'youtube' | 'facebook' | 'twitter' | 'telegram';

const LINKS: readonly ContentType[] = ['url', 'instagram', 'youtube', 'facebook', 'twitter', 'telegram', 'text'];

function isLink(kind: ContentType): kind is LinkType | 'text' {
  return LINKS.includes(kind);
}

/** Returns what a code is for. Of an address, that is the whole address. */
export function labelInText(text: string): TextLabel {
  const open = dropSecrets(text);
  for (const [kind, rule] of ALL_RULES) {
    const name = rule.nameOf?.(open) ?? null;
    if (name !== null && !isLink(kind)) return { is: 'kind', kind, name };
  }
  return isAllSecret(text, open) ? { is: 'one-time-password' } : { is: 'text', text: hideSecrets(text) };
}

function isAllSecret(text: string, open: string): boolean {
  return open.trim() === '' && secretsIn(text).length > 0;
}
