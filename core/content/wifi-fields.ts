import type { Secret } from './secret.ts';

/** A field of a `WIFI:` text. A semicolon with nothing before it is not a field. */
export interface WifiField {
  /** In capitals. Empty if the field has no colon. */
  readonly name: string;
  /** The value with its escapes resolved. */
  readonly value: string;
  /** The field as it is in the text, from its name to its semicolon, which the last field may lack. */
  readonly written: string;
  /** Position of the field in the text. */
  readonly from: number;
}

/**
 * Fields that are not secret. `T` is the security of the network, `S` its name, `H` whether it is hidden, and `R` the
 * WPA3 setting Transition Disable. The other fields are for enterprise networks.
 */
const PUBLIC_FIELDS = ['T', 'S', 'H', 'R', 'E', 'PH2', 'A', 'I'];

/**
 * Returns the fields of a text that begins with `WIFI:`. Each ends at the first semicolon that has no backslash before
 * it. Returns null for other texts.
 */
export function readWifiFields(text: string): WifiField[] | null {
  const scheme = /^\s*WIFI:/i.exec(text)?.[0];
  if (scheme === undefined) return null;
  const fields: WifiField[] = [];
  for (const { 0: written, index } of text.slice(scheme.length).matchAll(/(?:\\.|[^;])+;?/gs)) {
    const colon = written.indexOf(':');
    const value = written.slice(colon + 1, isEnded(written) ? -1 : undefined);
    const name = written.slice(0, Math.max(0, colon)).trim().toUpperCase();
    fields.push({ name, value: value.replace(/\\(.)/gs, '$1'), written, from: scheme.length + index });
  }
  return fields;
}

/**
 * Returns the password in a text that begins with `WIFI:`, and every other part of the text that could belong to the
 * password. Returns null for other texts.
 */
export function networkSecretsIn(text: string): Secret[] | null {
  const fields = readWifiFields(text);
  if (fields === null) return null;
  const seen = new Set<string>();
  return fields.flatMap(({ name, written, from }): Secret[] => {
    // Scanners use the first field of each name. A later one may be the rest of a password with a semicolon.
    const isFirst = !seen.has(name);
    seen.add(name);
    if (PUBLIC_FIELDS.includes(name) && isFirst) return [];
    const start = from + (name === '' ? 0 : written.indexOf(':') + 1);
    const to = from + written.length;
    const end = isEnded(written) ? to - 1 : to;
    return start === end ? [] : [{ kind: 'password', start, end, from, to }];
  });
}

/** Returns whether a field ends with an unescaped semicolon. */
function isEnded(written: string): boolean {
  return /^(?:\\.|[^;\\])*;$/s.test(written);
}
