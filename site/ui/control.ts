import styles from './control.module.css';

/** The class of inputs, selects and text areas with a frame of their own. `aria-invalid` marks an invalid value. */
export const controlClass: string = styles.control;

/** The class of a frame around an input and its parts: a unit, a color picker. */
export const controlFrameClass: string = styles.frame;
