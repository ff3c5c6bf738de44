import { readFileSync } from 'node:fs';
import type { JudgeTools } from '#scanning/verdict';

/**
 * Loads the tools for finding verdicts, as the site's worker does. The decoder's WebAssembly comes from its package.
 */
export async function loadJudgeTools(): Promise<JudgeTools> {
  // Loaded on demand, because most tests that import this folder judge nothing.
  const { loadDecoders, PlainReadings } = await import('#scanning/tunnel');
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const decoders = await loadDecoders({ bytes: new Uint8Array(wasm).buffer });
  return { decoders, plain: new PlainReadings(), pause: async () => undefined };
}
