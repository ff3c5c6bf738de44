import type { ComponentProps, ReactNode } from 'react';
import styles from './drop-field.module.css';
import { FileInput } from './file-input.tsx';

interface DropFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'title' | 'onChange'> {
  /** What pressing it does. */
  readonly title: string;
  /** An icon, or a picture of the file. */
  readonly picture: ReactNode;
  /** A file is being dragged over the page. */
  readonly isOver?: boolean;
  readonly take: (file: File) => void;
}

/** A marked place for choosing a file. Files can be dropped anywhere on the page. Its children show the result. */
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
