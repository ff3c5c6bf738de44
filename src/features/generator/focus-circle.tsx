import type { KeyboardEvent } from 'react';
import type { WeaveFocus } from '#design';
import { styleWords } from '#words/generator-style';
import styles from './focus-editor.module.css';
import { moveFocus, sizeFocus } from './focus-moves.ts';

/** The share of the crop by which one key press moves or resizes. */
export const STEP = 0.02;

interface FocusCircleProps {
  readonly focus: WeaveFocus;
  readonly changeFocus: (focus: WeaveFocus) => void;
  /** Moves the image below the circle, by shares of the visible square. */
  readonly moveImage: (across: number, down: number) => void;
}

/**
 * The circle around the most important part of the picture, with a slider for each axis. On either slider, all four
 * arrow keys move the circle.
 */
export function FocusCircle({ focus, changeFocus, moveImage }: FocusCircleProps) {
  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step && event.shiftKey) moveImage(step[0] * STEP, step[1] * STEP);
    else if (step) changeFocus(moveFocus(focus, step[0] * STEP, step[1] * STEP));
    else if (event.key === '+' || event.key === '=') changeFocus(sizeFocus(focus, STEP));
    else if (event.key === '-') changeFocus(sizeFocus(focus, -STEP));
    else return;
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
          aria-valuetext={styleWords.focusAt(focus.x, focus.y, focus.radius)}
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

/** The direction of each arrow key, across and down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns a share as a CSS percentage. */
export function cssPercent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}
