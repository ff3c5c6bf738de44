export { type CodeOptions, chooseCode } from './choose-code.ts';
export { decoyDistance, NO_DECOY } from './decoy.ts';
export { localMeans } from './local-means.ts';
export { pointWeight, readingPoints } from './reading-points.ts';
