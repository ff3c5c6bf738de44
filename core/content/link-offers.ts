import { parseUrl } from './url.ts';

/** Another way to write a link. All but `www` open the same page for sure. */
export type LinkOffer =
  | { readonly kind: 'tracking'; readonly text: string; readonly parameters: readonly string[] }
  | { readonly kind: 'www' | 'capitals'; readonly text: string };

/** Parameters that tell where a visitor comes from, of advertisers, newsletters and social networks. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|li_fat_id|igsh(?:id)?|mc_[ce]id|mkt_tok|_hsenc|_hsmi|_gl|_ga|vero_id|oly_(?:anon|enc)_id|srsltid)$/i;

/**
 * Returns shorter ways to write the web address in a text: without tracking, without `www.`, with scheme and host in
 * capitals. None for other texts. Whether a way makes a smaller code depends on the code.
 */
export function linkOffers(text: string): readonly LinkOffer[] {
  const [, scheme = '', authority = '', path = '', query = '', hash = ''] =
    /^(https?:\/\/)([^/?#\s]+)([^?#\s]*)(\?[^#\s]*)?(#\S*)?$/i.exec(text) ?? [];
  if (scheme === '' || authority.includes('@') || parseUrl(text) === null) return [];
  const parts = query.slice(1).split('&');
  const tracking = parts.filter((part) => TRACKING.test(part.replace(/=.*/s, '')));
  const offers: LinkOffer[] = [];
  if (tracking.length > 0) {
    const rest = parts.filter((part) => !tracking.includes(part)).join('&');
    const parameters = tracking.map((part) => part.replace(/=.*/s, ''));
    offers.push({ kind: 'tracking', text: scheme + authority + path + (rest && `?${rest}`) + hash, parameters });
  }
  const end = path + query + hash;
  if (/^www\.[^.]+\./i.test(authority)) offers.push({ kind: 'www', text: scheme + authority.slice(4) + end });
  const capitals = (scheme + authority).toUpperCase();
  if (capitals !== scheme + authority) offers.push({ kind: 'capitals', text: capitals + end });
  return offers;
}
