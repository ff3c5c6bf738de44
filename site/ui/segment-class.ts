import styles from './segments.module.css';

/** The class of the frame around segments. */
export const segmentsClass: string = styles.segments;

/**
 * The class of a segment that is a button or a tab. A chosen button is marked by `aria-pressed`, a chosen tab by
 * `data-state`.
 */
export const segmentClass: string = styles.segment;
