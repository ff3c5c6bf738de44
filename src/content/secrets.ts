import { RULES } from './rules.ts';
import type { Secret } from './secret.ts';
import { secretsAnywhere } from './secrets-anywhere.ts';

/** What stands in the place of a secret, whatever its length. */
export const HIDDEN_SECRET = '••••••••';

/**
 * The secrets in a text, in their order, none overlapping another: passwords of networks, the user info of addresses,
 * keys of one-time passwords. This alone decides what is secret, for what is typed and for what is encoded. Whatever
 * shows, names, counts, links or describes a text goes through it.
 */
export function secretsIn(text: string): readonly Secret[] {
  const own = Object.values(RULES).map((rule) => rule.secretsIn?.(text) ?? null);
  return merge(own.find((secrets) => secrets !== null) ?? secretsAnywhere(text));
}

/** A text with dots in the place of each secret: the same text where it has none. */
export function hideSecrets(text: string): string {
  return replace(text, ({ start, end }) => [start, end, HIDDEN_SECRET]);
}

/** A text without its secrets and without what only they need, such as the name of their field. */
export function dropSecrets(text: string): string {
  return replace(text, ({ from, to }) => [from, to, '']);
}

function replace(text: string, place: (secret: Secret) => readonly [start: number, end: number, by: string]): string {
  let replaced = '';
  let position = 0;
  for (const secret of secretsIn(text)) {
    const [start, end, by] = place(secret);
    replaced += text.slice(position, start) + by;
    position = end;
  }
  return replaced + text.slice(position);
}

function merge(secrets: readonly Secret[]): Secret[] {
  const merged: Secret[] = [];
  for (const secret of [...secrets].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (last === undefined || secret.from >= last.to) {
      merged.push(secret);
      continue;
    }
    const [start, end] = [Math.min(last.start, secret.start), Math.max(last.end, secret.end)];
    merged[merged.length - 1] = { ...last, start, end, to: Math.max(last.to, secret.to) };
  }
  return merged;
}
