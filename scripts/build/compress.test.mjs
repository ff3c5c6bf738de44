import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from './compress.mjs';

it('compressFiles compresses a text only if that makes it smaller, and never a picture', async () => {
  mkdirSync('build', { recursive: true });
  const folder = mkdtempSync('build/compress-test-');
  try {
    const text = 'a text that is repeated '.repeat(50);
    mkdirSync(join(folder, 'below'));
    writeFileSync(join(folder, 'below/long.js'), text);
    writeFileSync(join(folder, 'short.html'), 'a');
    writeFileSync(join(folder, 'picture.png'), text);
    const { files, bytes, compressed } = await compressFiles(folder);
    const brotli = readFileSync(join(folder, 'below/long.js.br'));
    expect(String(brotliDecompressSync(brotli))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(folder, 'below/long.js.gz'))))).toBe(text);
    for (const name of ['short.html', 'picture.png']) {
      for (const ending of ['.br', '.gz']) expect(existsSync(join(folder, name + ending)), name + ending).toBe(false);
    }
    expect({ files, bytes }).toEqual({ files: 3, bytes: 2 * text.length + 1 });
    expect(compressed).toBe(brotli.length + text.length + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
