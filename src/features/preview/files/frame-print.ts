import type { FrameStyle } from '#design';
import type { Drawing } from '#drawing';
import { drawAround } from '#making';

/** Shares of the width that stand for a line of words: its width and its height. */
const LINE = { width: 0.6, height: 0.09 };

/** Millimeters: frames are shown as they are around a code of this width. */
const SHOWN_WIDTH = 40;

/** Returns a small print of a frame around a code, with a bar for the words. Images are left out. */
export function framePrint(drawing: Drawing, frame: FrameStyle | undefined): Drawing {
  const layers = drawing.layers.filter(({ kind }) => kind === 'path');
  return drawAround({ ...drawing, layers }, { frame, mm: SHOWN_WIDTH }, (room) => {
    const [width, height] = [LINE.width * room, LINE.height * room];
    return { d: `M${(room - width) / 2} ${height / 2}h${width}v${height}h${-width}z`, height: 2 * height };
  });
}
