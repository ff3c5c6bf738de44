export { SelectionBar } from './selection-bar.tsx';
export { type Selection, useSelection } from './use-selection.ts';
