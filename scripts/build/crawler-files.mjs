/** Writes the files for search engines: robots.txt and sitemap.xml. */
import { writeFile } from 'node:fs/promises';

/**
 * @param {readonly string[]} paths every path to be listed
 * @param {(path: string) => string} absoluteUrl
 * @param {string} folder
 */
export async function writeCrawlerFiles(paths, absoluteUrl, folder) {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>\n`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
  await writeFile(`${folder}/sitemap.xml`, sitemap);
  await writeFile(`${folder}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`);
}

/** @param {string} text */
function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
