import type { ComponentProps } from 'react';
import styles from './field.module.css';

/** A small search in the line of a field's label, for long lists. */
export function SearchInput({ name, ...rest }: Omit<ComponentProps<'input'>, 'name'> & { readonly name: string }) {
  return (
    <input
      {...rest}
      type="search"
      className={styles.search}
      aria-label={name}
      placeholder={name}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
