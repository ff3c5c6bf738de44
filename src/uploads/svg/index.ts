export type { InspectPixels } from './parse-svg.ts';
export { readSvg, type SafeSvg } from './read-svg.ts';
export type { SvgRefusal } from './refusal.ts';
