import type { ContentRule, EncodedContent } from './content-rule.ts';
import { encodeSocial, type SocialService } from './social-service.ts';

const TWITTER: SocialService = {
  name: 'Twitter',
  host: 'x.com',
  sameHosts: /^(?:(?:www|m|mobile)\.)?(?:twitter|x)\.com$/,
  otherHosts: /^(?:[\w-]+\.(?:twitter|x)\.com|t\.co)$/,
  tracking: /^(?:s|t|ref_src|ref_url)$/,
  hasNamesAsPaths: true,
  profilePath: (name) => (/^\w{1,15}$/.test(name) ? `/${name}` : null),
};

export const TWITTER_RULE: ContentRule = {
  beginsWith: /^\s*https?:\/\/(?:www\.)?(?:x|twitter)\.com\//i,
  encode: encodeTwitter,
};

/** Returns `https://x.com/name`. Addresses of posts and other pages keep their path. */
export function encodeTwitter(content: string): EncodedContent {
  return encodeSocial(TWITTER, content);
}
