import type { EncodedContent } from './content-rule.ts';
import { parseUrl } from './url.ts';

/** Everything in which the four social networks differ. */
export interface SocialService {
  readonly name: string;
  /** The host of encoded addresses. */
  readonly host: string;
  /** Matches `host` and other hosts with the same pages. An encoded address has `host` instead of such a host. */
  readonly sameHosts: RegExp;
  /** Matches hosts of the service that have pages of their own. Their addresses keep the host. */
  readonly otherHosts: RegExp;
  /** Matches the names of query parameters that track visitors and do not change the page. */
  readonly tracking: RegExp;
  /** Whether a path of one segment is a profile's name, to be rewritten by `profilePath`. */
  readonly hasNamesAsPaths: boolean;
  /** Returns the path of the profile called `name`, which has no `@`; null if no profile can have this name. */
  readonly profilePath: (name: string) => string | null;
}

/** Matches the names of query parameters that track visitors on any site. */
const TRACKING_EVERYWHERE = /^(?:utm_\w*|fbclid|gclid)$/i;

/**
 * Returns the address for typed content, which may be a profile's name with or without `@`, or an address of the
 * service with or without scheme. Tracking parameters are removed. Any other content is returned as typed, with a
 * caution.
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

function isTracking(service: SocialService, parameter: string): boolean {
  const key = parameter.replace(/=.*/s, '');
  return TRACKING_EVERYWHERE.test(key) || service.tracking.test(key);
}
