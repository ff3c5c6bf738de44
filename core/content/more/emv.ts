/** Writes and reads the container of EMVCo's merchant codes: an identifier of two digits, a length of two, a value. */

export type EmvField = readonly [id: string, value: string];

export function writeEmv(fields: readonly EmvField[]): string {
  return fields
    .filter(([, value]) => value !== '')
    .map(([id, value]) => `${id}${String(value.length).padStart(2, '0')}${value}`)
    .join('');
}

/** Returns the payload with its checksum, which is computed over all before it. */
export function withChecksum(fields: readonly EmvField[]): string {
  const text = `${writeEmv(fields)}6304`;
  return text + checksum(text);
}

/** Returns the fields of a container; null if the lengths do not fit, or an identifier occurs twice. */
export function readEmv(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (id === undefined || end > text.length || fields.has(id)) return null;
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** Like `readEmv`, for a payload whose checksum is right. */
export function readChecked(text: string): ReadonlyMap<string, string> | null {
  const typed = text.trim();
  const isRight = typed.slice(-8, -4) === '6304' && checksum(typed.slice(0, -4)) === typed.slice(-4).toUpperCase();
  return isRight ? readEmv(typed) : null;
}

/** CRC-16/CCITT-FALSE, as four hexadecimal digits. */
function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) rest = ((rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
