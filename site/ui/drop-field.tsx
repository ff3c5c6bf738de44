import type { ComponentProps, ReactNode } from 'react';
import styles from './drop-field.module.css';
import { FileInput } from './file-input.tsx';

interface DropFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'title' | 'onChange'> {
  /** Says what a press on the field does. */
  readonly title: string;
  /** An icon, or a picture of the file. */
  readonly picture: ReactNode;
  /** Whether a file is being dragged over the page. */
  readonly isOver?: boolean;
  readonly take: (file: File) => void;
}

/**
 * A frame in which a file can be chosen. Files can also be dropped anywhere on the page. The children appear below the
 * title, for example the name of the chosen file.
 */
export function DropField({ title, picture, isOver, take, children, ...input }: DropFieldProps) {
  return (
    <label className={styles.drop} data-over={isOver || undefined}>
      <FileInput {...input} take={take} />
      {picture}
      <span className={styles.words}>
        <strong>{title}</strong>
        {children}
      </span>
    </label>
  );
}
