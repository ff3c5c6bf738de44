// The pictures of the package `qrcode`, which are the same to the byte or the pixel.

import type { Pixels } from '#raster';
import type { QRCode, QRCodeOptions } from './qrcode-create.ts';

function lookOf({ margin, width, scale, color }: QRCodeOptions) {
  const wide = width && width >= 21 ? Number(width) : undefined;
  return {
    margin: Number(margin ?? -1) >= 0 ? Number(margin) : 4,
    width: wide,
    scale: wide ? 4 : Number(scale || 4),
    dark: colorOf(color?.dark || '#000000ff'),
    light: colorOf(color?.light || '#ffffffff'),
  };
}

function colorOf(value: unknown) {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error('Color should be defined as hex string');
  const digits = String(value).replace('#', '');
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) throw new Error(`Invalid hex color: ${value}`);
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const rgba = [0, 2, 4, 6].map((at) => Number.parseInt(long.slice(at, at + 2) || 'ff', 16));
  return { hex: `#${long.slice(0, 6)}`, rgba };
}

export function drawSvg({ modules }: QRCode, options: QRCodeOptions): string {
  const { margin, width, dark, light } = lookOf(options);
  const { size, data } = modules;
  const side = size + 2 * margin;
  let path = '';
  for (let y = 0; y < size; y++) {
    let end = 0;
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x + 1 < size && data[y * size + x + 1]) x++;
      path += end === 0 ? `M${from + margin} ${y + margin + 0.5}` : `m${from - end} 0`;
      end = x + 1;
      path += `h${end - from}`;
    }
  }
  const ground = light.rgba[3] ? `<path ${paint('fill', light)} d="M0 0h${side}v${side}H0z"/>` : '';
  const sides = width ? `width="${width}" height="${width}" ` : '';
  const start = `<svg xmlns="http://www.w3.org/2000/svg" ${sides}viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`;
  return `${start}${ground}<path ${paint('stroke', dark)} d="${path}"/></svg>\n`;
}

function paint(attribute: string, { hex, rgba }: ReturnType<typeof colorOf>): string {
  if (rgba[3] === 255) return `${attribute}="${hex}"`;
  // From 0.995 on, two digits would be 1.00.
  const opacity = Math.min(0.99, rgba[3] / 255).toFixed(2);
  return `${attribute}="${hex}" ${attribute}-opacity="${opacity.slice(1)}"`;
}

const HALVES = ' ▀▄█';

/** Returns what tells the module at a place, which is 0 outside of the code. */
function reader({ size, data }: QRCode['modules']): (x: number, y: number) => number {
  return (x, y) => (x >= 0 && x < size && y >= 0 && y < size ? data[y * size + x] : 0);
}

export function drawUtf8({ modules }: QRCode, options: QRCodeOptions): string {
  const { margin, dark, light } = lookOf(options);
  const { size } = modules;
  const moduleAt = reader(modules);
  const blocks = dark.hex === '#ffffff' || light.hex === '#000000' ? '█▄▀ ' : HALVES;
  const blank = `${blocks[0].repeat(size + 2 * margin)}\n`.repeat(Math.ceil(margin / 2));
  let lines = blank;
  for (let y = 0; y < size; y += 2) {
    for (let x = -margin; x < size + margin; x++) lines += blocks[moduleAt(x, y) + 2 * moduleAt(x, y + 1)];
    lines += '\n';
  }
  return lines + blank.slice(0, -1);
}

const RESET = '\u001B[0m';

/** Always has a margin of one module. */
export function drawTerminal({ modules }: QRCode, { small, inverse }: QRCodeOptions): string {
  const { size } = modules;
  const moduleAt = reader(modules);
  // Colors of the paper and of the text.
  const colors = inverse ? '\u001B[40m\u001B[37m' : '\u001B[47m\u001B[30m';
  let lines = small ? colors : '';
  for (let y = -1; y < size + (small ? 0 : 1); y += small ? 2 : 1) {
    for (let x = -1; x <= size; x++) {
      if (small) lines += HALVES[moduleAt(x, y) + 2 * moduleAt(x, y + 1)];
      else lines += `\u001B[${moduleAt(x, y) ? 40 : 47}m  ${RESET}`;
    }
    lines += small ? `${RESET}\n${colors}` : '\n';
  }
  if (!small) return lines;
  // The last line has only an upper half, in the color of the margin on that of the terminal.
  const last = `${RESET}\u001B[${inverse ? 30 : 37}m▀${colors}`.repeat(size + 2);
  return `${lines}${last}${RESET}\n${colors}${RESET}`;
}

export function drawPixels({ modules }: QRCode, options: QRCodeOptions): Pixels {
  const { margin, width, scale: given, dark, light } = lookOf(options);
  const { size, data } = modules;
  const cells = size + 2 * margin;
  const scale = width && width >= cells ? width / cells : given;
  const side = Math.floor(cells * scale);
  const edge = margin * scale;
  /** The module at a pixel, outside of the code −1. */
  const places = Array.from({ length: side }, (_, at) =>
    at >= edge && at < side - edge ? Math.floor((at - edge) / scale) : -1,
  );
  const pixels = new Uint8ClampedArray(4 * side * side);
  for (const [row, y] of places.entries()) {
    for (const [column, x] of places.entries()) {
      const isDark = x >= 0 && y >= 0 && data[y * size + x] === 1;
      pixels.set((isDark ? dark : light).rgba, 4 * (row * side + column));
    }
  }
  return { width: side, height: side, data: pixels };
}
