import styles from './surfaces.module.css';

/** The class of a sheet: a surface for related content. */
export const sheetClass: string = styles.sheet;

/** The class of a menu that opens over the page. */
export const menuClass: string = styles.menu;

/** The class of a line with content at both ends. If there is too little room, the content at the end wraps. */
export const barClass: string = styles.bar;

/** The class of a line of facts in small soft text. */
export const factsClass: string = styles.facts;
