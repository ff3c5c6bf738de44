import { crc32, deflateSync } from 'node:zlib';

// Files made byte by byte, unlike those of any drawing program.

/** Zeros compress so well that a small file can decode to a picture larger than any memory. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, gray.
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(name, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/**
 * Returns an animated GIF of 8 × 8 pixels, each picture of one color and shown for a hundredth of a second, forever.
 */
export function animatedGif(colors: readonly (readonly [number, number, number])[]): Buffer {
  const pictures = colors.map((color) =>
    Buffer.concat([
      Buffer.from([0x21, 0xf9, 4, 4, 1, 0, 0, 0]),
      Buffer.from([0x2c, 0, 0, 0, 0, 8, 0, 8, 0, 0x80]),
      Buffer.from([...color, ...color]),
      plainPixels(64),
    ]),
  );
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([8, 0, 8, 0, 0, 0, 0]),
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0', 'latin1'),
    Buffer.from([3, 1, 0, 0, 0]),
    ...pictures,
    Buffer.from([0x3b]),
  ]);
}

/** Returns image data of color 0. The table is cleared so often that the codes never exceed 3 bits. */
function plainPixels(count: number): Buffer {
  const [clear, end] = [4, 5];
  const codes = [...Array.from({ length: count }, (_, index) => (index % 2 === 0 ? [clear, 0] : [0])).flat(), end];
  const bytes = Buffer.alloc(Math.ceil((codes.length * 3) / 8));
  codes.forEach((code, index) => {
    for (let bit = 0; bit < 3; bit++) {
      const at = 3 * index + bit;
      bytes[at >> 3] |= ((code >> bit) & 1) << (at & 7);
    }
  });
  return Buffer.concat([Buffer.from([2, bytes.length]), bytes, Buffer.from([0])]);
}

/** Orientations of EXIF: 6 is a quarter turn to the right, 3 upside down, 8 a quarter turn to the left. */
export function turnedJpeg(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16BE(orientation, 24);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(2 + exif.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
}

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1024 1024">${inside}</svg>`;

const AREA = '<rect width="1024" height="1024" fill="#c81e1e"/>';

const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Returns a chain of elements, in which each contains `width` areas that refer to the next. `refer` writes attributes. */
function chain(name: string, depth: number, width: number, refer: (id: string) => string, attributes = ''): string {
  const area = (id: string) => `<rect width="1024" height="1024" ${refer(id)}/>`;
  const links = repeat(depth, (k) => `<${name} id="a${k}" ${attributes}>${area(`a${k + 1}`).repeat(width)}</${name}>`);
  return `<defs>${links}<${name} id="a${depth}" ${attributes}>${AREA}</${name}></defs>${area('a0')}`;
}

const filter = (primitives: string, count = 1): string =>
  `<filter id="f">${primitives.repeat(count)}</filter><g filter="url(#f)">${AREA}</g>`;

const maskOf = (id: string): string => `mask="url(#${id})"`;
const tile = 'width="1000" height="1000" patternUnits="userSpaceOnUse"';
const marker = 'markerWidth="1024" markerHeight="1024" markerUnits="userSpaceOnUse"';

/** SVG files that would take seconds to hours to draw, and are refused without being drawn. */
export const REFUSED_SVGS: Readonly<Record<string, string>> = {
  'masks in masks': svg(chain('mask', 14, 2, maskOf)),
  'masks in masks in a style sheet': svg(
    `<style>@media all{${repeat(14, (k) => `#a${k} rect{mask:url("#a${k + 1}")}`)}}</style>${chain('mask', 14, 2, () => 'mask="url(#a0)"')}`,
  ),
  'an inherited pattern': svg(
    `<pattern id="p" ${tile}>${AREA}</pattern><g fill="url(#p)">${'<path d="M0 0H999V999z"/>'.repeat(9000)}</g>`,
  ),
  'markers in markers': svg(
    chain('marker', 6, 1, (id) => `/><path d="M0 0${'L5 5'.repeat(9)}" marker-mid="url(#${id})"`, marker),
  ),
  'a billion copies': svg(
    `${repeat(9, (k) => `<g id="a${k}">${`<use xlink:href="#a${k + 1}"/>`.repeat(10)}</g>`)}<g id="a9">${AREA}</g>`,
  ),
  'copies in a circle': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'results of a filter that are used twice': svg(
    filter(repeat(40, (k) => `<feBlend in="r${k}" in2="r${k}" result="r${k + 1}"/>`)),
  ),
  'short dashes': svg('<g stroke-dasharray=".002"><path d="M0 0L999 999" stroke="#000" stroke-width="500"/></g>'),
  'a path that crosses itself': svg(
    `<path d="M0 0${repeat(120_000, (k) => `L${(k * 7919) % 1024} ${(k * 104_729) % 1024}`)}"/>`,
  ),
  'rules for many elements': svg(
    `<style>${repeat(2000, (k) => `g>rect.a${k}{fill:red}`)}</style><g>${'<rect/>'.repeat(9900)}</g>`,
  ),
  'a billion entities': `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${repeat(9, (k) => `<!ENTITY a${k + 1} "${`&a${k};`.repeat(10)}">`)}]>${svg('<text>&a9;</text>')}`,
};

/** SVG files whose drawing takes long: it is measured, and the larger sizes are given up. */
export const SLOW_SVGS: Readonly<Record<string, string>> = {
  'masks side by side': svg(`<mask id="m">${AREA}</mask>${`<g mask="url(#m)">${AREA}</g>`.repeat(900)}`),
  'many very wide dilations': svg(filter('<feMorphology operator="dilate" radius="900"/>', 100)),
  'many blurs of CSS': svg(`<g style="filter:${'blur(20px) '.repeat(200)}">${AREA}</g>`.repeat(5)),
  'layers side by side': svg(`<g opacity=".9">${AREA}${AREA}</g>`.repeat(3300)),
  'large circles': svg('<circle r="600" cx="512" cy="512" opacity=".5"/>'.repeat(9900)),
};
