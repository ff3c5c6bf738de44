// resvg, ZXing and zbar in WebAssembly. resvg can be initialized only once, and the files with tests share their modules.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { loadZbar } from '../package/command/readers.ts';

const require = createRequire(import.meta.url);
const bytesOf = (file: string) => readFileSync(require.resolve(file));

await initWasm(bytesOf('@resvg/resvg-wasm/index_bg.wasm'));
const wasmBinary = new Uint8Array(bytesOf('zxing-wasm/reader/zxing_reader.wasm')).buffer;
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });

export const readByZbar = await loadZbar();

export { Resvg } from '@resvg/resvg-wasm';
export { readBarcodes } from 'zxing-wasm/reader';
