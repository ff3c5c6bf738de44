/** A path on a disk or in an office network, perhaps in the quotation marks in which Windows copies it. */
const ON_A_DEVICE =
  /^["“']?(?:[a-z]:[\\/](?![\\/])|\\\\[^\\]|(?:file|blob|content|about|chrome|edge|(?:chrome|moz)-extension):|~\/|\/(?:Users|home|Volumes|storage|sdcard|mnt)\/)/i;

export function isOnDevice(typed: string): boolean {
  return ON_A_DEVICE.test(typed);
}

/** `http` or `https` with a letter missing, doubled or swapped, and what separates it from the host, once or more. */
const SCHEMES =
  /^(?:(h{0,2}t{1,3}p{1,2}s{0,2}|httsp|htpts?|hptts?|thtps?)(?:\s*(?:[:;.,]\s*)?[/\\]+|\s*[:;]\s*))+(?=[^\s/\\])/i;

/** Endings that do not exist. */
const ENDING_SLIP = /\.(?:con|cmo|ocm|vom|xom|cpm|coom|comm)$/i;

/**
 * Returns the address that was probably meant instead of one with a slip, such as `https://https://…`, `http//…`,
 * `https:\\…`, `ttps://…` or `www,example.com`; null if there is no slip or no probable address.
 */
export function mendLink(typed: string): string | null {
  const [prefix = '', word = ''] = SCHEMES.exec(typed) ?? [];
  const isRight = /^https?:\/\/$/i.test(prefix);
  const scheme = prefix === '' || isRight ? prefix : /s/i.test(word) ? 'https://' : 'http://';
  const behind = typed.slice(prefix.length);
  const isWeb = prefix !== '' || /^www\b/i.test(behind);
  const host = /^[^/?#\\]*/.exec(behind)?.[0] ?? '';
  const path = behind.slice(host.length);
  const mendedHost = mendHost(host, isWeb);
  const isHost = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d+)?$/u.test(mendedHost);
  // Browsers read a backslash before the query as a slash; scanners show the address as text.
  const hasBackslashes = path.startsWith('\\') || (prefix !== '' && !isRight);
  const mendedPath = isHost && hasBackslashes ? path.replace(/^[^?#]*/, (part) => part.replaceAll('\\', '/')) : path;
  const mended = scheme + mendedHost + mendedPath;
  if (mended === typed || !(isHost || (!isRight && prefix !== ''))) return null;
  return scheme === '' ? `https://${mended}` : mended;
}

function mendHost(host: string, isWeb: boolean): string {
  if (/[@[]/.test(host)) return host;
  const whole = isWeb ? host.replace(/(?<!\s)\s+(?=\.)|(?<=\.)\s+/g, '') : host;
  return whole
    .replace(/[,.]+/g, '.')
    .replace(/^\.(?=.)/, '')
    .replace(ENDING_SLIP, '.com');
}
