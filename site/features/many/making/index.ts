export { MakePanel } from './make-panel.tsx';
export { cardFor } from './print-products.ts';
export type { RunRow } from './run-ledger.ts';
