// Weaves in a worker, because a picture takes many times as long as a frame.
import type { UploadedImage } from '#raster';
import { answerPage } from '#workers';
import { WEAVER_WORKS, type WeaverWork } from './answer-weaver.ts';

answerPage<WeaverWork, UploadedImage>(WEAVER_WORKS);
