// What the benchmark of answers measures.
export { DEFAULT_WEAVE } from '#design';
export { judge } from '#scanning/judging';
export { loadReaders, PlainReadings } from '#scanning/tunnel';
