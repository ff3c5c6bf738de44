import { readDataUrl } from '#raster';
import type { DecoderModule } from '#scanning/tunnel';

/** Returns the WebAssembly module of ZXing, which is in the package. */
export async function decoderModule(): Promise<DecoderModule> {
  const { default: url } = await import('zxing-wasm/reader/zxing_reader.wasm?url&inline');
  return { bytes: readDataUrl(url)!.bytes.buffer };
}
