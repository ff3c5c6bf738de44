export { drawProof, type ProofFact, type ProofSheet, prepareProof } from './draw-proof.ts';
