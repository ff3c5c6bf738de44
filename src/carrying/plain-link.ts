import { DesignError, parseDesign } from '#design';
import type { LinkReading } from './link-reading.ts';

/**
 * Reads `text=…&type=…`, both percent-encoded, which any program can write: the type is one of the eleven identifiers, and `text` without one.
 */
export function readPlainLink(fragment: string): LinkReading {
  const fields = new Map<string, string>();
  for (const part of fragment.split('&')) {
    const [, name, value] = /^(text|type)=(.*)$/s.exec(part) ?? [];
    if (name === undefined) continue;
    const decoded = decode(value);
    if (decoded === null) return { is: 'damaged' };
    fields.set(name, decoded);
  }
  const content = fields.get('text');
  if (content === undefined) return { is: fields.has('type') ? 'damaged' : 'none' };
  try {
    const design = parseDesign({ content, type: fields.get('type') ?? 'text' });
    return { is: 'design', design, hadImage: false };
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    return { is: 'damaged' };
  }
}

/** A plus sign stays one: it begins telephone numbers. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // Cut within a character.
    return null;
  }
}
