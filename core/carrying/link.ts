import { is, literal, object } from 'valibot';
import { withoutSecrets } from '#content';
import { DESIGN_VERSION, type QrDesign } from '#design';
import { crc32, deflate, inflate, readBase64url, writeBase64url } from '#raster';
import { compactDesign, type DesignReading, parseJson, readDesign } from './compact-design.ts';

/** The longest address, in characters, that chat programs do not cut off. */
export const LONGEST_LINK = 2000;

export function isLinkTooLong(link: string): boolean {
  return link.length > LONGEST_LINK;
}

const NAME = 'design=';

const HAD_IMAGE = object({ hadImage: literal(true) });

/**
 * Returns the fragment of an address that opens a design: `#design=`, version, dot, and in base64url a checksum and the
 * deflated JSON. The image is left out, and secrets unless `withPassword` is set; the design then names their fields
 * and kinds. Returns null from 64 KiB on, because `readLink` would refuse the link.
 */
export async function writeLink(
  design: QrDesign,
  { withPassword }: { readonly withPassword: boolean },
): Promise<string | null> {
  const { customImage, ...light } = withPassword ? design : withoutSecrets(design);
  const written = { ...compactDesign(light), ...(customImage !== undefined && { hadImage: true }) };
  const sealed = await writeSealed(written);
  return sealed === null ? null : `#${NAME}${DESIGN_VERSION}.${sealed}`;
}

/** Reads the design in an address's fragment, with or without its `#`. Also reads `text=…&type=…`. Never rejects. */
export async function readLink(fragment: string): Promise<DesignReading> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(NAME)) return readPlainLink(text);
  const [, version, sealed] = /^(\d{1,6})\.(.*)$/s.exec(text.slice(NAME.length)) ?? [];
  if (version === undefined) return { is: 'damaged' };
  if (Number(version) > DESIGN_VERSION) return { is: 'newer' };
  const value = await readSealed(sealed);
  if (value === undefined) return { is: 'damaged' };
  const reading = readDesign(value);
  // Whether there was an image is noted in the link, not in the design.
  return reading.is === 'design' ? { ...reading, hadImage: is(HAD_IMAGE, value) } : reading;
}

/** Reads `text=…&type=…`, percent-encoded, which other programs can write. The default type is `text`. */
function readPlainLink(fragment: string): DesignReading {
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

/** Does not decode plus signs, because phone numbers may begin with one. Returns null for a broken escape. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Limit, in bytes, for the JSON and for its sealed text. The text of a code is far shorter. */
const MOST_BYTES = 0x10000;

/** Returns checksum and deflated JSON in base64url; null for 64 KiB or more. */
async function writeSealed(value: unknown): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (bytes.length >= MOST_BYTES) return null;
  const sealed = writeBase64url(seal(await deflate([bytes])));
  return sealed.length > MOST_BYTES ? null : sealed;
}

async function readSealed(sealed: string): Promise<unknown> {
  if (sealed.length > MOST_BYTES) return undefined;
  const packed = unseal(readBase64url(sealed));
  const bytes = packed && (await inflate([packed], MOST_BYTES));
  if (!bytes || bytes.length === MOST_BYTES) return undefined;
  return parseJson(new TextDecoder('utf-8').decode(bytes));
}

const CHECKSUM_BYTES = 4;

function seal(bytes: Uint8Array): Uint8Array {
  const sealed = new Uint8Array(CHECKSUM_BYTES + bytes.length);
  new DataView(sealed.buffer).setUint32(0, crc32(bytes));
  sealed.set(bytes, CHECKSUM_BYTES);
  return sealed;
}

function unseal(sealed: Uint8Array<ArrayBuffer> | null): Uint8Array<ArrayBuffer> | null {
  if (!sealed || sealed.length < CHECKSUM_BYTES) return null;
  const bytes = sealed.subarray(CHECKSUM_BYTES);
  return new DataView(sealed.buffer).getUint32(0) === crc32(bytes) ? bytes : null;
}
