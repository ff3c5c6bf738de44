import { memo } from 'react';
import type { ColorField, QrStyle } from '#design';
import { Note } from '#ui';
import { ColorInput } from './color-input.tsx';
import { isPaintedAlike } from './painted-alike.ts';
import styles from './style-groups.module.css';

const fields: readonly { name: ColorField; label: string }[] = [
  { name: 'foregroundColor', label: 'Foreground' },
  { name: 'backgroundColor', label: 'Background' },
  { name: 'cornerSquaresColor', label: 'Corner Squares' },
  { name: 'cornerDotsColor', label: 'Corner Dots' },
];

interface ColorsGroupProps {
  readonly style: QrStyle;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
  /** Whether the picture has colours of its own, so that only those of the corners count. */
  readonly isWoven: boolean;
}

/** The four plain colours. */
export const ColorsGroup = memo(function ColorsGroup({ style, changeStyle, isWoven }: ColorsGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>Colours</legend>
      <div className={styles.fours}>
        {fields.map(({ name, label }) => (
          <ColorInput
            key={name}
            label={label}
            value={style[name]}
            isDisabled={isWoven && !name.startsWith('corner')}
            changeColor={(value) => changeStyle({ [name]: value })}
          />
        ))}
      </div>
      {style.gradientType && !isWoven && (
        <Note>The gradient paints the dark modules on white. Corner colors other than black stay as they are.</Note>
      )}
    </fieldset>
  );
}, isPaintedAlike);
