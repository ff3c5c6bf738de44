export type { RunRow } from './code-run.ts';
export { MakePanel } from './make-panel.tsx';
