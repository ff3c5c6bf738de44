import { type DesignReading, readDesign } from './compact-design.ts';

/**
 * Reads `text=…&type=…`, both percent-encoded, which any program can write. The type is one of the eleven identifiers,
 * `text` if there is none.
 */
export function readPlainLink(fragment: string): DesignReading {
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
  return readDesign({ content, type: fields.get('type') ?? 'text' });
}

/** A plus sign stays a plus sign, because phone numbers begin with it. Returns null for a broken escape. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // Cut within a character.
    return null;
  }
}
