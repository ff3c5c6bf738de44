/**
 * `node bench/community.mjs` measures how long the community area needs to make its sample data. It prints the best,
 * median and worst time of each task in milliseconds. Each of 15 runs is a separate process, so that the first
 * generation starts cold, as for a visitor. The time of this generation includes reading, compiling and running the
 * scripts with the texts.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const OUTPUT = 'build/bench-community';
const RUNS = 15;

if (process.argv[2] === 'run') await run();
else await compare();

async function compare() {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'site/community/index.ts', outDir: OUTPUT, emptyOutDir: true, minify: true, target: 'es2023' },
  });
  /** @type {Record<string, number>[]} */
  const runs = Array.from({ length: RUNS }, () =>
    JSON.parse(execFileSync(process.execPath, [fileURLToPath(import.meta.url), 'run'], { encoding: 'utf8' })),
  );
  console.log(`milliseconds, ${RUNS} processes`.padEnd(44), 'best', 'median'.padStart(8), 'worst'.padStart(8));
  for (const what of Object.keys(runs[0])) {
    const times = runs.map((times) => times[what]).sort((left, right) => left - right);
    const [best, median, worst] = [times[0], times[RUNS >> 1], times[RUNS - 1]].map((time) => time.toFixed(2));
    console.log(what.padEnd(40), best.padStart(8), median.padStart(8), worst.padStart(8));
  }
}

async function run() {
  /** @type {typeof import('../site/community/index.ts')} */
  const community = await import(`../${OUTPUT}/index.js`);
  const now = new Date();
  /** @type {Record<string, number>} */
  const times = {};
  /**
   * @template T
   * @param {string} what
   * @param {() => T | Promise<T>} work
   */
  async function measure(what, work) {
    const start = performance.now();
    const result = await work();
    times[what] = performance.now() - start;
    return result;
  }
  await measure('all posts, first visit, with their texts', () => community.generatePosts(now));
  const posts = await measure('all posts, next visit', () => community.generatePosts(now));
  await measure('first search', () => community.searchPosts(posts, { query: 'quiet', language: 'all' }));
  await measure('next search', () => community.searchPosts(posts, { query: 'quiet z', language: 'all' }));
  await measure('most controversial first', () => community.sortPosts(posts, 'controversial'));
  await measure('comments of all posts', () => Promise.all(posts.map((post) => community.generateComments(post, now))));
  const illustrated = posts.filter((post) => post.image);
  await measure(`${illustrated.length} pictures`, () =>
    illustrated.map((post) => community.postArt(community.numberOf(post))),
  );
  process.stdout.write(JSON.stringify(times));
}
