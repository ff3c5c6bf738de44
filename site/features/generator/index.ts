export { Generator } from './generator.tsx';
export { touch } from './touch.ts';
