import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Decoder } from '#scanning/tunnel';
import type { JudgeTools } from '#scanning/verdict';

/**
 * Loads the tools for finding verdicts, as the site's worker does. The decoder's WebAssembly comes from its package.
 * The tools decode each picture once, because a file of tests judges some designs several times.
 */
export async function loadJudgeTools(): Promise<JudgeTools> {
  // Loaded on demand, because most tests that import this folder judge nothing.
  const { loadDecoders, PlainReadings } = await import('#scanning/tunnel');
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const decoders = await loadDecoders({ bytes: new Uint8Array(wasm).buffer });
  return { decoders: decoders.map(decodingOnce), plain: new PlainReadings(), pause: async () => undefined };
}

function decodingOnce(decoder: Decoder): Decoder {
  const results = new Map<string, ReturnType<Decoder['read']>>();
  return {
    ...decoder,
    read(pixels) {
      const { width, height, data } = pixels;
      const key = `${width} ${height} ${createHash('sha1').update(data).digest('base64')}`;
      const result = results.get(key) ?? decoder.read(pixels);
      results.set(key, result);
      return result;
    },
  };
}
