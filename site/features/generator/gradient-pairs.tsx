import type { GradientDirection, GradientPreset, QrStyle } from '#design';
import { TileButton } from '#ui';
import { styleWords } from '#words/generator-style';
import { GradientSwatch } from './gradient-swatch.tsx';
import styles from './style-groups.module.css';

interface GradientPairsProps {
  readonly label: string;
  readonly pairs: readonly GradientPreset[];
  readonly style: QrStyle;
  readonly direction: GradientDirection;
  readonly choosePair: (colors: readonly [string, string]) => void;
}

function isSame(style: QrStyle, pair: GradientPreset): boolean {
  return (
    style.gradientType !== undefined &&
    style.gradientColor1.toUpperCase() === pair.color1 &&
    style.gradientColor2.toUpperCase() === pair.color2
  );
}

/** Buttons for named pairs of colors, each showing its gradient as it would be drawn. */
export function GradientPairs({ label, pairs, style, direction, choosePair }: GradientPairsProps) {
  return (
    <fieldset className={styles.pairs} aria-label={label}>
      {pairs.map((pair) => (
        <TileButton
          key={pair.name}
          isPressed={isSame(style, pair)}
          onClick={() => choosePair([pair.color1, pair.color2])}
        >
          <GradientSwatch
            className={styles.swatch}
            colors={[pair.color1, pair.color2]}
            gradientType={style.gradientType ?? 'linear'}
            direction={direction}
          />
          <span>{styleWords.gradientPairs[pair.name]}</span>
        </TileButton>
      ))}
    </fieldset>
  );
}
