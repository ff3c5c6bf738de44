import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  cropBox,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  type WeaveCrop,
  type WeaveFocus,
} from '#design';
import { Button, Note } from '#ui';
import { styleWords } from '#words/generator-style';
import styles from './focus-editor.module.css';
import { moveCrop, moveFocus, sizeFocus } from './focus-moves.ts';
import groups from './style-groups.module.css';

/** Shares of the crop by which a key moves and sizes. */
const STEP = 0.02;

/** In pixels: a pointer that moves no more than this has pointed, not dragged. */
const STILL = 4;

interface FocusEditorProps {
  /** The whole image as a data URL. */
  readonly image: string;
  readonly crop: WeaveCrop;
  readonly focus: WeaveFocus;
  readonly change: (change: { readonly crop?: WeaveCrop; readonly focus?: WeaveFocus }) => void;
}

/** What a pointer that is down moves, from where. Lengths are shares of the square. */
interface Drag {
  readonly what: 'focus' | 'crop';
  readonly x: number;
  readonly y: number;
  readonly crop: WeaveCrop;
  readonly focus: WeaveFocus;
  hasMoved: boolean;
}

/** The square of the image that is woven, with a circle on what matters; both are moved here. */
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
    // From where the drag began: steps that are added up would lose what goes beyond a limit.
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

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step && event.shiftKey) change({ crop: moveCrop(natural, crop, step[0] * STEP, step[1] * STEP) });
    else if (step) change({ focus: moveFocus(focus, step[0] * STEP, step[1] * STEP) });
    else if (event.key === '+' || event.key === '=') change({ focus: sizeFocus(focus, STEP) });
    else if (event.key === '-') change({ focus: sizeFocus(focus, -STEP) });
    else return;
    event.preventDefault();
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
        <div
          role="slider"
          tabIndex={0}
          className={styles.focus}
          aria-label={styleWords.focus}
          aria-valuemin={Math.round(100 * WEAVE_FOCUS_RADIUS_MIN)}
          aria-valuemax={Math.round(100 * WEAVE_FOCUS_RADIUS_MAX)}
          aria-valuenow={Math.round(100 * focus.radius)}
          aria-valuetext={styleWords.focusAt(focus.x, focus.y, focus.radius)}
          style={{
            inlineSize: cssPercent(2 * focus.radius),
            insetInlineStart: cssPercent(focus.x - focus.radius),
            insetBlockStart: cssPercent(focus.y - focus.radius),
          }}
          onKeyDown={press}
        />
      </div>
      <div className={styles.tools}>
        <Note>{styleWords.focusHint}</Note>
        <div className={styles.sizes}>
          <Button
            size="icon"
            aria-label={styleWords.smallerCircle}
            disabled={focus.radius <= WEAVE_FOCUS_RADIUS_MIN}
            onClick={() => change({ focus: sizeFocus(focus, -STEP) })}
          >
            <Minus aria-hidden="true" />
          </Button>
          <Button
            size="icon"
            aria-label={styleWords.largerCircle}
            disabled={focus.radius >= WEAVE_FOCUS_RADIUS_MAX}
            onClick={() => change({ focus: sizeFocus(focus, STEP) })}
          >
            <Plus aria-hidden="true" />
          </Button>
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

/** Across and down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function cssPercent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}
