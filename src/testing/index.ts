export { expectLinear } from './doubling.ts';
