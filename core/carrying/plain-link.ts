import { type DesignReading, readDesign } from './compact-design.ts';

/**
 * Reads a fragment `text=…&type=…`, percent-encoded, which other programs can write easily. `type` is one of the eleven
 * types of content; the default is `text`.
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

/**
 * Decodes percent escapes but not plus signs, because phone numbers may begin with a plus. Returns null for a broken
 * escape.
 */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent escape is broken, for example because the text was cut off within a character.
    return null;
  }
}
