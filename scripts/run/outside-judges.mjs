/**
 * Outside judges: programs other than Chromium with which some tests check results, such as real servers, other
 * browsers and readers of print files and archives. Tests that need one are skipped if it is not installed. With CI
 * set, `npm test` installs them all.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/**
 * The setup and the tests find judges by these entries.
 * @typedef {object} OutsideJudge
 * @property {readonly [string, ...string[]]} programs names or absolute paths of the files that it needs; the first
 * is the judge itself
 * @property {readonly string[]} packages Debian packages that contain these files
 */

export const OUTSIDE_JUDGES = /** @satisfies {Readonly<Record<string, OutsideJudge>>} */ ({
  caddy: { programs: ['caddy'], packages: ['caddy'] },
  nginx: {
    programs: ['nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  apache: { programs: ['apache2', '/usr/lib/apache2/modules/mod_rewrite.so'], packages: ['apache2-bin'] },
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
  poppler: { programs: ['pdftoppm', 'pdfinfo', 'pdftotext'], packages: ['poppler-utils'] },
  qpdf: { programs: ['qpdf'], packages: ['qpdf'] },
  ghostscript: { programs: ['gs'], packages: ['ghostscript'] },
  librsvg: { programs: ['rsvg-convert'], packages: ['librsvg2-bin'] },
  mupdf: { programs: ['mutool'], packages: ['mupdf-tools'] },
  unzip: { programs: ['unzip'], packages: ['unzip'] },
  '7z': { programs: ['7z'], packages: ['p7zip-full'] },
  parallel: { programs: ['parallel'], packages: ['parallel'] },
  'fonts for Japanese and Chinese': {
    programs: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
    packages: ['fonts-noto-cjk'],
  },
  bsdtar: { programs: ['bsdtar'], packages: ['libarchive-tools'] },
});

/** @typedef {keyof typeof OUTSIDE_JUDGES} JudgeName */

/**
 * A folder with an empty file for each judge that a test needed but did not find. Tests run in several processes, which
 * have only files in common.
 */
const MISSED = 'build/missed-judges';

/** Folders in which `findProgram` looks for judges. Servers are in folders that are often only in the PATH of root. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * Returns the path of a judge, or null if it or anything that it needs is missing. Then the test must be skipped, for
 * example by `test.skip(!judge('caddy'))`, and the summary of the run names the judge.
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

/** @returns {string[]} the judges that tests needed but did not find since the last call of `forgetMissedJudges` */
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
