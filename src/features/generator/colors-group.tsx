import { memo } from 'react';
import type { QrStyle } from '#design';
import { Note } from '#ui';
import { styleWords } from '#words/generator-style';
import { ColorInput } from './color-input.tsx';
import { isPaintedAlike } from './painted-alike.ts';
import styles from './style-groups.module.css';

const FIELDS = ['foregroundColor', 'backgroundColor', 'cornerSquaresColor', 'cornerDotsColor'] as const;

interface ColorsGroupProps {
  readonly style: QrStyle;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
  /** Whether a woven picture brings its own colors, so that only those of the corners count. */
  readonly isWoven: boolean;
}

/** The four plain colors. */
export const ColorsGroup = memo(function ColorsGroup({ style, changeStyle, isWoven }: ColorsGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{styleWords.colors}</legend>
      <div className={styles.fours}>
        {FIELDS.map((name) => (
          <ColorInput
            key={name}
            name={name}
            value={style[name]}
            isDisabled={isWoven && !name.startsWith('corner')}
            changeColor={(value) => changeStyle({ [name]: value })}
          />
        ))}
      </div>
      {style.gradientType && !isWoven && <Note>{styleWords.gradientIsUsed}</Note>}
    </fieldset>
  );
}, isPaintedAlike);
