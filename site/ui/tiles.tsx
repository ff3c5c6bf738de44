import type { ComponentProps } from 'react';
import { Radios } from './radios.tsx';
import styles from './tiles.module.css';

interface TilesProps<Value> {
  readonly options: readonly { readonly value: Value; readonly name: string; readonly hint?: string }[];
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** A few options, each with an explaining line, as radio buttons. To be put into a named group. */
export function Tiles<Value extends string | number | boolean>({ options, value, choose }: TilesProps<Value>) {
  return (
    <Radios
      options={options}
      value={value}
      choose={choose}
      className={styles.tiles}
      optionClass={styles.tile}
      show={({ name, hint }) => (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{hint}</span>
        </>
      )}
    />
  );
}

interface TileButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-pressed'> {
  readonly isPressed: boolean;
}

/** A tile that is a toggle button, with a picture and words. */
export function TileButton({ isPressed, ...rest }: TileButtonProps) {
  return <button {...rest} type="button" className={`${styles.tile} ${styles.button}`} aria-pressed={isPressed} />;
}
