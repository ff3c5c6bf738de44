import { type KeyboardEvent, useId, useState } from 'react';
import { type ColorField, contrastRatio, luma, PRESET_LUMA_MAX, parseColor, toHex } from '#design';
import { controlFrameClass, Field, Note, ScanShape, selectOnFirstPress, VisuallyHidden } from '#ui';
import { styleWords } from '#words/generator-style';
import { fields } from '#words/scanning';
import { historyKey } from './history-keys.ts';
import styles from './style-groups.module.css';

/** The list of suggestions that the pickers of all colors share. */
export const RECENT_COLORS_ID = 'recent-colors';

interface ColorInputProps {
  readonly name: ColorField;
  readonly value: string;
  /** Undefined for a background. */
  readonly on?: string;
  /** Called with invalid text only when the visitor leaves the field. */
  readonly changeColor: (value: string) => void;
}

/** Typed text that is no hex color, and the color of the design since. A name such as `blue` may become another. */
interface Unfinished {
  readonly text: string;
  readonly value: string;
}

/** While the visitor types, the design keeps the last valid color. */
export function ColorInput({ name, value, on, changeColor }: ColorInputProps) {
  const id = useId();
  const label = fields[name];
  const picker = styleWords.colorPickers[name];
  const color = parseColor(value);
  const [typed, setTyped] = useState<Unfinished | null>(null);
  // Undo or a preset may have changed the design meanwhile.
  const unfinished = typed?.value === value ? typed.text : null;
  const contrast = on === undefined ? null : inkContrast(value, on);
  // On white, luma decides, and the presets come close to its limit (docs/scanning.md, limit "ink").
  const isDark = on === '#FFFFFF' && color !== null && luma(color) <= PRESET_LUMA_MAX;

  function typeColor(text: string): void {
    const isHex = parseColor(text) !== null;
    const next = isHex ? text : hexOfCssColor(text);
    setTyped(isHex ? null : { text, value: next ?? value });
    if (next !== null) changeColor(next);
  }

  function leave(): void {
    if (unfinished !== null && hexOfCssColor(unfinished) === null) changeColor(unfinished);
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
    <Field label={label} htmlFor={id} aside={contrast !== null && <ContrastMark ratio={contrast} isDark={isDark} />}>
      <div className={`${controlFrameClass} ${styles.pair}`}>
        <input
          type="color"
          className={styles.picker}
          aria-label={picker}
          list={RECENT_COLORS_ID}
          value={colorInPicker(value)}
          onChange={(event) => pickColor(event.target.value)}
        />
        <input
          id={id}
          className={styles.hex}
          type="text"
          value={unfinished ?? value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={!color || undefined}
          aria-describedby={color ? undefined : `${id}-error`}
          onChange={(event) => typeColor(event.target.value)}
          onMouseDown={selectOnFirstPress}
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

function ContrastMark({ ratio, isDark }: { readonly ratio: number; readonly isDark: boolean }) {
  const isLow = ratio < NEEDED_CONTRAST && !isDark;
  const words = isLow ? styleWords.lowContrast({ ratio, needed: NEEDED_CONTRAST }) : styleWords.contrast({ ratio });
  return (
    <span className={styles.contrast} data-text="soft fine figures" data-low={isLow || undefined} title={words}>
      {isLow && <ScanShape rank={1} />}
      <span aria-hidden="true">{styleWords.ratio({ ratio })}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

const WHITE = { r: 255, g: 255, b: 255, a: 1 };

/** The lightest gray that gets the verdict *scans everywhere* has this contrast with white, rounded up to a tenth. */
const NEEDED_CONTRAST =
  Math.ceil(10 * contrastRatio({ r: PRESET_LUMA_MAX, g: PRESET_LUMA_MAX, b: PRESET_LUMA_MAX, a: 1 }, WHITE)) / 10;

export function inkContrast(ink: string, paper: string): number | null {
  const [first, second] = [parseColor(ink), parseColor(paper)];
  return first && second && Math.floor(10 * contrastRatio(first, second)) / 10;
}

/** Returns the hex color of a CSS color such as `rgb(26 170 85)` or `teal`; null for other texts. */
function hexOfCssColor(text: string): string | null {
  const color = text.trim();
  if (!/^(?:(?:rgb|hsl)a?\([^()]*\)|[a-z]{3,20})$/i.test(color) || !CSS.supports('color', color)) return null;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.fillStyle = '#00000000';
  context.fillStyle = color;
  // The canvas writes an opaque color as `#rrggbb`. Transparent ones and words such as `inherit` are left out.
  const { fillStyle } = context;
  return typeof fillStyle === 'string' && fillStyle.startsWith('#') ? fillStyle.toUpperCase() : null;
}

/** Adds the transparency of the current color, which a native picker cannot set. */
function pickedColor(picked: string, current: string): string | null {
  const opaque = parseColor(picked);
  return opaque && toHex({ ...opaque, a: parseColor(current)?.a ?? 1 });
}

function colorInPicker(text: string): string {
  const color = parseColor(text);
  return color ? toHex({ ...color, a: 1 }).toLowerCase() : '#000000';
}
