// Bundles each encoder of engine.mjs as one minified file, as a page would load it.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ENCODERS, entryOf } from './engine-encoders.mjs';

const OUTPUT = resolve(import.meta.dirname, '../build/bench');

/** Bundles every encoder and returns the URLs of the files by the encoders' names. */
export async function bundleEncoders() {
  mkdirSync(OUTPUT, { recursive: true });
  /** @type {Record<string, string>} */
  const files = {};
  for (const [i, name] of Object.keys(ENCODERS).entries()) {
    const entry = join(OUTPUT, `encoder-${i}.entry.mjs`);
    const file = join(OUTPUT, `encoder-${i}.mjs`);
    writeFileSync(entry, entryOf(name, resolve(import.meta.dirname, 'engine-encoders.mjs')));
    const bundle = await rolldown({
      input: entry,
      resolve: { alias: { '#engine': resolve(import.meta.dirname, '../core/engine/index.ts') } },
      logLevel: 'silent',
    });
    await bundle.write({ file, format: 'esm', minify: true });
    await bundle.close();
    files[name] = pathToFileURL(file).href;
  }
  return files;
}
