const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
  ...{ ѕ: 's', і: 'i', ј: 'j', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'i' },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{ '0': 'o', '1': 'i', l: 'i', ı: 'i', ɡ: 'g', ø: 'o', '5': 's' },
};

/** Returns the host in lower case, in the script in which it was typed; null without a host that has a dot. */
export function hostOf(link: string): string | null {
  const [, host] = /^\s*(?:https?:\/\/|\/\/)?(?:[^/?#@\s]*@)?([^/?#:@\s]+\.[^/?#:@\s]+)/i.exec(link) ?? [];
  return host === undefined ? null : host.toLowerCase();
}

/** Whether a label of a host mixes Latin letters with Cyrillic or Greek letters, many of which look like Latin ones. */
export function mixesScripts(host: string): boolean {
  return host
    .split('.')
    .some((label) => /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label));
}

/** Returns a key for what a host looks like. Hosts that are easily confused have the same key. */
export function hostLook(host: string): string {
  const plain = host.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain]
    .map((character) => LOOKS_LIKE[character] ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Maps hosts to the most frequent host that looks like them, which itself is left out. `counts`: occurrences. */
export function similarHosts(counts: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const leaders = new Map<string, string>();
  for (const [host, count] of counts) {
    const look = hostLook(host);
    const leader = leaders.get(look);
    if (leader === undefined || count > (counts.get(leader) ?? 0)) leaders.set(look, host);
  }
  const similar = new Map<string, string>();
  for (const host of counts.keys()) {
    const leader = leaders.get(hostLook(host)) as string;
    if (leader !== host) similar.set(host, leader);
  }
  return similar;
}
