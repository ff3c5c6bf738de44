import { PathWriter } from './path-writer.ts';

/** Returns the path data of a rectangle, clockwise from its top left corner. */
export function rectanglePath(x: number, y: number, width: number, height: number): string {
  const path = new PathWriter();
  path.moveTo(x, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width, y + height);
  path.lineTo(x, y + height);
  path.close();
  return path.d;
}
