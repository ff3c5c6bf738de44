import { memo, useState } from 'react';
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
  /** Whether the picture is woven: it has its own colors, so only the corner colors apply. */
  readonly isWoven: boolean;
}

/** The four plain colors. If some do not apply, a sentence says so in place of those with a valid color. */
export const ColorsGroup = memo(function ColorsGroup({ style, changeStyle, isWoven }: ColorsGroupProps) {
  const hasOnlyCorners = isWoven || style.gradientType !== undefined;
  const corrected = useCorrected(style, hasOnlyCorners);
  const paper = hasOnlyCorners ? '#FFFFFF' : style.backgroundColor;
  return (
    <>
      {hasOnlyCorners && <Note>{isWoven ? styleWords.keepsOwnColors : styleWords.gradientIsUsed}</Note>}
      <div className={styles.fours}>
        {FIELDS.filter((name) => !hasOnlyCorners || name.startsWith('corner') || corrected.includes(name)).map(
          (name) => (
            <ColorInput
              key={name}
              name={name}
              value={style[name]}
              on={name === 'backgroundColor' ? undefined : paper}
              changeColor={(value) => changeStyle({ [name]: value })}
            />
          ),
        )}
      </div>
    </>
  );
}, isPaintedAlike);

const NONE: readonly ColorField[] = [];

/**
 * While `isFolded`, when only the corner colors apply: returns the fields with an invalid color, which prevent a code,
 * and those corrected since. Corrected fields stay until all fields apply again, because the visitor may still be
 * typing in them.
 */
function useCorrected(style: QrStyle, isFolded: boolean): readonly ColorField[] {
  const [corrected, setCorrected] = useState(NONE);
  const wrong = FIELDS.filter((name) => parseColor(style[name]) === null && !corrected.includes(name));
  // Set while rendering, so that a field never disappears for a moment.
  if (isFolded && wrong.length > 0) setCorrected([...corrected, ...wrong]);
  else if (!isFolded && corrected !== NONE) setCorrected(NONE);
  return corrected;
}
