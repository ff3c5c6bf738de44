/** Writes the files for search engines: robots.txt and sitemap.xml. */
import { writeFile } from 'node:fs/promises';

/**
 * @param {readonly string[]} addresses every address to be listed, the home page's first
 * @param {string} folder
 */
export async function writeCrawlerFiles(addresses, folder) {
  const entries = addresses.map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
  await writeFile(`${folder}/sitemap.xml`, sitemap);
  await writeFile(
    `${folder}/robots.txt`,
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', addresses[0])}\n`,
  );
}

/** @param {string} text */
function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
