import { type ReactNode, useId, useState } from 'react';
import { readOpenGroup, writeOpenGroup } from '#storage';
import styles from './style-group.module.css';

interface StyleGroupProps {
  /** The key under which the visitor's choice to open or close it is remembered. */
  readonly name: string;
  readonly title: string;
  /** The chosen values of the group, in a few words. */
  readonly value: string;
  /** Whether it is the first group, which is open even on small screens. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A group of the custom style, whose heading says its value. It is open or closed as the visitor left it. */
export function StyleGroup({ name, title, value, isFirst = false, children }: StyleGroupProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(() => readOpenGroup(name) ?? (isFirst || isRoomy()));

  return (
    <details
      className={styles.group}
      aria-labelledby={id}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {/* A browser also opens a group in which it finds a searched word. Only the visitor's own clicks are
          remembered. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is operated by pointer and keys, and both click it. */}
      <summary className={styles.summary} onClick={() => writeOpenGroup(name, !isOpen)}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>{' '}
        <span className={styles.value}>· {value}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** Whether the window is wide and high enough for all groups to be open. */
function isRoomy(): boolean {
  return matchMedia('(width>=48rem)').matches && matchMedia('(height>=30rem)').matches;
}
