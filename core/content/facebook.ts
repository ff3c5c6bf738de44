import type { ContentRule, EncodedContent } from './content-rule.ts';
import { encodeSocial, type SocialService } from './social-service.ts';

const FACEBOOK: SocialService = {
  name: 'Facebook',
  host: 'www.facebook.com',
  sameHosts: /^(?:(?:www|m|mobile|touch|mbasic|web)\.)?(?:facebook|fb)\.com$/,
  otherHosts: /^(?:[\w-]+\.facebook\.com|fb\.me|fb\.watch|m\.me)$/,
  tracking: /^(?:mibextid|rdid|share_url|sfnsn|__cft__.*|__tn__)$/,
  hasNamesAsPaths: false,
  profilePath,
};

export const FACEBOOK_RULE: ContentRule = {
  beginsWith: /^\s*https?:\/\/(?:www\.)?facebook\.com\//i,
  encode: encodeFacebook,
};

/**
 * Returns `https://www.facebook.com/name`, or the address of a numeric id's profile. Full addresses keep their path.
 */
export function encodeFacebook(content: string): EncodedContent {
  return encodeSocial(FACEBOOK, content);
}

function profilePath(name: string): string | null {
  if (/^\d+$/.test(name)) return `/profile.php?id=${name}`;
  return /^[a-z0-9](?:[a-z0-9.-]{0,48}[a-z0-9])?$/i.test(name) ? `/${name}` : null;
}
