import { withoutSecrets } from '#content';
import { DESIGN_VERSION, type QrDesign, writeDesign } from '#design';
import { compactDesign, type DesignReading, readDesign } from './compact-design.ts';
import { readPlainLink } from './plain-link.ts';
import { readSealed, writeSealed } from './sealed.ts';

/** The longest address, in characters, that chat programs do not cut off (decision 0081). */
export const LONGEST_LINK = 2000;

/** Returns whether chat programs may cut off an address. */
export function isLinkTooLong(link: string): boolean {
  return link.length > LONGEST_LINK;
}

const NAME = 'design=';

/**
 * Returns the fragment of an address that opens a design: `#design=`, the version, a dot, and a text in base64url with
 * a checksum and the deflated JSON. The image is always left out, because it would not fit. Secrets are left out unless
 * `withPassword` is set. If any were left out, the design in the link names their fields and their kinds. Returns null
 * for a design of 64 KiB or more, because `readLink` would refuse its link.
 */
export async function writeLink(
  design: QrDesign,
  { withPassword }: { readonly withPassword: boolean },
): Promise<string | null> {
  const { customImage, ...light } = withPassword ? design : withoutSecrets(design);
  const written = { ...compactDesign(light), ...(customImage !== undefined && { hadImage: true }) };
  const sealed = await writeSealed(written);
  return sealed === null ? null : `#${NAME}${writeDesign(light).version}.${sealed}`;
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
  return reading.is === 'design'
    ? { ...reading, hadImage: (value as { hadImage?: unknown }).hadImage === true }
    : reading;
}
