export type { InspectPixels } from './parse-svg.ts';
export { readSvg, type SafeSvg } from './read-svg.ts';
export type { SvgExcess, SvgRefusal, SvgRefusalCode } from './refusal.ts';
