import styles from './segments.module.css';

/** The class of the frame around segments. */
export const segmentsClass: string = styles.segments;

/**
 * The class of one of a few choices that is a button or a tab. It is marked by `aria-pressed` or, as a tab, by
 * `data-state`.
 */
export const segmentClass: string = styles.segment;
