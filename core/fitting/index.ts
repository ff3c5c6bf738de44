export { type CodeOptions, chooseCode } from './choose-code.ts';
export { decoyDistance, NO_DECOY } from './decoy.ts';
export { localMeans, pointWeight, readingPoints } from './sampling.ts';
