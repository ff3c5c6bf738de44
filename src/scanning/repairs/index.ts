export type { ChangeFacts } from './change.ts';
export {
  designOf,
  findRepair,
  type NoRepair,
  type Repair,
  repairEverything,
  type Trial,
  tryDesign,
  whyNoRepair,
} from './repairs.ts';
