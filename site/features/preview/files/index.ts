export { FileTicket } from './file-ticket.tsx';
export { makeProofSource, type ProofSource } from './proof-source.ts';
