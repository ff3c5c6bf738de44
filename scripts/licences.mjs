/** Lists the site's runtime dependencies and their licences, from package-lock.json. Run by itself, it writes the page. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LICENCES_FILE = 'docs/licences.md';

/** What a package's own statement leaves out. @type {Readonly<Record<string, string>>} */
const ALSO = {
  'zxing-wasm': 'the decoder zxing-cpp, compiled into it: Apache-2.0',
};

/**
 * @typedef {{ version: string, license?: string, dev?: boolean, devOptional?: boolean }} LockedPackage
 */

/** @returns {string} docs/licences.md as it must be */
export function licencesPage() {
  /** @type {Record<string, LockedPackage>} by folder; '' is the site itself */
  const packages = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const rows = Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { version, license }]) => {
      const name = folder.replace(/^.*node_modules\//, '');
      if (!license) throw new Error(`package-lock.json states no licence of ${name}`);
      return `| ${name} | ${version} | ${ALSO[name] ? `${license}; ${ALSO[name]}` : license} |\n`;
    })
    .sort();
  return `# Licences

Quietzone is under the ${packages[''].license} licence (\`LICENSE\`). Below are the packages that it depends on when it runs, with those they need; each
keeps its own licence, whose text is in the package. Tools that only build and test are not listed.

\`node scripts/licences.mjs\` writes this page from \`package-lock.json\`; a test keeps the two equal.

| package | version | licence |
| --- | --- | --- |
${rows.join('')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LICENCES_FILE, licencesPage());
