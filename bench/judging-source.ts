// What the benchmark of answers measures.
export { judge } from '#scanning/judging';
export { loadReaders, PlainReadings } from '#scanning/tunnel';
