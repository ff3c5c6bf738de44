import type { FrameStyle } from '#design';
import { type Drawing, rectanglePath } from '#drawing';
import { drawAround } from '#making';

/** Size of the bar that stands for a line of words, as shares of the available width. */
const LINE = { width: 0.6, height: 0.09 };

/** Width in millimeters of the code around which the frame is drawn. */
const SHOWN_WIDTH = 40;

/** Returns a small picture of a frame around a code, with a bar instead of words. Images are left out. */
export function framePrint(drawing: Drawing, frame: FrameStyle | undefined): Drawing {
  const layers = drawing.layers.filter(({ kind }) => kind === 'path');
  return drawAround({ ...drawing, layers }, { frame, mm: SHOWN_WIDTH }, (room) => {
    const [width, height] = [LINE.width * room, LINE.height * room];
    return { d: rectanglePath((room - width) / 2, height / 2, width, height), height: 2 * height };
  });
}
