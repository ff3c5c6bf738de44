export { type Late, LoadFailure, late } from './late.ts';
export { twice } from './twice.ts';
