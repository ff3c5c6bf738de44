import type { ContentRule, EncodedContent } from './content-rule.ts';
import { parseUrl } from './url.ts';

/** A service on which people have accounts with names. Content is such a name, or any address of the service. */
interface Service {
  readonly name: string;
  readonly beginsWith: RegExp;
  readonly host: string;
  /** Matches `host` and other hosts with the same pages. An encoded address has `host` instead of such a host. */
  readonly sameHosts: RegExp;
  /** Matches hosts of the service that have pages of their own. Their addresses keep the host. */
  readonly otherHosts: RegExp;
  readonly tracking?: RegExp;
  readonly hasNamesAsPaths: boolean;
  /** Returns the path of the profile called `name`, which has no `@`; null if no profile can have this name. */
  readonly profilePath: (name: string) => string | null;
}

const INSTAGRAM: Service = {
  name: 'Instagram',
  beginsWith: /^\s*https?:\/\/(?:www\.)?instagram\.com\//i,
  host: 'www.instagram.com',
  sameHosts: /^(?:(?:www|m)\.)?(?:instagram\.com|instagr\.am)$/,
  otherHosts: /^(?:[\w-]+\.instagram\.com|ig\.me)$/,
  tracking: /^igsh(?:id)?$/,
  hasNamesAsPaths: true,
  // A name has at most 30 characters, no dot at the beginning or at the end, and no two dots in a row. Case does not
  // matter.
  profilePath: (name) => (/^(?=.{1,30}$)\w+(?:\.\w+)*$/.test(name) ? `/${name.toLowerCase()}/` : null),
};

const YOUTUBE: Service = {
  name: 'YouTube',
  beginsWith: /^\s*https?:\/\/(?:(?:www\.)?youtube\.com|youtu\.be)\//i,
  host: 'www.youtube.com',
  sameHosts: /^(?:(?:www|m)\.)?youtube\.com$/,
  otherHosts: /^(?:[\w-]+\.youtube\.com|youtu\.be)$/,
  tracking: /^(?:si|feature|pp)$/,
  // Paths of one segment are pages (`/watch`) or old custom names.
  hasNamesAsPaths: false,
  profilePath(name) {
    if (/^UC[\w-]{22}$/.test(name)) return `/channel/${name}`;
    // Handles may be written in any script.
    if (!/^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}_.·-]{1,30}$/u.test(name)) return null;
    return `/@${encodeURIComponent(name)}`;
  },
};

const FACEBOOK: Service = {
  name: 'Facebook',
  beginsWith: /^\s*https?:\/\/(?:www\.)?facebook\.com\//i,
  host: 'www.facebook.com',
  sameHosts: /^(?:(?:www|m|mobile|touch|mbasic|web)\.)?(?:facebook|fb)\.com$/,
  otherHosts: /^(?:[\w-]+\.facebook\.com|fb\.me|fb\.watch|m\.me)$/,
  tracking: /^(?:mibextid|rdid|share_url|sfnsn|__cft__.*|__tn__)$/,
  hasNamesAsPaths: false,
  profilePath(name) {
    if (/^\d+$/.test(name)) return `/profile.php?id=${name}`;
    return /^[a-z0-9](?:[a-z0-9.-]{0,48}[a-z0-9])?$/i.test(name) ? `/${name}` : null;
  },
};

const TWITTER: Service = {
  name: 'Twitter',
  beginsWith: /^\s*https?:\/\/(?:www\.)?(?:x|twitter)\.com\//i,
  host: 'x.com',
  sameHosts: /^(?:(?:www|m|mobile)\.)?(?:twitter|x)\.com$/,
  otherHosts: /^(?:[\w-]+\.(?:twitter|x)\.com|t\.co)$/,
  tracking: /^(?:s|t|ref_src|ref_url)$/,
  hasNamesAsPaths: true,
  profilePath: (name) => (/^\w{1,15}$/.test(name) ? `/${name}` : null),
};

// Marked pure, so that bundlers drop the rules where nobody asks for one.
export const INSTAGRAM_RULE = /* @__PURE__ */ accountRule(INSTAGRAM);
export const YOUTUBE_RULE = /* @__PURE__ */ accountRule(YOUTUBE);
export const FACEBOOK_RULE = /* @__PURE__ */ accountRule(FACEBOOK);
export const TWITTER_RULE = /* @__PURE__ */ accountRule(TWITTER);

export function accountRule(service: Service): ContentRule {
  return {
    main: 'url',
    beginsWith: service.beginsWith,
    isLink: true,
    sort: 'sign',
    encode: (content) => encodeAccount(service, content),
  };
}

const TRACKING_EVERYWHERE = /^(?:utm_\w*|fbclid|gclid)$/i;

/** Returns the address of a profile, given its name or address, without tracking. Other content gets a caution. */
function encodeAccount(service: Service, content: string): EncodedContent {
  const typed = content.trim();
  const address = serviceAddress(service, typed);
  if (address !== null) return { text: address, cautions: [] };
  const path = service.profilePath(typed.replace(/^[@＠]/, ''));
  if (path !== null) return { text: `https://${service.host}${path}`, cautions: [] };
  return { text: content, cautions: [{ field: 'content', kind: 'not-of-service', service: service.name }] };
}

function serviceAddress(service: Service, typed: string): string | null {
  const rest = typed.replace(/^(?:https?:)?\/\//i, '');
  // `jane@instagram.com` is an email address, and `@youtube.com` is a name.
  if (/^[^/?#]*@|\s/.test(rest)) return null;
  const url = parseUrl(`https://${rest}`);
  if (url === null) return null;
  if (service.sameHosts.test(url.host)) {
    url.host = service.host;
    const name = /^\/@?([^/]+)\/?$/.exec(url.pathname)?.[1];
    if (service.hasNamesAsPaths && name !== undefined) url.pathname = service.profilePath(name) ?? url.pathname;
  } else if (!service.otherHosts.test(url.host)) {
    return null;
  }
  // Not `searchParams`, which would change the spelling of the other parameters.
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((parameter) => !isTracking(service, parameter)).join('&');
  return url.href;
}

function isTracking(service: Service, parameter: string): boolean {
  const key = parameter.replace(/=.*/s, '');
  return TRACKING_EVERYWHERE.test(key) || service.tracking?.test(key) === true;
}
