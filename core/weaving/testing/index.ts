export { drawSample, SAMPLE_PICTURES, type SamplePicture } from './sample-pictures.ts';
