import { crc32, deflateSync } from 'node:zlib';

// Files made byte by byte, unlike those of any drawing program.

/**
 * Returns a valid grayscale PNG of `width` × `height` pixels, all of them black. Zeros compress so well that a small
 * file can decode to a picture larger than any memory.
 */
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

/**
 * Returns GIF image data for `count` pixels of color 0. The table is cleared so often that the codes never exceed 3
 * bits.
 */
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

/**
 * Returns the JPEG with an EXIF orientation: 6 is a quarter turn to the right, 3 upside down, 8 a quarter turn to the
 * left.
 */
export function turnedJpeg(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16BE(orientation, 24);
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(2 + exif.length, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
}
