import { moved, placesInOriginal, respell, type Secret } from './secret.ts';
import { userInfoIn } from './user-info.ts';
import { networkSecretsIn, readWifiFields } from './wifi-fields.ts';

/**
 * Returns the secrets that can occur anywhere in a text, even percent-encoded in the query of an address: user info of
 * addresses, keys of one-time passwords, and passwords of networks. They may overlap.
 */
export function secretsAnywhere(text: string): Secret[] {
  const plain = plainSecretsIn(text);
  if (!/%[0-7][\da-f]/i.test(text)) return plain;
  // Reads the text as part of a query: `?`, `&` and `#` end a secret, because they separate fields, and `+` is a space.
  const decoded = respell(text, /%[0-7][\da-f]|[?&#+]/gi, (match) =>
    match.startsWith('%') ? String.fromCharCode(Number.parseInt(match.slice(1), 16)) : match === '+' ? ' ' : '\n',
  );
  return [...plain, ...placesInOriginal(decoded, plainSecretsIn(decoded.text))];
}

function plainSecretsIn(text: string): Secret[] {
  return [...userInfoIn(text), ...oneTimeKeysIn(text), ...networksWithin(text)];
}

/**
 * Returns the keys of one-time passwords. An `otpauth:` address is secret as a whole, because the account to which the
 * key belongs is private too.
 */
function oneTimeKeysIn(text: string): Secret[] {
  return Array.from(text.matchAll(/otpauth(?:-migration)?:([^\r\n]+)/gi), ({ 0: { length }, 1: hidden, index }) => {
    const to = index + length;
    return { kind: 'one-time-key', start: to - hidden.length, end: to, from: index, to };
  });
}

/** Returns the passwords of networks within another text. A match without a network's name is ordinary prose. */
function networksWithin(text: string): Secret[] {
  return Array.from(text.matchAll(/(?<![a-z])WIFI:[^\r\n]+/gi)).flatMap(({ 0: line, index }) => {
    const isNetwork = readWifiFields(line)?.some(({ name }) => name === 'S');
    const secrets = (isNetwork && networkSecretsIn(line)) || [];
    return secrets.map((secret) => moved(secret, index));
  });
}
