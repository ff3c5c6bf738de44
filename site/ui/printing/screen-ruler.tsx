import { useId, useState } from 'react';
import { writeScreenScale } from '#storage';
import { Button, Field } from '#ui';
import { cardWords } from '#words/cards';
import styles from './screen-ruler.module.css';

/** Width of a bank card, in millimeters: ISO/IEC 7810, ID-1. */
const BANK_CARD = 85.6;

/** The range of the frame's width, in CSS pixels. */
const LIMITS = { min: 160, max: 720 };
/** The frame's width at first, in CSS pixels. A bank card is this wide at the nominal 96 pixels per inch. */
const USUAL = 324;

/** Returns the screen's CSS pixels per millimeter, if a bank card on it is this many pixels wide. */
export function screenScaleOf(cardPixels: number): number {
  return cardPixels / BANK_CARD;
}

/** Measures the screen's pixels per millimeter with a bank card held to it. Passes the result to `keep`. */
export function ScreenRuler({ keep }: { readonly keep: (scale: number) => void }) {
  const id = useId();
  const [pixels, setPixels] = useState(USUAL);

  function finish(): void {
    const scale = screenScaleOf(pixels);
    writeScreenScale(scale);
    keep(scale);
  }

  return (
    <div className={styles.ruler}>
      <p>{cardWords.calibrateHow}</p>
      <div className={styles.stage}>
        <div className={styles.card} style={{ inlineSize: pixels }} />
      </div>
      <Field label={cardWords.cardWidth} htmlFor={id}>
        <input
          id={id}
          type="range"
          {...LIMITS}
          value={pixels}
          aria-valuetext={cardWords.cardWidthValue(pixels)}
          onChange={({ target }) => setPixels(target.valueAsNumber)}
        />
      </Field>
      <Button onClick={finish}>{cardWords.calibrated}</Button>
    </div>
  );
}
