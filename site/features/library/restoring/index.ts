export { restore } from './restore.ts';
