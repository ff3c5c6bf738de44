export { MakePanel } from './make-panel.tsx';
export type { RunRow } from './run-ledger.ts';
