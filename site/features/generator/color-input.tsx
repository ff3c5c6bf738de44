import { type KeyboardEvent, useId, useState } from 'react';
import { type ColorField, parseColor } from '#design';
import { controlFrameClass, Field, Note } from '#ui';
import { styleWords } from '#words/generator-style';
import styles from './color-input.module.css';
import { ContrastMark } from './contrast-mark.tsx';
import { historyKey } from './history-keys.ts';
import { inkContrast } from './ink-contrast.ts';
import { colorInPicker, pickedColor } from './picked-color.ts';

interface ColorInputProps {
  readonly name: ColorField;
  /** As typed; may be invalid. */
  readonly value: string;
  /** The color on which this one is drawn, for the contrast; undefined for a background. */
  readonly on?: string;
  /**
   * Called with each valid color that is typed or picked, and with other text only when the visitor leaves the field.
   */
  readonly changeColor: (value: string) => void;
}

/** Typed text that is not a color yet. It is dropped if the color of the design changes meanwhile. */
interface Unfinished {
  readonly text: string;
  /** The color of the design when the text was typed. */
  readonly value: string;
}

/**
 * A color as a picker and as hex text. While the visitor types, the design keeps the last valid color. If the text is
 * still invalid when the visitor leaves the field, it stays, is marked as wrong, and gets a sentence below it.
 */
export function ColorInput({ name, value, on, changeColor }: ColorInputProps) {
  const id = useId();
  const { label, picker } = styleWords.colorFields[name];
  const color = parseColor(value);
  const [typed, setTyped] = useState<Unfinished | null>(null);
  // Undo or a preset may have changed the design meanwhile.
  const unfinished = typed?.value === value ? typed.text : null;
  const contrast = on === undefined ? null : inkContrast(value, on);

  function typeColor(text: string): void {
    const isColor = parseColor(text) !== null;
    setTyped(isColor ? null : { text, value });
    if (isColor) changeColor(text);
  }

  function leave(): void {
    if (unfinished !== null) changeColor(unfinished);
    setTyped(null);
  }

  /** If the typed text is not in the design yet, Undo removes that text first. */
  function undoTyping(event: KeyboardEvent): void {
    if (unfinished === null || historyKey(event.nativeEvent) !== 'undo') return;
    event.preventDefault();
    setTyped(null);
  }

  function pickColor(picked: string): void {
    const next = pickedColor(picked, value);
    if (next !== null) changeColor(next);
  }

  return (
    <Field label={label} htmlFor={id} aside={contrast !== null && <ContrastMark ratio={contrast} />}>
      <div className={`${controlFrameClass} ${styles.pair}`}>
        <input
          type="color"
          className={styles.picker}
          aria-label={picker}
          value={colorInPicker(value)}
          onChange={(event) => pickColor(event.target.value)}
        />
        <input
          id={id}
          className={styles.hex}
          type="text"
          // In a right-to-left line the number sign would move to the other end.
          dir="ltr"
          value={unfinished ?? value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={!color || undefined}
          aria-describedby={color ? undefined : `${id}-error`}
          onChange={(event) => typeColor(event.target.value)}
          onKeyDown={undoTyping}
          onBlur={leave}
        />
      </div>
      {!color && (
        <Note id={`${id}-error`} tone="problem">
          {styleWords.notAColor}
        </Note>
      )}
    </Field>
  );
}
