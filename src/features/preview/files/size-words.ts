import { PRINTED_MODULE } from '#drawing';
import type { PixelFacts, PrintFacts } from './print-size.ts';

/** What a size in print means, as a printer would say it. */
export function printText({ moduleWidth, distance }: PrintFacts): string {
  return `${decimals(moduleWidth)} mm a module: read from up to ${distance < 1000 ? `${Math.round(distance / 10)} cm` : `${decimals(distance / 1000)} m`}.`;
}

/** What is wrong with a size in print; null when nothing is. */
export function printWarning({ fault, leastGood, least }: PrintFacts): string | null {
  switch (fault) {
    case 'smeared':
      return `Too small to print: its modules run together. Good print holds them from ${leastGood} mm on, any printer from ${least} mm.`;
    case 'small':
      return `For good print only: any printer holds the modules from ${least} mm on.`;
    case null:
      return null;
  }
}

/** What a picture of pixels is like. */
export function pixelText({ side, scale, dpi }: PixelFacts): string {
  const count = `${side} × ${side} pixels, ${scale} to a module`;
  return dpi === null ? `${count}.` : `${count}, ${Math.round(dpi)} to the inch.`;
}

/** As fine as it matters: hundredths where a module is too narrow, rounded down so that a limit is never said to be met. */
function decimals(value: number): string {
  return String(value < PRINTED_MODULE ? Math.floor(value * 100) / 100 : Number(value.toFixed(value < 10 ? 1 : 0)));
}
