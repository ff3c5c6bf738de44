import { memo } from 'react';
import { type GradientDirection, type GradientType, type QrStyle, QUICK_GRADIENTS } from '#design';
import { Segments } from '#ui';
import { styleWords } from '#words/generator-style';
import { ColorInput } from './color-input.tsx';
import { GradientPairs } from './gradient-pairs.tsx';
import { isPaintedAlike } from './painted-alike.ts';
import styles from './style-groups.module.css';

const KINDS: readonly { value: GradientType | undefined; name: string }[] = [
  { value: undefined, name: styleWords.none },
  { value: 'linear', name: styleWords.linear },
  { value: 'radial', name: styleWords.radial },
];

interface GradientOptionsProps {
  readonly style: QrStyle;
  readonly direction: GradientDirection;
  readonly chooseGradient: (gradientType: GradientType | undefined) => void;
  readonly choosePair: (colors: readonly [string, string]) => void;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
}

/**
 * The controls for a gradient: its kind (None, Linear or Radial), its two colors, and four buttons for pairs of colors.
 * These controls and the gradient presets change the same parts of the style.
 */
export const GradientOptions = memo(function GradientOptions({
  style,
  direction,
  chooseGradient,
  choosePair,
  changeStyle,
}: GradientOptionsProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.subheading}>{styleWords.gradientOptions}</legend>
      <Segments options={KINDS} value={style.gradientType} choose={chooseGradient} />
      {style.gradientType && (
        <div className={styles.twos}>
          <ColorInput
            name="gradientColor1"
            value={style.gradientColor1}
            on="#FFFFFF"
            changeColor={(gradientColor1) => changeStyle({ gradientColor1 })}
          />
          <ColorInput
            name="gradientColor2"
            value={style.gradientColor2}
            on="#FFFFFF"
            changeColor={(gradientColor2) => changeStyle({ gradientColor2 })}
          />
        </div>
      )}
      <GradientPairs
        label={styleWords.quickGradients}
        pairs={QUICK_GRADIENTS}
        style={style}
        direction={direction}
        choosePair={choosePair}
      />
    </fieldset>
  );
}, isPaintedAlike);
