import { moved, placesInOriginal, respell, type Secret } from './secret.ts';
import { secretsAnywhere } from './secrets-anywhere.ts';
import { infoOfWhole } from './user-info.ts';

/**
 * Returns the secrets in a text that consists of fields: lines that may be folded (`BEGIN:`; RFC 6350, 3.2), or parts
 * between semicolons (`MECARD:`). Folds and escaping backslashes are removed before the text is searched.
 */
export function secretsInFields(text: string): Secret[] {
  const pattern = /^\s*BEGIN:/i.test(text) ? /\\[\s\S]|\r?\n[ \t]/g : /\\[\s\S]|;/g;
  const plain = respell(text, pattern, (match) => {
    if (match === ';' || /^\\n$/i.test(match)) return '\n';
    return match.startsWith('\\') ? match.slice(1) : '';
  });
  return placesInOriginal(plain, [...secretsAnywhere(plain.text), ...infoInWebsites(plain.text)]);
}

/**
 * Returns the user info in web addresses that have no scheme. Only URL fields are searched, because other fields can
 * contain text that looks the same, such as the name of a messenger account.
 */
function infoInWebsites(text: string): Secret[] {
  return Array.from(text.matchAll(/^(?:\w+\.)?(?:MECARD:)?URL[^:\r\n]*:(.*)$/gim)).flatMap(
    ({ 0: line, 1: value, index }) => {
      const secret = infoOfWhole(value);
      return secret ? [moved(secret, index + line.length - value.length)] : [];
    },
  );
}
