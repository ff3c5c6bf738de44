/**
 * Hosts that redirect to other addresses: well-known makers of short links and of codes that can be changed afterwards.
 * A code with such a link stops working when the service does. The list is never complete, so other hosts get no
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

/** Hosts whose links open a chat or a group, which its owner can end or move. */
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

/** The host of a link that leads through a known redirect service; null for other links and texts. */
export function redirectService(text: string): string | null {
  return hostAmong(REDIRECT_HOSTS, text);
}

/** The host of a link that opens a chat or a group of a known messenger; null for other links and texts. */
export function messengerService(text: string): string | null {
  return hostAmong(MESSENGER_HOSTS, text);
}

/** Hosts are matched by whole labels: `notbit.ly` is not `bit.ly`. */
function hostAmong(hosts: ReadonlySet<string>, text: string): string | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const { hostname } = new URL(text);
  const labels = hostname.toLowerCase().split('.');
  const candidates = labels.slice(0, -1).map((_, k) => labels.slice(k).join('.'));
  return candidates.find((host) => hosts.has(host)) ?? null;
}
