import { type ComponentProps, useId } from 'react';
import styles from './tiles.module.css';

interface TilesProps<Value> {
  readonly options: readonly { readonly value: Value; readonly name: string; readonly hint?: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** One of a few, each with a line on what it stands for: radio buttons, to be put into a named group. */
export function Tiles<Value extends string | number | boolean>({ options, value, choose }: TilesProps<Value>) {
  const group = useId();
  return (
    <div className={styles.tiles}>
      {options.map((option) => (
        <label key={String(option.value)} className={styles.tile}>
          <input
            type="radio"
            data-over
            name={group}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span className={styles.name}>{option.name}</span>
          <span className={styles.hint}>{option.hint}</span>
        </label>
      ))}
    </div>
  );
}

interface TileButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-pressed'> {
  readonly isPressed: boolean;
}

/** A tile that is pressed: a button with a picture and its words. */
export function TileButton({ isPressed, ...rest }: TileButtonProps) {
  return <button {...rest} type="button" className={`${styles.tile} ${styles.button}`} aria-pressed={isPressed} />;
}
