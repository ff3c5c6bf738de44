/**
 * Lists the packages in the site with their licenses, from npm's lock file. The bundler's own list is not enough: it
 * lacks packages that only workers, style sheets or WebAssembly use.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Notes on what a package's own license file leaves out. @type {Readonly<Record<string, string>>} */
const ALSO = {
  'pdfjs-dist':
    'Its decoders are compiled from OpenJPEG and PDFium, whose licenses follow. It contains core-js, which is under MIT.',
  'zxing-wasm': 'The decoder zxing-cpp, compiled into it, is under Apache-2.0, as jsqr is.',
};

/** @typedef {{ name: string, version: string, license: string, text: string }} ShippedPackage */

/** @returns {ShippedPackage[]} all packages except those that npm marks as only for development or for some systems */
export function shippedPackages() {
  /**
   * @type {Record<string, { version: string, license: string, dev?: true, optional?: true, devOptional?: true }>} by
   * folder
   */
  const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(packages)
    .filter(([folder, { dev, optional, devOptional }]) => folder !== '' && !dev && !optional && !devOptional)
    .map(([folder, { version, license }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      return { name, version, license: license, text: licenseText(folder) };
    });
}

/** @returns {string} the license notices that the site must be distributed with */
export function licensesText() {
  const parts = shippedPackages().map(({ name, version, license, text }) =>
    [`${name} ${version}: ${license}`, ALSO[name], text].filter(Boolean).join('\n\n'),
  );
  const separator = `\n\n${'-'.repeat(72)}\n\n`;
  return ['The site is made with these packages, each under its own license.', ...parts].join(separator);
}

/**
 * @param {string} folder
 * @returns {string} the package's own license files, also those of its WebAssembly. If it has none: the one from its
 * source repository, which is kept in `scripts/build/licenses`
 */
function licenseText(folder) {
  const own = [folder, `${folder}/wasm`]
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => `${place}/${name}`))
    .filter((path) => /\/licen[cs]e[^/]*$/i.test(path));
  const files = own.length > 0 ? own : [`scripts/build/licenses/${folder.replace(/^.*node_modules\//, '')}.txt`];
  if (!files.every((file) => existsSync(file))) throw new Error(`${folder} brings no license`);
  return files.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
}
