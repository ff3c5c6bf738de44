/** Compresses files in advance, so that no server has to do it while a visitor waits. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;

/**
 * Writes `x.br` and `x.gz` beside each compressible file x, each only if it is smaller than x.
 * @param {string} folder
 * @param {number} quality of brotli, up to 11, which takes thirty times as long as 6 and saves 8 %
 * @returns {Promise<{ files: number, bytes: number, compressed: number }>} the number of the folder's files, their
 * bytes, and their bytes as sent by a server with brotli
 */
export async function compressFiles(folder, quality) {
  const totals = { files: 0, bytes: 0, compressed: 0 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    let smallest = content.length;
    if (COMPRESSIBLE.test(entry.name)) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const brotli = await promisify(brotliCompress)(content, { params });
      const zipped = await promisify(gzip)(content, { level: 9 });
      if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
      if (zipped.length < content.length) await writeFile(`${path}.gz`, zipped);
      smallest = Math.min(smallest, brotli.length);
    }
    totals.files += 1;
    totals.bytes += content.length;
    totals.compressed += smallest;
  }
  return totals;
}
