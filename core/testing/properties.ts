/** Makes all property tests use the seed of the run (scripts/run/test.mjs), and try more values if CI is set. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1), numRuns: process.env.CI ? 200 : 50 });
