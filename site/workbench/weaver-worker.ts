// Weaves in a worker, because weaving a picture takes much longer than the page may take for an animation frame.
import type { UploadedImage } from '#raster';
import { answerPage } from '#workers';
import { WEAVER_WORKS, type WeaverWork } from './answer-weaver.ts';

answerPage<WeaverWork, UploadedImage>(WEAVER_WORKS);
