export { finishedCode, Preview } from './preview.tsx';
