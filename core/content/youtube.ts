import type { ContentRule, EncodedContent } from './content-rule.ts';
import { encodeSocial, type SocialService } from './social-service.ts';

const YOUTUBE: SocialService = {
  name: 'YouTube',
  host: 'www.youtube.com',
  sameHosts: /^(?:(?:www|m)\.)?youtube\.com$/,
  otherHosts: /^(?:[\w-]+\.youtube\.com|youtu\.be)$/,
  tracking: /^(?:si|feature|pp)$/,
  // Paths of one segment are pages (`/watch`) or old custom names.
  hasNamesAsPaths: false,
  profilePath,
};

export const YOUTUBE_RULE: ContentRule = {
  beginsWith: /^\s*https?:\/\/(?:(?:www\.)?youtube\.com|youtu\.be)\//i,
  encode: encodeYoutube,
};

/**
 * Returns the address for a name (`https://www.youtube.com/@name`), for a channel id
 * (`https://www.youtube.com/channel/…`), or for an address of YouTube, which keeps its path.
 */
export function encodeYoutube(content: string): EncodedContent {
  return encodeSocial(YOUTUBE, content);
}

function profilePath(name: string): string | null {
  if (/^UC[\w-]{22}$/.test(name)) return `/channel/${name}`;
  // Handles may be written in any script.
  if (!/^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}_.·-]{1,30}$/u.test(name)) return null;
  return `/@${encodeURIComponent(name)}`;
}
