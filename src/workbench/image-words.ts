import type { ImageErrorCode } from '#uploads';

/** Why an image is not taken, and what helps. */
export const IMAGE_TROUBLE: Readonly<Record<ImageErrorCode, string>> = {
  'not-an-image': 'This file is no image that is known here. Choose a PNG, JPEG, WebP, GIF, AVIF or SVG.',
  unreadable: 'This file cannot be opened. Choose it again, or another one.',
  damaged: 'This image is damaged or cut off. Save it again, or choose another one.',
  unsupported: 'This browser cannot show images of this kind. Save it as PNG or JPEG.',
  empty: 'There is nothing to see in this image: all of it is clear. Choose another one.',
  'too-large': 'This image is too large to be read here. Save it smaller; 1024 pixels a side are enough.',
  'too-complex': 'This drawing is too complex to be drawn here. Export it as PNG.',
  'not-plain':
    'This drawing holds what is not drawn here, such as web pages, typefaces or other drawings. Export it as PNG.',
  falsified:
    'This browser changes the pixels of images, to hide who visits. Choose a PNG, or allow this site to read canvases.',
  'no-canvas': 'This browser gives no canvas to draw the image on. Choose a PNG, or use another browser.',
};
