export { type ChangeFacts, COLOR_FIELDS, type Recoloring } from './change.ts';
export {
  findRedLightRepair,
  findRepair,
  type NoRepair,
  type Repair,
  repairEverything,
  whyNoRepair,
} from './repairs.ts';
export { designOf, type Trial, tryDesign } from './trial.ts';
