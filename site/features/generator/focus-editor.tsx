import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { cropBox, WEAVE_FOCUS_RADIUS_MAX, WEAVE_FOCUS_RADIUS_MIN, type WeaveCrop, type WeaveFocus } from '#design';
import { IconButton, Note } from '#ui';
import { styleWords } from '#words/generator-style';
import {
  beginFocusDrag,
  continueFocusDrag,
  FOCUS_STEP,
  type FocusChange,
  type FocusDrag,
  focusAfterKey,
  focusClickChange,
  focusDragChange,
  moveFocus,
  moveImage,
  sizeFocus,
  zoomCrop,
  zoomOfCrop,
} from './focus-moves.ts';
import groups from './style-groups.module.css';
import styles from './weave.module.css';

interface FocusEditorProps {
  readonly image: string;
  readonly crop: WeaveCrop;
  readonly focus: WeaveFocus;
  readonly change: (change: FocusChange) => void;
}

export function FocusEditor({ image, crop, focus, change }: FocusEditorProps) {
  const [natural, setNatural] = useState({ width: 1, height: 1 });
  const square = useRef<HTMLDivElement>(null);
  const drag = useRef<FocusDrag | null>(null);
  const box = cropBox(natural, crop);

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const { left, top, width } = (square.current as HTMLDivElement).getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / width };
  }

  function take(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = beginFocusDrag(placeOf(event), crop, focus);
  }

  function move(event: PointerEvent<HTMLDivElement>): void {
    if (!drag.current || !square.current) return;
    const place = placeOf(event);
    drag.current = continueFocusDrag(drag.current, place, square.current.offsetWidth);
    const changed = focusDragChange(drag.current, place, natural);
    if (changed) change(changed);
  }

  function drop(): void {
    const changed = drag.current && focusClickChange(drag.current, focus);
    drag.current = null;
    if (changed) change(changed);
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
          moveImage={(across, down) => change({ crop: moveImage(natural, crop, across, down) })}
        />
      </div>
      <div data-stack="s">
        <Note>{styleWords.focusHint}</Note>
        <div className={styles.sizes}>
          <IconButton
            variant="plain"
            name={styleWords.smallerCircle}
            disabled={focus.radius <= WEAVE_FOCUS_RADIUS_MIN}
            onClick={() => change({ focus: sizeFocus(focus, -FOCUS_STEP) })}
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <IconButton
            variant="plain"
            name={styleWords.largerCircle}
            disabled={focus.radius >= WEAVE_FOCUS_RADIUS_MAX}
            onClick={() => change({ focus: sizeFocus(focus, FOCUS_STEP) })}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
        <label data-stack data-text="small">
          <span>{styleWords.zoom}</span>
          <input
            className={groups.slider}
            type="range"
            min={0}
            max={100}
            step={1}
            value={zoomOfCrop(crop)}
            aria-valuetext={styleWords.zoomed({ factor: 1 / crop.side })}
            onChange={({ target }) => change({ crop: zoomCrop(crop, target.valueAsNumber) })}
          />
        </label>
      </div>
    </div>
  );
}

interface FocusCircleProps {
  readonly focus: WeaveFocus;
  readonly changeFocus: (focus: WeaveFocus) => void;
  readonly moveImage: (across: number, down: number) => void;
}

function FocusCircle({ focus, changeFocus, moveImage }: FocusCircleProps) {
  function press(event: KeyboardEvent): void {
    const change = focusAfterKey(focus, event.key, event.shiftKey);
    if (!change) return;
    if ('focus' in change) changeFocus(change.focus);
    else moveImage(...change.moveImage);
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a circle in all browsers.
    <div
      role="group"
      className={styles.focus}
      aria-label={styleWords.focus}
      style={{
        inlineSize: cssPercent(2 * focus.radius),
        insetInlineStart: cssPercent(focus.x - focus.radius),
        insetBlockStart: cssPercent(focus.y - focus.radius),
      }}
      onKeyDown={press}
    >
      {(['x', 'y'] as const).map((axis) => (
        <input
          key={axis}
          type="range"
          min={0}
          max={100}
          step={1}
          aria-label={styleWords.focusAxes[axis]}
          aria-valuetext={styleWords.focusAt({ x: focus.x, y: focus.y, radius: focus.radius })}
          value={Math.round(100 * focus[axis])}
          onChange={({ target }) => {
            const by = target.valueAsNumber / 100 - focus[axis];
            changeFocus(axis === 'x' ? moveFocus(focus, by, 0) : moveFocus(focus, 0, by));
          }}
        />
      ))}
    </div>
  );
}

function cssPercent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}
