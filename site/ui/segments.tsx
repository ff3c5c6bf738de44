import { Radios } from './radios.tsx';
import styles from './segments.module.css';

interface SegmentsProps<Value> {
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** A few options side by side in one frame, as radio buttons. To be put into a named group. */
export function Segments<Value extends string | number | boolean | undefined>({
  options,
  value,
  choose,
}: SegmentsProps<Value>) {
  return (
    <Radios
      options={options}
      value={value}
      choose={choose}
      className={styles.segments}
      optionClass={styles.segment}
      show={({ name }) => name}
    />
  );
}
