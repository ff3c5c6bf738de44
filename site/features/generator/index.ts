export { Generator } from './generator.tsx';
export { generatorParts } from './studio.ts';
