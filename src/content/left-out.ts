import type { SecretKind } from '#design';
import { RULES } from './rules.ts';
import type { TypedContent } from './typed-content.ts';

/**
 * The secrets that were left out of what is typed and are still missing, with the field that each belongs into:
 * `content` or the name of a detail. A password is not missing if it is typed again or the visitor has said that there
 * is none. The note of any other secret goes when its field is typed into.
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
