export { finished, Preview } from './preview.tsx';
