import { withoutSecrets } from '#content';
import { DESIGN_VERSION, type QrDesign, writeDesign } from '#design';
import { crc32, deflate, inflate, readBase64url, writeBase64url } from '#raster';
import { compactDesign, type DesignReading, parseJson, readDesign } from './compact-design.ts';
import { readPlainLink } from './plain-link.ts';

/** Characters of an address that chat programs leave whole. */
export const LONGEST_LINK = 2000;

/** Whether chat programs may cut an address. */
export function isLinkTooLong(link: string): boolean {
  return link.length > LONGEST_LINK;
}

/**
 * The most bytes of a design in a link, as JSON and as it is packed. What a code can hold comes nowhere near; a reader
 * takes no more.
 */
const MOST_BYTES = 0x10000;

const NAME = 'design=';

/**
 * The fragment of an address, with its `#`, that opens a design: version, then checksum and deflated JSON in
 * base64url. An image does not fit into an address and is left out. So are secrets, unless they are wanted; the design
 * then says so. Null for a design of more than 64 KiB, which `readLink` would refuse.
 */
export async function writeLink(
  design: QrDesign,
  { withPassword }: { readonly withPassword: boolean },
): Promise<string | null> {
  const { customImage, ...light } = withPassword ? design : withoutSecrets(design);
  const written = { ...compactDesign(light), ...(customImage !== undefined && { hadImage: true }) };
  const bytes = new TextEncoder().encode(JSON.stringify(written));
  if (bytes.length >= MOST_BYTES) return null;
  const sealed = writeBase64url(seal(await deflate([bytes])));
  return sealed.length > MOST_BYTES ? null : `#${NAME}${writeDesign(light).version}.${sealed}`;
}

/** Reads the fragment of an address, with or without its `#`, also `text=…&type=…`. Never rejects, whatever it is. */
export async function readLink(fragment: string): Promise<DesignReading> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(NAME)) return readPlainLink(text);
  const [, version, sealed] = /^(\d{1,6})\.(.*)$/s.exec(text.slice(NAME.length)) ?? [];
  if (version === undefined || sealed.length > MOST_BYTES) return { is: 'damaged' };
  if (Number(version) > DESIGN_VERSION) return { is: 'newer' };
  const packed = unseal(readBase64url(sealed));
  const bytes = packed && (await inflate([packed], MOST_BYTES));
  if (!bytes || bytes.length === MOST_BYTES) return { is: 'damaged' };
  const value = parseJson(new TextDecoder('utf-8').decode(bytes));
  const reading = readDesign(value);
  // The link itself says what it left out; the design does not know.
  return reading.is === 'design'
    ? { ...reading, hadImage: (value as { hadImage?: unknown }).hadImage === true }
    : reading;
}

const CHECKSUM_BYTES = 4;

/** Puts the checksum of some bytes before them. */
function seal(bytes: Uint8Array): Uint8Array {
  const sealed = new Uint8Array(CHECKSUM_BYTES + bytes.length);
  new DataView(sealed.buffer).setUint32(0, crc32(bytes));
  sealed.set(bytes, CHECKSUM_BYTES);
  return sealed;
}

/** Null where the checksum is not that of the rest. */
function unseal(sealed: Uint8Array<ArrayBuffer> | null): Uint8Array<ArrayBuffer> | null {
  if (!sealed || sealed.length < CHECKSUM_BYTES) return null;
  const bytes = sealed.subarray(CHECKSUM_BYTES);
  return new DataView(sealed.buffer).getUint32(0) === crc32(bytes) ? bytes : null;
}
