import { Minus, Plus } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import {
  cropBox,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  type WeaveCrop,
  type WeaveFocus,
} from '#design';
import { IconButton, Note } from '#ui';
import { styleWords } from '#words/generator-style';
import { cssPercent, FocusCircle, STEP } from './focus-circle.tsx';
import styles from './focus-editor.module.css';
import { moveCrop, moveFocus, sizeFocus } from './focus-moves.ts';
import groups from './style-groups.module.css';

/** Pixels. A pointer that moves at most this far has clicked, not dragged. */
const STILL = 4;

interface FocusEditorProps {
  /** The whole image as a data URL. */
  readonly image: string;
  readonly crop: WeaveCrop;
  readonly focus: WeaveFocus;
  readonly change: (change: { readonly crop?: WeaveCrop; readonly focus?: WeaveFocus }) => void;
}

/** What the pressed pointer moves, and the pointer's place, the crop and the focus when it was pressed. */
interface Drag {
  readonly what: 'focus' | 'crop';
  /** The pointer's place in shares of the square. */
  readonly x: number;
  readonly y: number;
  readonly crop: WeaveCrop;
  readonly focus: WeaveFocus;
  hasMoved: boolean;
}

/** The square of the image that is woven, with a circle around its most important part. Both can be moved. */
export function FocusEditor({ image, crop, focus, change }: FocusEditorProps) {
  const [natural, setNatural] = useState({ width: 1, height: 1 });
  const square = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const box = cropBox(natural, crop);

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const { left, top, width } = (square.current as HTMLDivElement).getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / width };
  }

  function take(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = placeOf(event);
    const isOnFocus = Math.hypot(x - focus.x, y - focus.y) <= focus.radius;
    drag.current = { what: isOnFocus ? 'focus' : 'crop', x, y, crop, focus, hasMoved: false };
  }

  function move(event: PointerEvent<HTMLDivElement>): void {
    const start = drag.current;
    if (!start || !square.current) return;
    const { x, y } = placeOf(event);
    const still = STILL / square.current.offsetWidth;
    start.hasMoved ||= Math.hypot(x - start.x, y - start.y) > still;
    if (!start.hasMoved) return;
    // Computed from the start of the drag: adding up steps would lose movements beyond a limit.
    if (start.what === 'focus') change({ focus: moveFocus(start.focus, x - start.x, y - start.y) });
    else change({ crop: moveCrop(natural, start.crop, start.x - x, start.y - y) });
  }

  function drop(): void {
    const current = drag.current;
    drag.current = null;
    if (current && !current.hasMoved) {
      change({ focus: moveFocus(focus, current.x - focus.x, current.y - focus.y) });
    }
  }

  return (
    <div className={styles.editor}>
      <div
        ref={square}
        className={styles.square}
        onPointerDown={take}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        <img
          src={image}
          alt=""
          draggable={false}
          className={styles.image}
          style={{
            inlineSize: cssPercent(natural.width / box.side),
            insetInlineStart: cssPercent(-box.x / box.side),
            insetBlockStart: cssPercent(-box.y / box.side),
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNatural({ width: naturalWidth || 1, height: naturalHeight || 1 })
          }
        />
        <FocusCircle
          focus={focus}
          changeFocus={(moved) => change({ focus: moved })}
          moveImage={(across, down) => change({ crop: moveCrop(natural, crop, across, down) })}
        />
      </div>
      <div className={styles.tools}>
        <Note>{styleWords.focusHint}</Note>
        <div className={styles.sizes}>
          <IconButton
            variant="plain"
            name={styleWords.smallerCircle}
            disabled={focus.radius <= WEAVE_FOCUS_RADIUS_MIN}
            onClick={() => change({ focus: sizeFocus(focus, -STEP) })}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <IconButton
            variant="plain"
            name={styleWords.largerCircle}
            disabled={focus.radius >= WEAVE_FOCUS_RADIUS_MAX}
            onClick={() => change({ focus: sizeFocus(focus, STEP) })}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
        <label className={styles.zoom}>
          <span>{styleWords.zoom}</span>
          <input
            className={groups.slider}
            type="range"
            min={0}
            max={100}
            step={1}
            value={Math.round((100 * (1 - crop.side)) / (1 - WEAVE_CROP_SIDE_MIN))}
            aria-valuetext={styleWords.zoomed(1 / crop.side)}
            onChange={({ target }) =>
              change({ crop: { ...crop, side: 1 - (target.valueAsNumber / 100) * (1 - WEAVE_CROP_SIDE_MIN) } })
            }
          />
        </label>
      </div>
    </div>
  );
}
