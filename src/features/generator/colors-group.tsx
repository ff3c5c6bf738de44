import { memo } from 'react';
import { type ColorField, parseColor, type QrStyle } from '#design';
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

/** The four plain colors. Those that do not apply make room for a sentence that says so. */
export const ColorsGroup = memo(function ColorsGroup({ style, changeStyle, isWoven }: ColorsGroupProps) {
  const hasOnlyCorners = isWoven || style.gradientType !== undefined;
  const paper = hasOnlyCorners ? '#FFFFFF' : style.backgroundColor;
  return (
    <>
      {hasOnlyCorners && <Note>{isWoven ? styleWords.keepsOwnColors : styleWords.gradientIsUsed}</Note>}
      <div className={styles.fours}>
        {FIELDS.filter((name) => !hasOnlyCorners || isShownAnyway(name, style[name])).map((name) => (
          <ColorInput
            key={name}
            name={name}
            value={style[name]}
            on={name === 'backgroundColor' ? undefined : paper}
            changeColor={(value) => changeStyle({ [name]: value })}
          />
        ))}
      </div>
    </>
  );
}, isPaintedAlike);

/** Those of the corners, and those that must be corrected before there is a code. */
function isShownAnyway(name: ColorField, value: string): boolean {
  return name.startsWith('corner') || parseColor(value) === null;
}
