import type { SecretKind } from '#design';
import { takeApart } from './encode-content.ts';
import { RULES } from './rules.ts';
import { dropSecrets, secretsIn } from './secrets.ts';
import type { TypedContent } from './typed-content.ts';

/**
 * Returns typed content without its secrets. `leftOut` in the result lists the removed secrets, so that the result
 * cannot be mistaken for the complete content. If the content has no secrets, returns the same object.
 */
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

/**
 * Returns whether a field contains a password and nothing else. This includes a field `password` that was filled in for
 * another type, and so is not shown on the page.
 */
function isPassword({ type }: TypedContent, field: string): boolean {
  return field === 'password' || RULES[type].fields?.[field]?.control === 'password';
}
