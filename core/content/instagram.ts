import type { ContentRule, EncodedContent } from './content-rule.ts';
import { encodeSocial, type SocialService } from './social-service.ts';

const INSTAGRAM: SocialService = {
  name: 'Instagram',
  host: 'www.instagram.com',
  sameHosts: /^(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)$/,
  otherHosts: /^(?:[\w-]+\.instagram\.com|ig\.me)$/,
  tracking: /^igsh(?:id)?$/,
  hasNamesAsPaths: true,
  // A name has at most 30 characters, no dot at the beginning or at the end, and no two dots in a row. Case does not
  // matter.
  profilePath: (name) => (/^(?=.{1,30}$)\w+(?:\.\w+)*$/.test(name) ? `/${name.toLowerCase()}/` : null),
};

export const INSTAGRAM_RULE: ContentRule = {
  beginsWith: /^\s*https?:\/\/(?:www\.)?instagram\.com\//i,
  encode: encodeInstagram,
};

/** Returns `https://www.instagram.com/name/`. Addresses of posts, reels and other pages keep their path. */
export function encodeInstagram(content: string): EncodedContent {
  return encodeSocial(INSTAGRAM, content);
}
