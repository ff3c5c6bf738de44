import { describe, expect, test } from 'vitest';
import { type HeadTag, headHtml, headTags, type PageHead } from './head-tags.ts';
import { webPage } from './structured-data.ts';

const page: PageHead = {
  title: 'QR Code Templates',
  description: 'Templates for everybody.',
  keywords: ['qr', 'template'],
  path: '/templates',
  structuredData: [],
};

function contentOf(tags: readonly HeadTag[], name: string): string | undefined {
  return tags.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes.content;
}

describe('the head of a page', () => {
  test('makes the canonical address absolute and percent-encoded, but never encodes it twice', () => {
    for (const path of ['/community/post/二维码-5', '/community/post/%E4%BA%8C%E7%BB%B4%E7%A0%81-5']) {
      const link = headTags({ ...page, path }).find(({ element }) => element === 'link');
      expect(link?.attributes.rel).toBe('canonical');
      expect(link?.attributes.href).toMatch(/^https?:\/\/[^/]+\/community\/post\/%E4%BA%8C%E7%BB%B4%E7%A0%81-5$/);
      expect(contentOf(headTags({ ...page, path }), 'og:url')).toBe(link?.attributes.href);
    }
  });
});

describe('the head as HTML', () => {
  test('escapes its content, so that no title or description can close its element', () => {
    const hostile = '</title><script>alert(1)</script>" onload="x';
    const html = headHtml(headTags({ ...page, title: hostile, description: hostile, keywords: [hostile] }));
    expect(html).not.toContain('<script');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).not.toMatch(/content="[^"]*" onload/);
  });

  test('does not escape the text of a script', () => {
    const data = { name: 'Q&A', description: '<b>', path: '/' };
    const tags = headTags({ ...page, structuredData: [webPage(data)] });
    const [, text] = /<script type="application\/ld\+json" data-head>(.*?)<\/script>/.exec(headHtml(tags)) ?? [];
    expect(JSON.parse(text)).toMatchObject({ '@type': 'WebPage', name: 'Q&A', description: '<b>' });
  });
});
