import { memo, useState } from 'react';
import { type ColorField, DEFAULT_DESIGN, parseColor, type QrStyle, toHex } from '#design';
import { Button, Note } from '#ui';
import { styleWords } from '#words/generator-style';
import { useCodes } from '#workbench';
import { ColorInput, RECENT_COLORS_ID } from './color-input.tsx';
import { isPaintedAlike } from './style-group.tsx';
import styles from './style-groups.module.css';

const FIELDS = ['foregroundColor', 'backgroundColor', 'cornerSquaresColor', 'cornerDotsColor'] as const;

interface ColorsGroupProps {
  readonly style: QrStyle;
  readonly changeStyle: (style: Partial<QrStyle>) => void;
  /** Whether the picture is woven: it has its own colors, so only the corner colors apply. */
  readonly isWoven: boolean;
}

/** A field with an invalid color stays even if only the corner colors apply, because it prevents a code. */
export const ColorsGroup = memo(function ColorsGroup({ style, changeStyle, isWoven }: ColorsGroupProps) {
  const hasOnlyCorners = isWoven || style.gradientType !== undefined;
  const corrected = useCorrected(style, hasOnlyCorners);
  const { foregroundColor: ink, cornerSquaresColor, cornerDotsColor } = style;
  // Once made, the offer stays, so that nothing moves under the pointer.
  const [isOffered, setIsOffered] = useState(() => isOnlyInkChanged(style));
  const isTaken = (cornerSquaresColor === ink && cornerDotsColor === ink) || parseColor(ink) === null;
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
              changeColor={(value) => {
                changeStyle({ [name]: value });
                if (name === 'foregroundColor') setIsOffered(true);
              }}
            />
          ),
        )}
      </div>
      {!hasOnlyCorners && isOffered && ink !== DEFAULT_DESIGN.style.foregroundColor && (
        <Button
          size="small"
          className={styles.forCorners}
          aria-disabled={isTaken}
          onClick={() => !isTaken && changeStyle({ cornerSquaresColor: ink, cornerDotsColor: ink })}
        >
          {styleWords.forCorners}
        </Button>
      )}
    </>
  );
}, isPaintedAlike);

/** Whether the foreground was changed and both corners have their first color. */
function isOnlyInkChanged({ foregroundColor, cornerSquaresColor, cornerDotsColor }: QrStyle): boolean {
  const { style: first } = DEFAULT_DESIGN;
  return (
    foregroundColor !== first.foregroundColor &&
    cornerSquaresColor === first.cornerSquaresColor &&
    cornerDotsColor === first.cornerDotsColor
  );
}

const MOST_RECENT = 8;

export function RecentColors() {
  const codes = useCodes();
  const { style: defaults } = DEFAULT_DESIGN;
  const colors = (codes ?? []).flatMap(({ design: { qrType, style } }) =>
    qrType === 'custom' ? FIELDS.map((name) => (style[name] === defaults[name] ? null : parseColor(style[name]))) : [],
  );
  const recent = new Set(colors.flatMap((color) => (color ? [toHex({ ...color, a: 1 }).toLowerCase()] : [])));
  return (
    <datalist id={RECENT_COLORS_ID}>
      {[...recent].slice(0, MOST_RECENT).map((color) => (
        <option key={color} value={color} />
      ))}
    </datalist>
  );
}

const NONE: readonly ColorField[] = [];

/** Also those that had an invalid color, because the visitor may still be typing there. */
function correctedFields(before: readonly ColorField[], style: QrStyle, isFolded: boolean): readonly ColorField[] {
  if (!isFolded) return NONE;
  const wrong = FIELDS.filter((name) => parseColor(style[name]) === null && !before.includes(name));
  return wrong.length > 0 ? [...before, ...wrong] : before;
}

function useCorrected(style: QrStyle, isFolded: boolean): readonly ColorField[] {
  const [before, setBefore] = useState(NONE);
  const corrected = correctedFields(before, style, isFolded);
  // The state is set while rendering, not in an effect, so that a corrected field stays visible all the time.
  if (corrected !== before) setBefore(corrected);
  return corrected;
}
