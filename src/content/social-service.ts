import type { EncodedContent } from './content-rule.ts';
import { parseUrl } from './url.ts';

/** The form of a social network's addresses: everything in which the four content types differ. */
export interface SocialService {
  readonly name: string;
  /** The host that the text names. */
  readonly host: string;
  /** Hosts whose pages `host` has too. */
  readonly sameHosts: RegExp;
  /** Further hosts of the service, which have pages of their own and stay. */
  readonly otherHosts: RegExp;
  /** Query parameters that track visitors and do not change the page. */
  readonly tracking: RegExp;
  /** Whether a path of one segment is a profile's name, to be written by `profilePath`. */
  readonly hasNamesAsPaths: boolean;
  /** The profile's path for a name without its `@`; null if it cannot be a name. */
  readonly profilePath: (name: string) => string | null;
}

const TRACKING_EVERYWHERE = /^(?:utm_\w*|fbclid|gclid)$/i;

/**
 * Returns the address for typed content: a profile's name with or without `@`, or an address of the service with or
 * without scheme. Tracking parameters are removed. Anything else stays as typed, with a caution.
 */
export function encodeSocial(service: SocialService, content: string): EncodedContent {
  const typed = content.trim();
  const address = serviceAddress(service, typed);
  if (address !== null) return { text: address, cautions: [] };
  const path = service.profilePath(typed.replace(/^[@＠]/, ''));
  if (path !== null) return { text: `https://${service.host}${path}`, cautions: [] };
  return { text: content, cautions: [{ field: 'content', kind: 'not-of-service', service: service.name }] };
}

function serviceAddress(service: SocialService, typed: string): string | null {
  const rest = typed.replace(/^(?:https?:)?\/\//i, '');
  // `jane@instagram.com` is somebody's e-mail address, and `@youtube.com` a name.
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
  // `searchParams` would respell the parameters that stay.
  const parameters = url.search.slice(1).split('&');
  url.search = parameters.filter((parameter) => !isTracking(service, parameter)).join('&');
  return url.href;
}

function isTracking(service: SocialService, parameter: string): boolean {
  const key = parameter.replace(/=.*/s, '');
  return TRACKING_EVERYWHERE.test(key) || service.tracking.test(key);
}
