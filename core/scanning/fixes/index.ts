export { type ChangeFacts, COLOR_FIELDS, type Recoloring } from './change.ts';
export {
  type Fix,
  findFix,
  findRedLightFix,
  fixEverything,
  type NoFix,
  whyNoFix,
} from './fixes.ts';
export { designOf, type Trial, tryDesign } from './trial.ts';
