import type { SecretKind } from '#design';
import type { TypedContent } from './content-kinds.ts';
import type { Secret } from './content-rule.ts';
import { ALL_RULES, ruleOf, takeApart } from './rules.ts';
import { secretsAnywhere } from './secret-search.ts';

/** Shown in place of a secret, whatever its length. */
export const HIDDEN_SECRET = '••••••••';

/**
 * Returns the secrets in a text, in order and without overlaps: passwords of networks, user info of addresses, and keys
 * of one-time passwords. This function alone decides what is secret, in typed and in encoded text. Everything that
 * shows, names, counts, links or describes a text uses it.
 */
export function secretsIn(text: string): readonly Secret[] {
  const own = ALL_RULES.map(([, rule]) => rule.secretsIn?.(text) ?? null);
  return merge(own.find((secrets) => secrets !== null) ?? secretsAnywhere(text));
}

/** Returns a text with dots in place of each secret. */
export function hideSecrets(text: string): string {
  return replace(text, ({ start, end }) => [start, end, HIDDEN_SECRET]);
}

/** Returns a text without its secrets, and without the parts that belong to a secret, such as the name of its field. */
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

/** Returns typed content without its secrets, which `leftOut` lists. Without secrets, returns the same object. */
export function withoutSecrets<T extends TypedContent>(typed: T): T {
  // A payload is split into fields if possible, so that each removed secret has a field.
  const parts = secretsIn(typed.content).length > 0 ? takeApart(typed) : null;
  const whole: TypedContent = parts ? { ...typed, ...parts } : typed;
  const leftOut: Record<string, SecretKind> = {};
  const open = (field: string, text: string): string => {
    if (text !== '' && isPassword(typed, field)) {
      leftOut[field] = 'password';
      return '';
    }
    const [secret] = secretsIn(text);
    if (secret) leftOut[field] = secret.kind;
    return secret ? dropSecrets(text) : text;
  };
  const content = open('content', whole.content);
  const details = Object.entries(whole.details ?? {}).map(([field, text = '']) => [field, open(field, text)]);
  if (Object.keys(leftOut).length === 0) return typed;
  const filled = details.filter(([, text]) => text !== '');
  const { details: _, ...rest } = typed;
  const opened: TypedContent = {
    ...rest,
    content,
    ...(filled.length > 0 && { details: Object.fromEntries(filled) }),
    leftOut: { ...typed.leftOut, ...leftOut },
  };
  return opened as T;
}

/** A field `password` that was filled in for another type, and so is not shown on the page, is one too. */
function isPassword({ type }: TypedContent, field: string): boolean {
  return field === 'password' || ruleOf(type).fields?.[field]?.control === 'password';
}
