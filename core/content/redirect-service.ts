/**
 * Hosts that redirect to other addresses: well-known providers of short links and of codes whose target can be changed
 * later. A code with such a link stops working when the service does. The list cannot be complete; other hosts get no
 * caution.
 */
const REDIRECT_HOSTS: ReadonlySet<string> = new Set([
  'bit.ly',
  'bitly.com',
  'j.mp',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'ow.ly',
  'is.gd',
  'v.gd',
  'buff.ly',
  'rebrand.ly',
  'cutt.ly',
  'rb.gy',
  'shorturl.at',
  'tiny.cc',
  't.ly',
  'lnkd.in',
  'dub.sh',
  'short.io',
  'bl.ink',
  'qrco.de',
  'qrs.ly',
  'scnv.io',
  'me-qr.com',
  'qrfy.io',
  'qr.page',
  'flowcode.com',
  'flow.page',
  'q-r.to',
  'page.link',
]);

/** Hosts whose links open a chat or a group, which its owner can close or move. */
const MESSENGER_HOSTS: ReadonlySet<string> = new Set([
  'wa.me',
  'whatsapp.com',
  't.me',
  'telegram.me',
  'm.me',
  'messenger.com',
  'signal.me',
  'signal.group',
  'line.me',
  'viber.com',
  'discord.gg',
  'discord.com',
  'zalo.me',
  'open.kakao.com',
  'u.wechat.com',
  'join.skype.com',
  'join.slack.com',
]);

/** Returns the host of a link through a known redirect service; null for other links and texts. */
export function redirectService(text: string): string | null {
  return hostAmong(REDIRECT_HOSTS, text);
}

/** Returns the host of a link that opens a chat or group of a known messenger; null for other links and texts. */
export function messengerService(text: string): string | null {
  return hostAmong(MESSENGER_HOSTS, text);
}

/** Returns the listed host to which a link leads, or null. Compares whole labels: `notbit.ly` is not `bit.ly`. */
function hostAmong(hosts: ReadonlySet<string>, text: string): string | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const { hostname } = new URL(text);
  const labels = hostname.toLowerCase().split('.');
  const candidates = labels.slice(0, -1).map((_, k) => labels.slice(k).join('.'));
  return candidates.find((host) => hosts.has(host)) ?? null;
}
