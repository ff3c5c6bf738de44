/**
 * Builds the site in the pseudo-language into build/pseudo, serves it on a free port, and prints the address. Pages are
 * not prerendered: the browser renders them. Used by `e2e/words.spec.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { TYPES } from '../hosting/hosting.mjs';

const FOLDER = 'build/pseudo';

/**
 * The modules whose exports are translated: all of `src/words/en` except `grammar.ts` and `language.ts`, which have no
 * sentences.
 */
const WORDS = /\/src\/words\/en\/(?!grammar\.|language\.)[\w-]+\.ts$/;

/** @returns {import('vite').Plugin} a plugin that translates the exports of these modules */
function pseudoLanguage() {
  const source = JSON.stringify(fileURLToPath(new URL('pseudo.mjs', import.meta.url)));
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    transform(code, id) {
      if (!WORDS.test(id)) return null;
      /** @type {string[]} */
      const names = [];
      const own = code.replace(/^export (const|function) (\w+)/gm, (_, kind, name) => {
        names.push(name);
        return `${kind} ${name}`;
      });
      const exported = names.map((name) => `const pseudo_${name} = pseudoWords(${name});\n`);
      const list = names.map((name) => `pseudo_${name} as ${name}`).join(', ');
      const text = `import { pseudoWords } from ${source};\n${own}\n${exported.join('')}export { ${list} };\n`;
      return { code: text, map: null };
    },
  };
}

process.env.NODE_ENV = 'production';
await build({
  logLevel: 'warn',
  plugins: [pseudoLanguage()],
  // In development mode, pages are rendered instead of hydrated, and there is no service worker.
  define: { 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
  build: { outDir: FOLDER, manifest: false, minify: false, reportCompressedSize: false },
});
const shell = join(FOLDER, 'index.html');
const html = readFileSync(shell, 'utf8').replace(/<!--[\w-]+-->/g, '');
// The entry's own sheet comes first, as in prerendered pages, because it sets the order of the cascade layers.
const sheets = html.match(/ *<link rel="stylesheet".*>\n/g) ?? [];
const ordered = sheets.toSorted((a, b) => Number(b.includes('/index-')) - Number(a.includes('/index-')));
writeFileSync(shell, html.replace(sheets.join(''), ordered.join('')));

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(FOLDER, pathname);
  const found = extname(pathname) && existsSync(file) ? file : shell;
  response.setHeader('Content-Type', TYPES[extname(found)] ?? 'application/octet-stream');
  response.end(readFileSync(found));
}).listen(0, () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`http://localhost:${port}`);
});
