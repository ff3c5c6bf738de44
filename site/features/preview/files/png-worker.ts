// Writes PNG files in a worker, so that the page stays responsive.
import { answerPage } from '#workers';
import { PNG_WORKS, type PngWork } from './png-work.ts';

answerPage<PngWork>(PNG_WORKS);
