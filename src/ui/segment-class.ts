import styles from './segments.module.css';

/** The class of the frame around segments. */
export const segmentsClass: string = styles.segments;

/**
 * The class of a segment that is a button or a tab. The chosen one is marked by `aria-pressed`, or by `data-state` if
 * it is a tab.
 */
export const segmentClass: string = styles.segment;
