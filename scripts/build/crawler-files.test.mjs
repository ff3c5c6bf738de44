import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeCrawlerFiles } from './crawler-files.mjs';

it('the site map lists every path as an escaped address, and robots.txt allows all pages and names the site map', async () => {
  mkdirSync('build', { recursive: true });
  const folder = mkdtempSync('build/crawler-test-');
  try {
    await writeCrawlerFiles(['/', '/a?b&c'], (path) => `https://example.org${path}`, folder);
    const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
    expect(sitemap.match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://example.org/</loc>',
      '<loc>https://example.org/a?b&amp;c</loc>',
    ]);
    expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
