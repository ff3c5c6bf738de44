import type { SecretKind } from '#design';
import { RULES } from './rules.ts';
import type { TypedContent } from './typed-content.ts';

/**
 * Returns the secrets that were left out when the design was shared and are still missing, each with its field:
 * `content` or the name of a detail. A password is no longer missing once it is typed, or once the visitor has chosen
 * that there is none. Other secrets are missing as long as `leftOut` lists them: the page removes them from this list
 * when their field is edited.
 */
export function leftOutOf({ type, details = {}, leftOut = {} }: TypedContent): [field: string, secret: SecretKind][] {
  const { fields = {} } = RULES[type];
  return Object.entries(leftOut).filter(([name]) => {
    if (name === 'content') return true;
    if (!Object.hasOwn(fields, name)) return false;
    const field = fields[name];
    if (field.control !== 'password') return true;
    return !details[name] && details[field.unless.name] !== field.unless.value;
  });
}
