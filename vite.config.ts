import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where the built site will be served: canonical links and the site map need the whole address. */
const siteUrl = process.env.SITE_URL ?? 'http://localhost:4173';

/** Folders whose tests share their modules: they hold no state and know no globals. */
const PURE_FOLDERS = [
  ...['engine', 'content', 'design', 'raster', 'drawing', 'fitting', 'weaving', 'making', 'carrying', 'community'],
  ...['scanning/pixels', 'scanning/tunnel', 'scanning/verdict', 'scanning/fixes', 'uploads/svg', 'lettering', 'tables'],
];
const PURE_TESTS = `src/{${PURE_FOLDERS.join(',')}}/**/*.test.ts`;

/** Tests that compare processor times. Other work in their process, or beside it, would spoil the comparison. */
const TIMED_TESTS = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name).replaceAll(sep, '/'))
  .filter((name) => name.endsWith('.test.ts') && readFileSync(name, 'utf8').includes('expectLinear'));

export default defineConfig({
  plugins: [react(), moduleList(), withoutNode()],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  build: {
    manifest: true,
    // Data URLs of scripts and fonts would not pass the security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'src/app/early-texts.ts'],
      output: {
        codeSplitting: {
          groups: [
            // React changes seldom: a release of the site leaves this file in the visitors' caches.
            { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            // Else each small module that some pages share would be a file of its own.
            { name: 'shared', minShareCount: 2, test: isSharedAtHome },
            // What pages of the community share: one style sheet, because each holds up the first paint.
            { name: 'community', minShareCount: 2, test: /src[\\/](features[\\/])?community[\\/]/ },
            // Stored when it is first used: the service worker knows it by this name.
            { name: 'harfbuzz', test: /node_modules[\\/]harfbuzzjs/ },
            // What the generator shares with its own later parts.
            {
              name: 'home',
              test: /words[\\/]en[\\/]generator\.ts|generator[\\/](draft-context|history-keys)|icons[\\/](image-plus|link|message-square|undo-2|x)\.mjs/,
            },
          ],
        },
      },
    },
    // The oldest browsers that the site runs in (src/app/browser-floor.ts).
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
  },
  // Its script looks for its WebAssembly beside itself.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  // Everything is bundled for prerendering too, so that both builds see the same modules.
  ssr: { noExternal: true },
  worker: { format: 'es' },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['{src,judges,calibration,scripts}/**/*.test.{ts,mjs}'],
          exclude: [PURE_TESTS, ...TIMED_TESTS],
        },
      },
      // Loading the modules anew for each file would take a quarter to a third of the time.
      { extends: true, test: { name: 'pure', include: [PURE_TESTS], exclude: TIMED_TESTS, isolate: false } },
      {
        extends: true,
        test: {
          name: 'timed',
          include: TIMED_TESTS,
          pool: 'forks',
          maxWorkers: 1,
          isolate: false,
          // After the others have ended.
          sequence: { groupOrder: 1 },
        },
      },
    ],
    environment: 'node',
    setupFiles: 'src/testing/compare-bytes.ts',
    // They start sooner than processes do.
    pool: 'threads',
    // Nothing else runs beside the unit tests: they may have every core, and one worker more, since judges wait for
    // the programs that they start.
    maxWorkers: availableParallelism() + 1,
    // A busy machine is slow, and what passes waits no longer for it.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});

/**
 * Whether a module is one that the home page begins with and shares: each one that only later parts need would cost
 * every visitor.
 */
function isSharedAtHome(id: string): boolean {
  return SHARED_AT_HOME.some((shared) => shared.test(id));
}

/** Modules of other names are left to the bundler, which never gives the home page what it does not ask for. */
const SHARED_AT_HOME = [
  /src[\\/]app[\\/](?!coming-soon|community-not-found|loading-community|page-top)/,
  /src[\\/]late[\\/]/,
  /src[\\/]design[\\/](?!color|parse-)/,
  // Of these folders, what keeps the design and begins with the page.
  /src[\\/]content[\\/](content-kinds|typed-)/,
  /src[\\/]storage[\\/](?!analytics|ask-|code-list|delete-|file-|generated-|label-|many-|records|renew-|screen-|table-|template\.)/,
  /src[\\/]workbench[\\/](design-|generate-|history|late|painted|use-(design|draft|late|maker))/,
  // Of the components, what stands in the frame and in the first screen.
  /src[\\/]ui[\\/](brand-mark|button|control|disclosure|error-boundary|file-input|ghost-code|icon-button|note|proof|reveal)\b/,
  /src[\\/]ui[\\/](segment-class|segments\.module|step|surfaces|use-file-drag)\b/,
  /src[\\/]ui[\\/](toast-queue|toaster|try-again|use-is-hydrated|visually-hidden)\b/,
  /lucide-react(?![\\/]dist[\\/]esm[\\/]icons)|@radix-ui/,
];

/** Writes down which modules each script holds, for the budgets. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const lists = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => relative('.', id).replaceAll(sep, '/')),
      ]);
      const source = JSON.stringify(Object.fromEntries(lists));
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}

/** Gives browsers an empty module where HarfBuzz asks for one of Node's, which it does in Node alone. */
function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'module' ? '\0module' : null),
    load: (id) => (id === '\0module' ? 'export {}' : null),
  };
}
