export { Many } from './many.tsx';
