import type { ContentType } from '#design';
import type { ContentKind, EncodedContent } from './content-kind.ts';
import { EMAIL_KIND, encodeEmail } from './email.ts';
import { encodeFacebook, FACEBOOK_KIND } from './facebook.ts';
import { encodeInstagram, INSTAGRAM_KIND } from './instagram.ts';
import { encodePhone, PHONE_KIND } from './phone.ts';
import { encodeSms, SMS_KIND } from './sms.ts';
import { encodeText, TEXT_KIND } from './text.ts';
import { encodeTwitter, TWITTER_KIND } from './twitter.ts';
import { encodeUrl, URL_KIND } from './url.ts';
import { encodeVcard, VCARD_KIND } from './vcard.ts';
import { encodeWifi, WIFI_KIND } from './wifi.ts';
import { encodeYoutube, YOUTUBE_KIND } from './youtube.ts';

const ENCODERS: Record<ContentType, (content: string) => EncodedContent> = {
  url: encodeUrl,
  email: encodeEmail,
  phone: encodePhone,
  sms: encodeSms,
  text: encodeText,
  wifi: encodeWifi,
  vcard: encodeVcard,
  instagram: encodeInstagram,
  youtube: encodeYoutube,
  facebook: encodeFacebook,
  twitter: encodeTwitter,
};

/** The eleven kinds, in the order of their buttons. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  URL_KIND,
  EMAIL_KIND,
  PHONE_KIND,
  SMS_KIND,
  TEXT_KIND,
  WIFI_KIND,
  VCARD_KIND,
  INSTAGRAM_KIND,
  YOUTUBE_KIND,
  FACEBOOK_KIND,
  TWITTER_KIND,
];

/** The kind of one type. Throws a RangeError for what is no content type. */
export function contentKind(type: ContentType): ContentKind {
  const kind = CONTENT_KINDS.find((candidate) => candidate.type === type);
  if (kind === undefined) throw new RangeError(`No content type: ${type}`);
  return kind;
}

/** Far more characters than the 7,089 digits of the largest symbol. */
const LENGTH_MAX = 20_000;

/**
 * The text that the code of this content holds. Takes any string and never throws; blank content gives an empty text,
 * and content too long for any code comes back as it is.
 */
export function encodeContent(type: ContentType, content: string): EncodedContent {
  if (content.trim() === '') return { text: '' };
  // The rules' patterns may take quadratic time, and a megabyte pasted by mistake must not stop the page.
  if (content.length > LENGTH_MAX) return { text: content };
  return ENCODERS[type](content);
}
