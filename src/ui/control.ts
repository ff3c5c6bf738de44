import styles from './control.module.css';

/** The class of inputs, selects and text areas with a frame of their own. Their value is marked by `aria-invalid`. */
export const controlClass: string = styles.control;

/** The class of a frame around an input and what belongs to it: a unit, a color picker. */
export const controlFrameClass: string = styles.frame;
