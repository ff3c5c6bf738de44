// The sources that judging.mjs bundles.
export { DEFAULT_WEAVE } from '#design';
export { judge } from '#scanning/judging';
export { loadReaders, PlainReadings } from '#scanning/tunnel';
