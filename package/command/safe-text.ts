// What is read from a picture is from strangers: it may contain commands for a terminal, or for a log of a build server.

import { hideSecrets } from '#content';

/**
 * Controls of terminals (C0, DEL, C1), line and paragraph separators, marks that turn the direction of a text around,
 * invisible characters that could make two texts look the same, and halves of surrogate pairs.
 */
const UNSAFE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uFFFE\uFFFF]/gu;

/** Returns a text in one line in which every unsafe character is written as \n or \u{1b}. */
export function safeText(text: string): string {
  return text.replace(UNSAFE, (mark) => {
    const [short] = JSON.stringify(mark).match(/\\[bfnrt]/) ?? [];
    return short ?? `\\u{${mark.codePointAt(0)!.toString(16)}}`;
  });
}

/** Returns JSON in ASCII that parses to the same value. */
export function safeJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(/[^\x20-\x7E\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Returns a text for the content or an attribute of XML 1.0. */
export function safeXml(text: string): string {
  return safeText(text).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Returns a text with dots in place of its secrets, such as the password of a network, unless they may be shown. */
export function masked(text: string, showSecrets: boolean): string {
  return showSecrets ? text : hideSecrets(text);
}
