import type { TypedContent } from './typed-content.ts';

/** What stands in the place of a password, whatever its length. */
const HIDDEN = '••••••••';

/** The fields of a `WIFI:` text that may be seen: security, name, hidden, and those of an enterprise network but its password. */
const PUBLIC_FIELDS = ['T', 'S', 'H', 'R', 'E', 'PH2', 'A', 'I'];

/** A field of a `WIFI:` text; empty ones, as before the text's last semicolon, have neither name nor value. */
export interface WifiField {
  /** In capitals; empty where there is no colon. */
  readonly name: string;
  /** Freed from its backslashes. */
  readonly value: string;
  /** As it stands in the text, from its name to its semicolon. */
  readonly written: string;
}

/** How a code is called where anybody may see or hear it: by its text, but a Wi-Fi network by its name alone. */
export function publicName(text: string): string {
  const fields = readWifiFields(text);
  if (fields === null) return text;
  const name = fields.find((field) => field.name === 'S')?.value ?? '';
  return name === '' ? 'a Wi-Fi network' : `the Wi-Fi network ${name}`;
}

/**
 * A text with dots in the place of a Wi-Fi network's password, and of all in such a text that might be a part of it; any other text
 * as it is.
 */
export function hidePassword(text: string): string {
  const fields = readWifiFields(text);
  if (fields === null) return text;
  const hide = ({ name, written }: WifiField): string =>
    (name === '' ? '' : written.slice(0, written.indexOf(':') + 1)) + HIDDEN + (isEnded(written) ? ';' : '');
  const shown = fields.map((field, index) => (isPublic(field, index, fields) ? field.written : hide(field)));
  return schemeOf(text) + shown.join('');
}

function isPublic({ name, written }: WifiField, index: number, fields: readonly WifiField[]): boolean {
  // Readers take the first field of a name. A later one may be what follows a semicolon in a password.
  const isFirst = fields.findIndex((field) => field.name === name) === index;
  return /^;?$/.test(written) || (PUBLIC_FIELDS.includes(name) && isFirst);
}

/** The fields of a text that begins with `WIFI:`, each up to the first semicolon without a backslash before it; null for other texts. */
export function readWifiFields(text: string): WifiField[] | null {
  const scheme = schemeOf(text);
  if (scheme === undefined) return null;
  const pieces = text.slice(scheme.length).match(/(?:\\.|[^;])*;?/gs) ?? [];
  return pieces.map((written) => {
    const colon = written.indexOf(':');
    const value = written.slice(colon + 1, isEnded(written) ? -1 : undefined);
    return { name: written.slice(0, Math.max(0, colon)).trim().toUpperCase(), value: plainValue(value), written };
  });
}

function schemeOf(text: string): string | undefined {
  return /^\s*WIFI:/i.exec(text)?.[0];
}

function isEnded(written: string): boolean {
  return /^(?:\\.|[^;\\])*;$/s.test(written);
}

function plainValue(value: string): string {
  return value.replace(/\\(.)/gs, '$1');
}

/** What is typed without its password: that of a network, that in a link, a one-time password's key. The same object where there is none. */
export function withoutSecrets<T extends TypedContent>(typed: T): T {
  const { password, ...others } = typed.details ?? {};
  const content = withoutSecret(typed.content);
  if (!password && content === typed.content) return typed;
  const { details: _, ...rest } = typed;
  return { ...rest, content, ...(Object.keys(others).length > 0 && { details: others }) } as T;
}

function withoutSecret(text: string): string {
  if (/^\s*otpauth:/i.test(text)) return '';
  const fields = readWifiFields(text);
  if (fields) {
    const open = fields.filter((field, index) => isPublic(field, index, fields)).map(({ written }) => written);
    return schemeOf(text) + open.join('');
  }
  // The part between the name of a person and the name of a host.
  return text.replace(/^(\s*[a-z][a-z0-9+.-]*:\/\/[^\s/?#:@]*):[^\s/?#@]*@/i, '$1@');
}
