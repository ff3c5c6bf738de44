/** Compares what the home page loads before any interaction with its budgets, and prints them as a table. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { closure, readManifest, readModules } from './manifest.mjs';

const HOME = 'src/app/home-page.tsx';

/** What the home page must not load before it is asked for. */
const STRANGERS = [/^src\/community\//, /^src\/features\/community\//, /zxing/, /react-toast/];

const manifest = readManifest();
const modules = readModules();
const { scripts, styles } = closure(manifest, 'index.html', HOME);
const fonts = [...readFileSync('dist/index.html', 'utf8').matchAll(/href="\/([^"]+\.woff2)"/g)].map(([, name]) => name);
const images = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(png|jpg|webp|avif|svg|ico)$/.test(name),
);
const strangers = scripts
  .flatMap((script) => modules[script])
  .filter((module) => isOtherPage(module) || STRANGERS.some((stranger) => stranger.test(module)));

const rows = [
  { what: 'JavaScript, gzip', used: sum(scripts, zippedSize), allowed: 120_000 },
  { what: 'CSS, gzip', used: sum(styles, zippedSize), allowed: 15_000 },
  { what: 'fonts', used: sum(fonts, size), allowed: 40_000 },
  { what: 'largest image', used: Math.max(0, ...images.map(size)), allowed: 20_000 },
  { what: 'modules of other pages', used: strangers.length, allowed: 0 },
];

for (const { what, used, allowed } of rows) {
  const verdict = used <= allowed ? 'ok' : 'TOO MUCH';
  console.log(`${what.padEnd(24)}${number(used)} of ${number(allowed)}  ${verdict}`);
}
for (const module of strangers) console.log(`  ${module}`);
process.exitCode = rows.every(({ used, allowed }) => used <= allowed) ? 0 : 1;

/** @param {string} module */
function isOtherPage(module) {
  return /^src\/app\/.+-page\.tsx$/.test(module) && module !== HOME;
}

/**
 * @param {string[]} files
 * @param {(file: string) => number} measure
 */
function sum(files, measure) {
  return files.reduce((total, file) => total + measure(file), 0);
}

/** @param {string} file */
function size(file) {
  return statSync(`dist/${file}`).size;
}

/** @param {string} file */
function zippedSize(file) {
  return gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length;
}

/** @param {number} count */
function number(count) {
  return count.toLocaleString('en').padStart(8);
}
