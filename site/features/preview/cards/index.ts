export { PrintDesk } from './print-desk.tsx';
