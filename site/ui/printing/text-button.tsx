import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A button that looks like a link, for secondary actions. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />;
}
