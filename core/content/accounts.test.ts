import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentType } from '#design';
import { arrowCases } from '#testing';
import { encodeContent } from './index.ts';

interface Service {
  readonly type: ContentType;
  readonly service: string;
  /** Hosts with the same pages; `text` is encoded for the path `/a/b?c=d` on each of them. */
  readonly hosts: readonly string[];
  readonly text: string;
  readonly tracking: readonly string[];
  readonly cases: Readonly<Record<string, string>>;
  readonly neither: readonly string[];
}

function under(prefixes: readonly string[], ...hosts: readonly string[]): string[] {
  return prefixes.flatMap((prefix) => hosts.map((host) => `${prefix}${host}`));
}

const SERVICES: readonly Service[] = [
  {
    type: 'facebook',
    service: 'Facebook',
    hosts: under(['www.', 'm.', 'mobile.', 'touch.', 'mbasic.', 'web.', ''], 'facebook.com', 'fb.com'),
    text: 'https://www.facebook.com/a/b?c=d',
    tracking: ['mibextid', 'rdid', 'share_url', 'sfnsn', '__cft__[0]', '__tn__'],
    cases: {
      'keeps its case': 'John.Smith55 → https://www.facebook.com/John.Smith55',
      'may follow an @': '@zuck → https://www.facebook.com/zuck',
      'may have 50 characters': `${'j'.repeat(50)} → https://www.facebook.com/${'j'.repeat(50)}`,
      'may be that of a page': 'Some-Page-100064 → https://www.facebook.com/Some-Page-100064',
      'that is a number is an id': '100004123456789 → https://www.facebook.com/profile.php?id=100004123456789',
      'of a group keeps its path and loses its tracking':
        'https://m.facebook.com/groups/12/?mibextid=q&fbclid=1 → https://www.facebook.com/groups/12/',
      'of a profile keeps its id':
        'facebook.com/profile.php?id=1&__cft__[0]=z&__tn__=%2CO → https://www.facebook.com/profile.php?id=1',
      'of a video keeps its id': 'https://web.facebook.com/watch/?v=1&rdid=x → https://www.facebook.com/watch/?v=1',
      'of a photo keeps its fragment':
        'facebook.com/photo?fbid=1&set=a.2#x → https://www.facebook.com/photo?fbid=1&set=a.2#x',
      'keeps parameters that only look like tracking':
        'facebook.com/x?xrdid=1&rdid2=2 → https://www.facebook.com/x?xrdid=1&rdid2=2',
      'keeps the capitals of its path': 'HTTP://FB.com/Zuck → https://www.facebook.com/Zuck',
      'may be a short one': 'fb.watch/AbC/?mibextid=x → https://fb.watch/AbC/',
      'may lead to a conversation': 'm.me/zuck → https://m.me/zuck',
      'of a page on another host keeps that host': 'business.facebook.com/x → https://business.facebook.com/x',
    },
    neither: ['John Smith', '.john', 'john_', 'j'.repeat(51), 'fb://profile/1', 'https://facebook.com.example/x'],
  },
  {
    type: 'instagram',
    service: 'Instagram',
    hosts: under(['www.', 'm.', ''], 'instagram.com', 'instagr.am'),
    text: 'https://www.instagram.com/a/b?c=d',
    tracking: ['igsh', 'igshid'],
    cases: {
      'may follow an @': '@jane.doe_1 → https://www.instagram.com/jane.doe_1/',
      'is written in lower case': '@Jane.Doe_1 → https://www.instagram.com/jane.doe_1/',
      'may follow a full-width @': '＠jane → https://www.instagram.com/jane/',
      'may have 30 characters': `${'j'.repeat(30)} → https://www.instagram.com/${'j'.repeat(30)}/`,
      'loses its tracking': 'https://www.instagram.com/jane/?igsh=abc%3D → https://www.instagram.com/jane/',
      'needs no scheme': 'instagram.com/jane → https://www.instagram.com/jane/',
      'may start with two slashes': '//instagram.com/jane → https://www.instagram.com/jane/',
      'of a post keeps its path, other parameters and fragment':
        'instagram.com/p/AbC_d/?utm_source=x&img_index=2&igshid=y#c → https://www.instagram.com/p/AbC_d/?img_index=2#c',
      'keeps parameters that only look like tracking':
        'instagram.com/p/a?xigsh=1&igsh2=2 → https://www.instagram.com/p/a?xigsh=1&igsh2=2',
      'of a page on another host keeps that host': 'https://help.instagram.com/1 → https://help.instagram.com/1',
      'may be that of the start page': 'instagram.com → https://www.instagram.com/',
      'keeps a path that cannot be a name': 'instagram.com/a..b → https://www.instagram.com/a..b',
    },
    neither: [
      'jane doe',
      'a..b',
      '.a',
      'a.',
      'jane!',
      'j'.repeat(31),
      'instagram.com/jane doe',
      'https://twitter.com/jane',
      'https://www.instagram.com.example/jane',
      'ftp://instagram.com/jane',
      'https://instagram.com@example.org/jane',
      'https://instagram.com:8443/jane',
      'jane@instagram.com',
      'instagram://user?username=jane',
    ],
  },
  {
    type: 'twitter',
    service: 'Twitter',
    hosts: under(['www.', 'm.', 'mobile.', ''], 'twitter.com', 'x.com'),
    text: 'https://x.com/a/b?c=d',
    tracking: ['s', 't', 'ref_src', 'ref_url'],
    cases: {
      'may have 15 characters': `@${'j'.repeat(15)} → https://x.com/${'j'.repeat(15)}`,
      'loses its tracking': 'https://twitter.com/jane_doe?s=21 → https://x.com/jane_doe',
      'loses the slash after a name': 'https://x.com/jane/ → https://x.com/jane',
      'of a post keeps its path': 'mobile.twitter.com/jane/status/123?s=20&t=abc → https://x.com/jane/status/123',
      'of a search keeps its query':
        'twitter.com/search?q=qr%20code&src=x&ref_src=y → https://x.com/search?q=qr%20code&src=x',
      'keeps a parameter if its name merely contains the name of a tracking parameter':
        'x.com/a/b?text=1&xs=2&autm_=3&fbclid2=4&UTM_X=5&gclid=6 → https://x.com/a/b?text=1&xs=2&autm_=3&fbclid2=4',
      'keeps another address in its query':
        'x.com/intent/tweet?url=https://a.example/&text=a@b → https://x.com/intent/tweet?url=https://a.example/&text=a@b',
      'of a page on another host keeps that host': 'https://help.x.com/en → https://help.x.com/en',
      'may be a short one': 't.co/AbC → https://t.co/AbC',
    },
    neither: [
      'jane doe',
      'jane.doe',
      '#qr',
      'j'.repeat(16),
      'xx.com/jane',
      'https://example.com/x.com',
      'javascript:alert(1)',
    ],
  },
  {
    type: 'youtube',
    service: 'YouTube',
    hosts: under(['www.', 'm.', ''], 'youtube.com'),
    text: 'https://www.youtube.com/a/b?c=d',
    tracking: ['si', 'feature', 'pp'],
    cases: {
      'may follow an @': '@Jane-Doe_1.x → https://www.youtube.com/@Jane-Doe_1.x',
      'may have 30 characters': `${'j'.repeat(30)} → https://www.youtube.com/@${'j'.repeat(30)}`,
      'is percent-encoded': '@日本語 → https://www.youtube.com/@%E6%97%A5%E6%9C%AC%E8%AA%9E',
      'may have marks and middle dots': 'col·lecció → https://www.youtube.com/@col%C2%B7lecci%C3%B3',
      'may contain something that looks like an id':
        'xUC_x5XG1OV2P6uZZ5FSM9Ttw → https://www.youtube.com/@xUC_x5XG1OV2P6uZZ5FSM9Ttw',
      'may look like a host of the service if it follows an @': '@youtube.com → https://www.youtube.com/@youtube.com',
      "that is a channel's id keeps its case":
        'UC_x5XG1OV2P6uZZ5FSM9Ttw → https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw',
      'of a video keeps the video, the list and the time':
        'm.youtube.com/watch?v=dQw&si=x&list=PL&t=4s → https://www.youtube.com/watch?v=dQw&list=PL&t=4s',
      'keeps the spelling of its parameters':
        'youtube.com/results?search_query=a+b%20c&pp=x → https://www.youtube.com/results?search_query=a+b%20c',
      'keeps a parameter if its name merely contains the name of a tracking parameter':
        'youtube.com/x?six=1&xsi=2&app=3 → https://www.youtube.com/x?six=1&xsi=2&app=3',
      'keeps its fragment': 'youtube.com/watch?si=x&v=dQw#t=3 → https://www.youtube.com/watch?v=dQw#t=3',
      'keeps the short host': 'https://youtu.be/dQw4w9WgXcQ?si=zz&t=4 → https://youtu.be/dQw4w9WgXcQ?t=4',
      'of a custom name keeps its path': 'youtube.com/c/Jane → https://www.youtube.com/c/Jane',
      'of a handle keeps its tab': 'youtube.com/@jane/videos?si=1 → https://www.youtube.com/@jane/videos',
      'of a handle is percent-encoded': 'youtube.com/@日 → https://www.youtube.com/@%E6%97%A5',
      'of music keeps its host': 'music.youtube.com/watch?v=1&si=2 → https://music.youtube.com/watch?v=1',
    },
    neither: [
      'jane doe',
      'j'.repeat(31),
      '...',
      'jane/x',
      'https://vimeo.com/1',
      'youtu.be.example/x',
      'a b.youtube.com',
      '\ud800',
    ],
  },
];

describe.each(SERVICES)('$service', ({ type, service, hosts, text: same, tracking, cases, neither }) => {
  const encode = (content: string) => encodeContent({ type, content });

  it.each(arrowCases(cases))('a name or an address %s', (_, typed, text) => {
    expect(encode(typed)).toEqual({ text, cautions: [] });
  });

  it('addresses on all its hosts are the same, and lose what tracks visitors', () => {
    for (const host of hosts) expect(encode(`https://${host}/a/b?c=d`)).toEqual({ text: same, cautions: [] });
    for (const name of [...tracking, 'utm_source', 'fbclid', 'gclid']) {
      expect(encode(`https://${hosts[0]}/a/b?${name}=1&c=d`)).toEqual({ text: same, cautions: [] });
    }
  });

  it.each(neither)('other content is kept as typed, with a caution: %j', (typed) => {
    expect(encode(typed)).toEqual({
      text: typed,
      cautions: [{ field: 'content', kind: 'not-of-service', service }],
    });
  });
});

it.each<[ContentType, RegExp, readonly string[], (name: string) => string]>([
  ['facebook', /^[A-Za-z0-9][A-Za-z0-9.]{0,20}x$/, ['', '@', 'fb.com/'], (name) => `https://www.facebook.com/${name}`],
  [
    'instagram',
    /^[a-z0-9_]{1,10}(\.[a-z0-9_]{1,5}){0,3}$/,
    ['', '@', 'instagram.com/', 'HTTP://M.Instagram.com/@'],
    (name) => `https://www.instagram.com/${name}/`,
  ],
  [
    'twitter',
    /^[A-Za-z0-9_]{1,15}$/,
    ['', '@', ' @', 'twitter.com/', 'x.com/@', '//x.com/', 'https://mobile.twitter.com/', 'HTTP://WWW.X.COM/'],
    (name) => `https://x.com/${name}`,
  ],
  [
    'youtube',
    /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,20}$/u,
    ['@', 'm.youtube.com/@'],
    (name) => `https://www.youtube.com/@${encodeURIComponent(name)}`,
  ],
])('the address on %s contains the name as typed, whatever is typed before it', (type, names, beginnings, address) => {
  fc.assert(
    fc.property(fc.stringMatching(names), fc.constantFrom(...beginnings), (name, before) => {
      expect(encodeContent({ type, content: `${before}${name} ` })).toEqual({ text: address(name), cautions: [] });
    }),
  );
});
