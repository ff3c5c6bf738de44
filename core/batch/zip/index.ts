export { GrowingBytes } from './growing-bytes.ts';
export { packEntry, type ZipEntry } from './zip-entry.ts';
export { type NamedEntry, ZipWriter } from './zip-writer.ts';
