import styles from './surfaces.module.css';

/** The class of a sheet of paper on the desk, for related content. */
export const sheetClass: string = styles.sheet;

/** The class of a menu that opens over the page. */
export const menuClass: string = styles.menu;

/** The class of a line with content at both ends; if there is too little room, the end wraps to its own line. */
export const barClass: string = styles.bar;

/** The class of a line of facts in small soft type. */
export const factsClass: string = styles.facts;
