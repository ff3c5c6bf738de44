import { type KeyboardEvent, useRef, useState } from 'react';
import { cornerOf, type LabelSheet, labelsOn } from '#sheets';
import { labelWords } from '#words/labels';
import { placeAfterKey, usedAfterClick } from './label-moves.ts';
import styles from './label-used.module.css';

interface UsedLabelsProps {
  readonly sheet: LabelSheet;
  readonly start: number;
  readonly used: ReadonlySet<number>;
  readonly change: (used: ReadonlySet<number>) => void;
}

/** Buttons for the labels of a sheet, over its preview. A click marks a label as used. Arrow keys move between them. */
export function UsedLabels({ sheet, start, used, change }: UsedLabelsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const count = labelsOn(sheet);
  const focused = Math.min(current, count - 1);

  function move(event: KeyboardEvent): void {
    const next = placeAfterKey(event.key, focused, sheet);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <fieldset ref={group} className={styles.labels} aria-label={labelWords.used} onKeyDown={move}>
      {Array.from({ length: count }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is identified by its place on the sheet.
          key={place}
          type="button"
          className={styles.label}
          style={placeOf(sheet, place)}
          data-round={sheet.shape === 'round' || undefined}
          data-before={place + 1 < start || undefined}
          aria-pressed={used.has(place + 1)}
          aria-label={labelWords.usedLabel(place + 1)}
          tabIndex={place === focused ? 0 : -1}
          onFocus={() => setCurrent(place)}
          onClick={() => change(usedAfterClick(used, place + 1))}
        />
      ))}
    </fieldset>
  );
}

function placeOf(sheet: LabelSheet, place: number) {
  const { x, y } = cornerOf(sheet, place);
  const share = (length: number, of: number): string => `${(100 * length) / of}%`;
  const { width, height } = sheet.paper;
  return {
    left: share(x, width),
    top: share(y, height),
    width: share(sheet.width, width),
    height: share(sheet.height, height),
  };
}
