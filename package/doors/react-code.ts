// What the components with the props of qrcode.react have in common. Without a directive, so that those without effects
// stay server components.

import { outlineCells } from '#drawing';
import { encode } from '#engine';
import { type Code, makeCode } from './code.ts';
import type { Level } from './options.ts';

/** The props of both components of qrcode.react, and `eci`. */
export interface SameProps {
  /** Several strings are joined. */
  readonly value: string | string[];
  /** Width in pixels. Default 128. */
  readonly size?: number;
  /** Default `L`. */
  readonly level?: Level;
  /** Whether to use a higher level if the code does not grow. Default true. */
  readonly boostLevel?: boolean;
  readonly minVersion?: number;
  /** Announces text beyond ASCII as UTF-8, as `QRCode` does. Default false, as in qrcode.react. */
  readonly eci?: boolean;
  /** Any CSS color. Default white. */
  readonly bgColor?: string;
  /** Any CSS color. Default black. */
  readonly fgColor?: string;
  /** Modules of margin on each side. Default 0; scanners need 4, here or around the code. */
  readonly marginSize?: number;
  /** Means `marginSize={4}`. */
  readonly includeMargin?: boolean;
  readonly title?: string;
  readonly imageSettings?: ImageSettings;
}

/** Lengths are in pixels of `size`. */
export interface ImageSettings {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Whether modules below the image are left out. */
  readonly excavate?: boolean;
  /** Default: centered. */
  readonly x?: number;
  readonly y?: number;
  readonly opacity?: number;
  readonly crossOrigin?: 'anonymous' | 'use-credentials' | '';
}

/** A code with its margin, and the place of its image. Lengths are in modules. */
export interface SamePicture {
  /** Modules along one side, with the margin. */
  readonly cells: number;
  readonly image: Box | undefined;
  /** The dark modules; without those below the image if it is excavated. */
  readonly outline: (isExcavated: boolean) => string;
}

/** Returns the picture of an empty text without dark modules, as of a field that is not filled yet. */
export function pictureOf({ value, level = 'L', boostLevel = true, ...props }: SameProps): SamePicture {
  const { size = 128, minVersion, eci = false, includeMargin, marginSize, imageSettings } = props;
  const text = [value].flat().join('');
  const code = text
    ? makeCode(text, { level, minVersion, eci }, (data, encoding) => encode(data, { ...encoding, boostLevel }))
    : null;
  const margin = Math.max(0, Math.floor(marginSize ?? (includeMargin ? 4 : 0)));
  const modules = code?.size ?? 21;
  const cells = modules + 2 * margin;
  const image = imageSettings && placeImage(imageSettings, modules, size, cells / size);
  return {
    cells,
    image: image && { ...image, x: image.x + margin, y: image.y + margin },
    outline: (isExcavated) => (code ? outlineOf(code, margin, isExcavated ? image : undefined) : ''),
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function placeImage({ width, height, x, y }: ImageSettings, modules: number, size: number, scale: number): Box {
  const standard = Math.floor(size / 10);
  const [across, down] = [(width || standard) * scale, (height || standard) * scale];
  return {
    x: x === undefined ? (modules - across) / 2 : x * scale,
    y: y === undefined ? (modules - down) / 2 : y * scale,
    width: across,
    height: down,
  };
}

/** Leaves out the modules that a box touches. */
function outlineOf(code: Code, margin: number, box: Box | undefined): string {
  const width = code.size + 2;
  const kinds = new Uint8Array(width * width);
  const isBelow = (x: number, y: number): boolean =>
    !!box && x + 1 > box.x && x < box.x + box.width && y + 1 > box.y && y < box.y + box.height;
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (code.isDark(x, y) && !isBelow(x, y)) kinds[(y + 1) * width + x + 1] = 1;
    }
  }
  const edges = Array.from({ length: width + 1 }, (_, k) => k - 1 + margin);
  return outlineCells({ width, kinds }, 1, edges);
}
