/**
 * Programs beside Chromium that some tests ask for a verdict: real servers, other browsers, readers of print files.
 * They are used where they are installed; `npm run test:all` installs them, and so does `npm test` where CI is set.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * One entry makes a judge known to the set-up and to the tests.
 * @typedef {object} OutsideJudge
 * @property {readonly [string, ...string[]]} programs what it needs, by name or, where no name leads to it, by path;
 * the first is its own
 * @property {readonly string[]} packages Debian's, that bring them
 */

export const OUTSIDE_JUDGES = /** @satisfies {Readonly<Record<string, OutsideJudge>>} */ ({
  caddy: { programs: ['caddy'], packages: ['caddy'] },
  nginx: {
    programs: ['nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
  poppler: { programs: ['pdftoppm', 'pdfinfo', 'pdftotext'], packages: ['poppler-utils'] },
  qpdf: { programs: ['qpdf'], packages: ['qpdf'] },
  ghostscript: { programs: ['gs'], packages: ['ghostscript'] },
  librsvg: { programs: ['rsvg-convert'], packages: ['librsvg2-bin'] },
  mupdf: { programs: ['mutool'], packages: ['mupdf-tools'] },
  unzip: { programs: ['unzip'], packages: ['unzip'] },
  '7z': { programs: ['7z'], packages: ['p7zip-full'] },
  bsdtar: { programs: ['bsdtar'], packages: ['libarchive-tools'] },
});

/** @typedef {keyof typeof OUTSIDE_JUDGES} JudgeName */

/** One empty file for each judge that a test missed: tests run in several processes. */
const MISSED = 'build/missed-judges';

/** Servers lie where only the administrator's searches look. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * The path of a judge's own program, or null where it is not installed whole; the test then skips, and the sum at the
 * end names it: `test.skip(!judge('caddy'))`.
 * @param {JudgeName} name
 * @returns {string | null}
 */
export function judge(name) {
  const [own, ...others] = OUTSIDE_JUDGES[name].programs.map(findProgram);
  if (own && others.every(Boolean)) return own;
  mkdirSync(MISSED, { recursive: true });
  writeFileSync(join(MISSED, name), '');
  return null;
}

/** @returns {string[]} the judges that tests have missed since the last call of `forgetMissedJudges` */
export function missedJudges() {
  return existsSync(MISSED) ? readdirSync(MISSED).sort() : [];
}

export function forgetMissedJudges() {
  rmSync(MISSED, { recursive: true, force: true });
}

/** @returns {string[]} Debian's packages of all judges that are not installed */
export function missingPackages() {
  const judges = /** @type {OutsideJudge[]} */ (Object.values(OUTSIDE_JUDGES));
  return judges.filter(({ programs }) => !programs.every(findProgram)).flatMap(({ packages }) => packages);
}

/**
 * @param {string} program
 * @returns {string | undefined} its path
 */
function findProgram(program) {
  const candidates = isAbsolute(program) ? [program] : FOLDERS.map((folder) => join(folder, program));
  return candidates.find((path) => existsSync(path));
}
