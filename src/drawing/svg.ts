import { type Rgba, toHex } from '#design';
import type { Drawing, ImageLayer, Layer, Paint } from './drawing.ts';

/** The drawing as a complete SVG document that refers to nothing outside itself; `title` names it for assistive technology. */
export function toSvg(drawing: Drawing, title?: string): string {
  const { size, layers } = drawing;
  const gradients = new Map<string, string>();
  for (const layer of layers) {
    if (layer.kind === 'path' && layer.paint.kind !== 'solid') {
      const id = gradientId(layer.paint);
      gradients.set(id, writeGradient(layer.paint, id));
    }
  }
  const hasImage = layers.some((layer) => layer.kind === 'image');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${hasImage ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : ''}`,
    ` width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img">`,
    title ? `<title>${escapeXml(title)}</title>` : '',
    gradients.size > 0 ? `<defs>${[...gradients.values()].join('')}</defs>` : '',
    ...layers.map(writeLayer),
    '</svg>',
  ].join('');
}

function writeLayer(layer: Layer): string {
  if (layer.kind === 'image') return writeImage(layer);
  const { d, paint } = layer;
  const fill = paint.kind === 'solid' ? colorAttributes('fill', paint.color) : ` fill="url(#${gradientId(paint)})"`;
  return `<path${fill} d="${d}"/>`;
}

function writeImage({ image, x, y, width, height, opacity, fit }: ImageLayer): string {
  const aspect = fit === 'cover' ? 'xMidYMid slice' : 'none';
  // The older spelling of href is the one that drawing programs know as well as browsers.
  return (
    `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${aspect}"` +
    `${opacity < 1 ? ` opacity="${opacity}"` : ''} xlink:href="${escapeXml(image.href)}"/>`
  );
}

/** Says the whole gradient: where several drawings share a page, one id never means two gradients. */
function gradientId(paint: Exclude<Paint, { kind: 'solid' }>): string {
  const place = paint.kind === 'linear' ? [paint.x1, paint.y1, paint.x2, paint.y2] : [paint.cx, paint.cy, paint.r];
  const colors = [paint.from, paint.to].map((color) => toHex(color).slice(1));
  return [paint.kind, ...place, ...colors].join('-');
}

function writeGradient(paint: Exclude<Paint, { kind: 'solid' }>, id: string): string {
  const stops =
    `<stop offset="0"${colorAttributes('stop', paint.from)}/>` +
    `<stop offset="1"${colorAttributes('stop', paint.to)}/>`;
  if (paint.kind === 'radial') {
    const { cx, cy, r } = paint;
    return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`;
  }
  const { x1, y1, x2, y2 } = paint;
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
    `${stops}</linearGradient>`
  );
}

/** Six digits and an opacity: not every program that opens SVG knows eight digits. */
function colorAttributes(kind: 'fill' | 'stop', color: Rgba): string {
  const name = kind === 'fill' ? 'fill' : 'stop-color';
  const opacity = color.a < 1 ? ` ${kind}-opacity="${Number(color.a.toFixed(4))}"` : '';
  return ` ${name}="${toHex({ ...color, a: 1 })}"${opacity}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Also leaves out what no XML document may hold, such as control characters and half surrogate pairs. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
