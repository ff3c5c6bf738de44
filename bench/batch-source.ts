// What the benchmark of many codes measures.

export { keptOrder, makeRows, startMakers } from '#batch/worker';
export { packEntry, ZipWriter } from '#batch/zip';
export { DEFAULT_DESIGN } from '#design';
