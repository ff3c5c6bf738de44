import styles from './scan-badge.module.css';

interface ScanBadgeProps {
  /** The verdict's rank, which decides color and shape. 0 is best; undefined if unknown. */
  readonly rank?: 0 | 1 | 2 | 3;
  /** The verdict in words. */
  readonly text: string;
}

/** The shapes by rank: a disc with a tick, a half-filled disc, a triangle and a cross. */
const shapes = [
  <path
    key="0"
    d="M8 1a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM6.9 11.2l5-5-1.2-1.2-3.8 3.8-1.8-1.8-1.2 1.2z"
    fillRule="evenodd"
  />,
  <path key="1" d="M8 1a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM8 3a5 5 0 0 0 0 10z" fillRule="evenodd" />,
  <path key="2" d="M8 1l7.5 13.5h-15zM7.1 6v4.2h1.8V6zM7.1 11.4v1.7h1.8v-1.7z" fillRule="evenodd" />,
  <path key="3" d="M3.2 1.4L8 6.2l4.8-4.8 1.8 1.8L9.8 8l4.8 4.8-1.8 1.8L8 9.8l-4.8 4.8-1.8-1.8L6.2 8 1.4 3.2z" />,
];

/** A verdict on a code as shape, words and color. The meaning stays clear if one of the three is missing. */
export function ScanBadge({ rank, text }: ScanBadgeProps) {
  return (
    <span className={styles.badge} data-rank={rank}>
      <ScanShape rank={rank} />
      {text}
    </span>
  );
}

/** The shape of a verdict without its words. */
export function ScanShape({ rank }: Pick<ScanBadgeProps, 'rank'>) {
  return (
    <svg className={styles.shape} data-rank={rank} viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      {rank === undefined ? (
        <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeDasharray="3 2.5" />
      ) : (
        shapes[rank]
      )}
    </svg>
  );
}
