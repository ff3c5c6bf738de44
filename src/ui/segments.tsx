import { useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value> {
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** One of a few, side by side in one frame: radio buttons, to be put into a named group. */
export function Segments<Value extends string | number | boolean | undefined>({
  options,
  value,
  choose,
}: SegmentsProps<Value>) {
  const group = useId();
  return (
    <div className={styles.segments}>
      {options.map((option) => (
        <label key={String(option.value)} className={styles.segment}>
          <input
            type="radio"
            data-over
            name={group}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          {option.name}
        </label>
      ))}
    </div>
  );
}
