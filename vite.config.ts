import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compileWords, LANGUAGES } from './scripts/build/words.mjs';

/** The address at which the built site will be served, for canonical links and the site map. */
const siteUrl = process.env.SITE_URL ?? 'http://localhost:4173';

/**
 * Unit tests. Programs of others judge our files only in CI, or if a path in `judges/` is given: `npx vitest run judges`.
 */
const hasJudges = Boolean(process.env.CI) || process.argv.some((part) => part.startsWith('judges'));
const ALL_TESTS = `{core,package,site,words${hasJudges ? ',judges' : ''}}/**/*.test.ts`;

/** Tests whose helper loads modules again. */
const APART_TESTS = ['site/storage/**/*.test.ts'];

/** Small modules that several pages share. */
const PAGE_PARTS =
  /site[\\/]ui[\\/](breadcrumb|cut-text|observe-near|page-top|plain-click|save-file)|words[\\/]([\w-]+[\\/])?grammar|lucide/;

export default defineConfig({
  plugins: [react(), withoutNode(), words()],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  build: {
    manifest: true,
    // The security policy forbids data URLs of scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Naming the home page here marks the modules that it starts with, for the group `home`.
      input: ['index.html', 'site/app/home-page.tsx', 'site/app/early-texts.ts'],
      output: {
        codeSplitting: {
          groups: [
            // React rarely changes, so this file stays in the visitors' caches when a new version of the site appears.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|vite[\\/]preload-helper/,
            },
            // The service worker recognizes the file by this name, and stores it when it is first used.
            { name: 'harfbuzz', test: /node_modules[\\/]harfbuzzjs/ },
            // What the home page starts with and shares with other pages. Otherwise there would be 25 small files.
            { name: 'home', tags: ['$initial'], minShareCount: 2, test: /^(?!.*site[\\/]community)/ },
            // What most other pages begin with. Otherwise there would be 12 files of less than a kilobyte.
            { name: 'page', minShareCount: 2, test: PAGE_PARTS },
          ],
        },
      },
    },
    // The oldest browsers that the site runs in (site/app/main.tsx).
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  },
  // The script of HarfBuzz loads a WebAssembly file from the folder of the package.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  // Packages are bundled for prerendering too, so that the browser's build and the prerendering build use the same
  // modules. In tests, Node.js loads them faster than Vite, which would transform them too.
  ssr: { noExternal: process.env.VITEST ? [] : true },
  worker: { format: 'es' },
  test: {
    projects: [
      { extends: true, test: { name: 'apart', include: APART_TESTS } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: [ALL_TESTS],
          exclude: APART_TESTS,
          // Otherwise each file would load all modules again, and a third of the tests' time would be spent on that.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
    ],
    // Tests of the second tier. `CI=1 npx vitest run core/tables` runs them too.
    tags: [
      { name: 'deep', description: 'Takes long, and rarely finds what the others miss.', skip: !process.env.CI },
      { name: 'timed', description: 'Compares processor times.', skip: !process.env.CI },
    ],
    environment: 'node',
    setupFiles: ['core/testing/compare-bytes.ts', 'core/testing/properties.ts'],
    // Threads start faster than processes.
    pool: 'threads',
    // While the unit tests run, `npm test` also builds the site and starts the browser tests.
    maxWorkers: availableParallelism(),
    // The two timeouts are long, because a busy machine is slow. They do not delay tests that pass.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

/** In browsers, puts an empty module in place of Node's `module`, which HarfBuzz imports but uses only in Node. */
function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'module' ? '\0module' : null),
    load: (id) => (id === '\0module' ? 'export {}' : null),
  };
}

/**
 * Compiles the catalogs of words, and again when one is edited, and puts those of the language that is built or served in
 * place of English. Each language is a build of its own.
 */
function words(): Plugin {
  compileWords();
  return {
    name: 'words',
    enforce: 'pre',
    configureServer: ({ watcher }) => void watcher.on('change', compileWords),
    resolveId: (id) =>
      id.startsWith('#words/')
        ? resolve('build/words', process.env.SITE_LANGUAGE ?? LANGUAGES[0].tag, `${id.slice(7)}.ts`)
        : null,
  };
}
