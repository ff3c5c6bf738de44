import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowCases } from '#testing';
import { encodeUrl } from './url.ts';

describe('a web address', () => {
  it.each(
    arrowCases({
      'gets https:// if no scheme was typed': 'example.com → https://example.com',
      'is trimmed': '  https://example.com/a?b=c#d  → https://example.com/a?b=c#d',
      'keeps its scheme, host and path in the case they were typed':
        'HTTPS://Example.com/Path → HTTPS://Example.com/Path',
      'keeps ASCII byte for byte, even percent signs': 'http://example.com/%e4/100% → http://example.com/%e4/100%',
      'gets its host in punycode and the rest percent-encoded':
        'https://bücher.example/ä?q=ö#ü → https://xn--bcher-kva.example/%C3%A4?q=%C3%B6#%C3%BC',
      'gets a scheme and punycode if it needs both': 'bücher.example → https://xn--bcher-kva.example/',
      'gets a scheme before two slashes': '//cdn.example.com/x → https://cdn.example.com/x',
      'may be a host with a port': 'localhost:3000 → https://localhost:3000',
      'may be a host with a port and a path': 'example.com:8080/x → https://example.com:8080/x',
      'may be a host with a port and a query': 'printer:80?a → https://printer:80?a',
      'may be an IPv4 address with a port': '192.168.0.1:8080 → https://192.168.0.1:8080',
      'may be an IPv6 address': '[2001:db8::1]:3000/x → https://[2001:db8::1]:3000/x',
      'may have an underscore in its host': 'https://my_shop.example/ → https://my_shop.example/',
      'keeps a scheme before a short number': 'tel:112 → tel:112',
      'keeps a scheme in capitals before a short number': 'SIP:100 → SIP:100',
      'keeps the scheme isbn:': 'isbn:12345 → isbn:12345',
      'may be a host that begins with isbn': 'isbn.example:12345 → https://isbn.example:12345',
      'may be a host in capitals with a port': 'EXAMPLE.COM:80 → https://EXAMPLE.COM:80',
      'may be a host that ends like a scheme': 'hotel:80 → https://hotel:80',
      'keeps a scheme whose path ends like a port': 'foo:bar:80 → foo:bar:80',
      'keeps a scheme before six digits': 'foo:123456 → foo:123456',
      'may be a host with a port of five digits': 'foo:12345 → https://foo:12345',
      'keeps mailto:': 'mailto:jane@example.com?subject=Hi → mailto:jane@example.com?subject=Hi',
      'keeps a scheme before a number with a comma': 'geo:52,13 → geo:52,13',
      'keeps the scheme of an app': 'com.example.app+x://open/1 → com.example.app+x://open/1',
    }),
  )('%s', (_, typed, text) => {
    expect(encodeUrl(typed)).toEqual({ text, cautions: [] });
  });

  it.each([
    ...['tel', 'fax', 'callto', 'sip', 'sips', 'sms', 'smsto', 'mms', 'mmsto'],
    ...['isbn', 'issn', 'ismn', 'ean', 'gtin', 'upc', 'doi', 'pmid', 'oclc', 'lccn'],
  ])('keeps the scheme %s before a number', (scheme) => {
    expect(encodeUrl(`${scheme}:12345`)).toEqual({ text: `${scheme}:12345`, cautions: [] });
  });

  it.each([
    ['hello world'],
    ['Note: call the office'],
    ['http://exa mple.com/'],
    ['https://ex<ä>mple.com'],
    ['tel:+1 415 555 0123'],
    ['\ud800.example'],
    ['=1+1'],
    ['https://a+b.example'],
    ['https://'],
    ['https://example.com:80:80'],
    ['3.50'],
    [`https://${'a'.repeat(64)}.example`],
    ['https://-a.example'],
  ])('that is not valid is kept as typed, with a caution: %j', (typed) => {
    expect(encodeUrl(typed)).toEqual({ text: typed, cautions: [{ field: 'content', kind: 'no-web-address' }] });
  });

  it.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['\u200bvbscript:x'],
    ['data:text/html,<b>x</b>'],
    ['DATA :,x'],
  ])('that would run as a program is kept as typed, with a caution: %j', (typed) => {
    expect(encodeUrl(` ${typed} `)).toEqual({ text: typed, cautions: [{ field: 'content', kind: 'not-opened' }] });
  });

  it.each([
    ['https://https://example.com', 'https://example.com'],
    ['https://http://example.com/a', 'http://example.com/a'],
    ['https://https//example.com/menu', 'https://example.com/menu'],
    ['http//example.com', 'http://example.com'],
    ['https//example.com', 'https://example.com'],
    ['https:\\\\example.com\\menu', 'https://example.com/menu'],
    ['https:/example.com', 'https://example.com'],
    ['https:example.com', 'https://example.com'],
    ['https;//example.com', 'https://example.com'],
    ['https: //example.com', 'https://example.com'],
    ['ttps://example.com', 'https://example.com'],
    ['htp://example.com', 'http://example.com'],
    ['htps://example.com', 'https://example.com'],
    ['hhtps://example.com', 'https://example.com'],
    ['htttp://example.com', 'http://example.com'],
    ['www,example.com', 'https://www.example.com'],
    ['www.example,com/a,b', 'https://www.example.com/a,b'],
    ['www..example.com', 'https://www.example.com'],
    ['www. example.com', 'https://www.example.com'],
    ['https://example .com/a', 'https://example.com/a'],
    ['example.con', 'https://example.com'],
    ['example.com\\menu', 'https://example.com/menu'],
  ])('with a slip is kept as typed, and offered mended: %j', (typed, mended) => {
    expect(encodeUrl(typed)).toEqual({ text: typed, cautions: [{ field: 'content', kind: 'link-slip', mended }] });
    expect(encodeUrl(mended)).toEqual({ text: mended, cautions: [] });
  });

  it.each([
    ['https://web.archive.org/web/2020/https://example.com/'],
    ['https://http.cat/404'],
    ['https://t.co/a'],
    ['https://example.com/a,b..c'],
    ['https://example.com/a?path=C:\\b'],
  ])('without a slip is kept: %j', (typed) => {
    expect(encodeUrl(typed)).toEqual({ text: typed, cautions: [] });
  });

  it.each([
    ['C:\\Users\\Public\\menu.pdf'],
    ['"C:\\Users\\Public\\my menu.pdf"'],
    ['\\\\server\\share\\menu.pdf'],
    ['file:///C:/menu.pdf'],
    ['/Users/jane/menu.pdf'],
    ['blob:https://example.com/1'],
  ])('that is a path on a disk is kept as typed, with a caution: %j', (typed) => {
    expect(encodeUrl(typed)).toEqual({ text: typed, cautions: [{ field: 'content', kind: 'on-a-device' }] });
  });

  it('may contain a space, which is percent-encoded, with a caution', () => {
    expect(encodeUrl('https://example.com/a b')).toEqual({
      text: 'https://example.com/a%20b',
      cautions: [{ field: 'content', kind: 'space-in-link', mended: 'https://example.com/a' }],
    });
    expect(encodeUrl('example.com is nice').cautions).toEqual([
      { field: 'content', kind: 'no-web-address', mended: 'example.com' },
    ]);
  });

  it('ends at a line break or tab, and what follows is offered back', () => {
    expect(encodeUrl('https://example.com/a\nb')).toEqual({
      text: 'https://example.com/a',
      cautions: [{ field: 'content', kind: 'end-left-out', after: 'b', mended: 'https://example.com/ab' }],
    });
  });

  it('with a host of one word gets a caution, unless it has a port', () => {
    expect(encodeUrl('menu')).toEqual({
      text: 'https://menu',
      cautions: [{ field: 'content', kind: 'no-domain', host: 'menu' }],
    });
    expect(encodeUrl('http://localhost/').cautions).toEqual([]);
  });

  it.each([
    ['https://user:pw@example.com/', 'https://user:pw@example.com/'],
    ['ftp://jane@example.com/', 'ftp://jane@example.com/'],
    ['jane@example.com', 'https://jane@example.com'],
  ])('with a user name gets a caution: %j', (typed, text) => {
    expect(encodeUrl(typed)).toEqual({ text, cautions: [{ field: 'content', kind: 'user-name' }] });
  });

  it.each([
    ['https://example.com/@jane'],
    ['https://example.com?next=https://jane@example.com'],
    ['example:https://jane@example.com'],
    ['https://example.com/javascript:alert(1)'],
  ])('gets no caution for an @ or a scheme after its beginning: %j', (address) => {
    expect(encodeUrl(address)).toEqual({ text: address, cautions: [] });
  });

  it('of ASCII characters is kept unchanged, and gets https:// if it has no scheme', () => {
    const hostAndPath = fc.stringMatching(
      /^[A-Za-z0-9]{1,5}(?:-[A-Za-z0-9]{1,3})?\.[a-z]{2}(:[1-5]?[0-9]{1,4})?([/?#][!-~]{0,12})?$/,
    );
    fc.assert(
      fc.property(hostAndPath, (address) => {
        expect(encodeUrl(`https://${address}`).text).toBe(`https://${address}`);
        expect(encodeUrl(`//${address}`).text).toBe(`https://${address}`);
        expect(encodeUrl(address).text).toBe(`https://${address}`);
      }),
    );
  });

  it('with words of any script is percent-encoded, and decodes to the words as typed', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N} ]{1,20}$/u).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(word, word, word, (path, query, fragment) => {
        const { text } = encodeUrl(`example.com/${path}?${query}#${fragment}`);
        expect(text).toMatch(/^[!-~]+$/);
        const [, ...parts] = /^https:\/\/example\.com\/(.*)\?(.*)#(.*)$/.exec(text) ?? [];
        expect(parts.map(decodeURIComponent)).toEqual([path, query, fragment]);
      }),
    );
  });

  it('that gets no caution is encoded without spaces or characters beyond ASCII', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0x2fff).map((unit) => String.fromCharCode(unit)), minLength: 1 }),
        (typed) => {
          const { text, cautions } = encodeUrl(typed);
          if (cautions.length === 0) expect(text).toMatch(/^[!-~]+$/);
        },
      ),
    );
  });
});
