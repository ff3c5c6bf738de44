export { Generator } from './generator.tsx';
