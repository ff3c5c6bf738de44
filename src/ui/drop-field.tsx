import type { ComponentProps, ReactNode } from 'react';
import styles from './drop-field.module.css';

interface DropFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'title' | 'onChange'> {
  /** What pressing it does. */
  readonly title: string;
  /** An icon, or a picture of what was brought. */
  readonly picture: ReactNode;
  /** A file is being dragged over the page. */
  readonly isOver?: boolean;
  readonly take: (file: File) => void;
}

/**
 * A marked place where a file is chosen. The page itself takes what is dropped. Its children say what came of the file.
 */
export function DropField({ title, picture, isOver, take, children, ...input }: DropFieldProps) {
  return (
    <label className={styles.drop} data-over={isOver || undefined}>
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) take(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {picture}
      <span className={styles.words}>
        <strong>{title}</strong>
        {children}
      </span>
    </label>
  );
}
