import type { KeyboardEvent } from 'react';
import type { WeaveFocus } from '#design';
import { styleWords } from '#words/generator-style';
import styles from './focus-editor.module.css';
import { focusAfterKey, moveFocus } from './focus-moves.ts';

interface FocusCircleProps {
  readonly focus: WeaveFocus;
  readonly changeFocus: (focus: WeaveFocus) => void;
  /** Moves the image behind the circle, by shares of the side of the visible square. */
  readonly moveImage: (across: number, down: number) => void;
}

/**
 * The circle around the most important part of the picture, with a slider for each axis. On either slider, all four
 * arrow keys move the circle.
 */
export function FocusCircle({ focus, changeFocus, moveImage }: FocusCircleProps) {
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

/** Returns a share as a CSS percentage. */
export function cssPercent(share: number): string {
  return `${Math.round(1000 * share) / 10}%`;
}
