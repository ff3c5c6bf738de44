import type { ComponentProps, ReactNode } from 'react';
import styles from './print-option.module.css';
import { SmallPrint } from './small-print.tsx';

interface PrintOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  /** The picture; null while it is being made. */
  readonly print: ReactNode;
  /** A small mark on the picture's corner. */
  readonly mark?: ReactNode;
  /** Whether the picture is outdated and will be replaced. */
  readonly isOld?: boolean;
  /** Whether the option was pressed and will be chosen once possible. */
  readonly isWanted?: boolean;
  readonly choose: () => void;
}

/** One option of a few, as a small picture above its words. It is a radio button, to be put into a named group. */
export function PrintOption({ print, mark, isOld, isWanted, choose, children, ...input }: PrintOptionProps) {
  return (
    <label className={styles.option} data-old={isOld || undefined} data-wanted={isWanted || undefined}>
      <input {...input} type="radio" data-over onChange={choose} />
      <SmallPrint className={styles.print}>
        {print && (
          <>
            {print}
            {mark && (
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            )}
          </>
        )}
      </SmallPrint>
      {children}
    </label>
  );
}
