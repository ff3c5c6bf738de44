// Writes PNG files away from the page, which goes on meanwhile.
import { answerPage } from '#workers';
import { PNG_WORKS, type PngWork } from './png-work.ts';

answerPage<PngWork>(PNG_WORKS);
