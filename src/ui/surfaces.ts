import styles from './surfaces.module.css';

/** The class of a sheet of paper on the desk: what belongs together stands on one. */
export const sheetClass: string = styles.sheet;

/** The class of a line with something at either end; where it is too short, the end goes to a line of its own. */
export const barClass: string = styles.bar;

/** The class of a line of facts in small soft type. */
export const factsClass: string = styles.facts;
