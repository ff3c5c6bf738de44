import { type ReactNode, useId, useState } from 'react';
import { type QrStyle, SHAPE_FIELDS } from '#design';
import { settings } from '#storage';
import styles from './style-groups.module.css';

interface StyleGroupProps {
  readonly name: string;
  readonly title: string;
  readonly value: string;
  /** The first group starts open even on small screens. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

export function StyleGroup({ name, title, value, isFirst = false, children }: StyleGroupProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(() => settings.openGroups.read()[name] ?? (isFirst || isRoomy()));

  return (
    <details
      className={styles.group}
      aria-labelledby={id}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {/* A browser also opens a group if page search finds a word in it. Only clicks by the visitor are remembered. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive; pointer and keys both click it. */}
      <summary
        className={styles.summary}
        onClick={() => settings.openGroups.write({ ...settings.openGroups.read(), [name]: !isOpen })}
      >
        <h3 id={id} className={styles.title}>
          {title}
        </h3>{' '}
        <span className={styles.value} data-text="soft small">{`· ${value}`}</span>
      </summary>
      <div className={styles.content} data-stack="l">
        {children}
      </div>
    </details>
  );
}

function isRoomy(): boolean {
  return matchMedia('(width>=48rem)').matches && matchMedia('(height>=30rem)').matches;
}

interface WithStyle {
  readonly style: QrStyle;
}

/** For `memo` in components that show only colors and gradients. */
export function isPaintedAlike<Props extends WithStyle>(before: Props, after: Props): boolean {
  return isSame({ ...before, style: null }, { ...after, style: null }) && isSame(paintOf(before), paintOf(after));
}

function paintOf({ style }: WithStyle): object {
  return Object.fromEntries(Object.entries(style).filter(([field]) => !SHAPE_FIELDS.has(field)));
}

function isSame(before: object, after: object): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)));
}
