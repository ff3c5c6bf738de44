import { ArrowDown, ArrowDownLeft, ArrowDownRight, ArrowRight } from 'lucide-react';
import { memo, useId } from 'react';
import {
  GRADIENT_DIRECTIONS,
  GRADIENT_PRESETS,
  type GradientDirection,
  type GradientType,
  type QrStyle,
} from '#design';
import { controlClass, Field, FieldGroup, segmentClass, segmentsClass } from '#ui';
import { styleWords } from '#words/generator-style';
import { GradientPairs } from './gradient-pairs.tsx';
import { isPaintedAlike } from './painted-alike.ts';
import styles from './style-groups.module.css';

const arrows = {
  'to right': ArrowRight,
  'to bottom': ArrowDown,
  'to bottom right': ArrowDownRight,
  'to bottom left': ArrowDownLeft,
};

interface GradientGroupProps {
  readonly style: QrStyle;
  readonly direction: GradientDirection;
  readonly chooseGradient: (gradientType: GradientType | undefined) => void;
  readonly choosePair: (colors: readonly [string, string]) => void;
  readonly chooseDirection: (direction: GradientDirection) => void;
}

/** The gradient's presets, type and direction. */
export const GradientGroup = memo(function GradientGroup(props: GradientGroupProps) {
  const { style, direction, chooseGradient, choosePair, chooseDirection } = props;
  const id = useId();
  return (
    <div className={styles.part}>
      <GradientPairs
        label={styleWords.gradientPresets}
        pairs={GRADIENT_PRESETS}
        style={style}
        direction={direction}
        choosePair={choosePair}
      />
      <div className={styles.twos}>
        <Field label={styleWords.gradientType} htmlFor={id}>
          <select
            id={id}
            className={controlClass}
            value={style.gradientType ?? ''}
            onChange={(event) => chooseGradient(event.target.value as GradientType)}
          >
            {!style.gradientType && (
              <option value="" disabled>
                {styleWords.noGradient}
              </option>
            )}
            <option value="linear">{styleWords.linear}</option>
            <option value="radial">{styleWords.radial}</option>
          </select>
        </Field>
        <FieldGroup label={styleWords.direction}>
          <div className={segmentsClass}>
            {GRADIENT_DIRECTIONS.map((value) => {
              const Arrow = arrows[value];
              return (
                <button
                  key={value}
                  type="button"
                  className={`${segmentClass} ${styles.direction}`}
                  aria-label={styleWords.directions[value]}
                  title={styleWords.directions[value]}
                  aria-pressed={style.gradientType !== 'radial' && direction === value}
                  onClick={() => chooseDirection(value)}
                >
                  <Arrow aria-hidden="true" />
                </button>
              );
            })}
          </div>
        </FieldGroup>
      </div>
    </div>
  );
}, isPaintedAlike);
