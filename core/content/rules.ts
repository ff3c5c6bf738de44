import type { ContentType } from '#design';
import type { ContentRule } from './content-rule.ts';
import { EMAIL_RULE } from './email.ts';
import { FACEBOOK_RULE } from './facebook.ts';
import { INSTAGRAM_RULE } from './instagram.ts';
import { PHONE_RULE } from './phone.ts';
import { SMS_RULE } from './sms.ts';
import { TEXT_RULE } from './text.ts';
import { TWITTER_RULE } from './twitter.ts';
import { URL_RULE } from './url.ts';
import { VCARD_RULE } from './vcard.ts';
import { WIFI_RULE } from './wifi.ts';
import { YOUTUBE_RULE } from './youtube.ts';

/**
 * The rule of every type, in the order in which they are tried on a text. `url` comes after the social networks, whose
 * payloads are web addresses too.
 */
export const RULES: Readonly<Record<ContentType, ContentRule<string>>> = {
  wifi: WIFI_RULE,
  vcard: VCARD_RULE,
  email: EMAIL_RULE,
  phone: PHONE_RULE,
  sms: SMS_RULE,
  instagram: INSTAGRAM_RULE,
  youtube: YOUTUBE_RULE,
  facebook: FACEBOOK_RULE,
  twitter: TWITTER_RULE,
  url: URL_RULE,
  text: TEXT_RULE,
};
