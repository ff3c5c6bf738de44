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
  const offer = useCornerOffer(style);
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
      {!hasOnlyCorners && offer !== 'none' && (
        <Button
          size="small"
          className={styles.forCorners}
          aria-disabled={offer === 'closed'}
          onClick={() =>
            offer === 'open' &&
            changeStyle({ cornerSquaresColor: style.foregroundColor, cornerDotsColor: style.foregroundColor })
          }
        >
          {styleWords.forCorners}
        </Button>
      )}
    </>
  );
}, isPaintedAlike);

/**
 * The offer to use the foreground for the corners too, for a visitor who changed the foreground alone. Once made it
 * stays, so that nothing moves under the pointer.
 */
function useCornerOffer(style: QrStyle): 'none' | 'open' | 'closed' {
  const { foregroundColor, cornerSquaresColor, cornerDotsColor } = style;
  const [seen, setSeen] = useState({ style: DEFAULT_DESIGN.style, isMade: false });
  const isAlone =
    foregroundColor !== seen.style.foregroundColor &&
    cornerSquaresColor === seen.style.cornerSquaresColor &&
    cornerDotsColor === seen.style.cornerDotsColor;
  const isDefault = foregroundColor === DEFAULT_DESIGN.style.foregroundColor;
  const isMade = !isDefault && (seen.isMade || isAlone);
  if (style !== seen.style) setSeen({ style, isMade });
  if (!isMade) return 'none';
  const isUsed = cornerSquaresColor === foregroundColor && cornerDotsColor === foregroundColor;
  return isUsed || parseColor(foregroundColor) === null ? 'closed' : 'open';
}

const MOST_RECENT = 8;

/** Suggests the colors of the stored codes to every color picker. */
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
