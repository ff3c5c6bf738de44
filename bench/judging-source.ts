// The sources that judging.mjs bundles.
export { DEFAULT_WEAVE } from '#design';
export { judge } from '#scanning/judging';
export { loadDecoders, PlainReadings } from '#scanning/tunnel';
