/** How Stryker runs the tests of one folder: without the projects of vite.config.ts, and without comparing times. */
import { defineConfig } from 'vitest/config';

/** Folders whose test files run isolated, because they mock modules or hold state. */
const APART = ['storage', 'workbench', 'uploads', 'batch'];

const folder = process.env.MUTATED_FOLDER ?? '';

export default defineConfig({
  define: {
    'import.meta.env.SITE_URL': JSON.stringify('http://localhost:4173'),
    'import.meta.env.BUILD_YEAR': JSON.stringify('2026'),
  },
  resolve: {
    // The times of mutated code mean nothing, and measuring them takes seconds.
    alias: [{ find: /^\.\/doubling\.ts$/, replacement: new URL('untimed.mjs', import.meta.url).pathname }],
  },
  test: {
    include: [`src/${folder}/**/*.test.ts`],
    environment: 'node',
    isolate: APART.includes(folder),
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
