/**
 * A rule to break: in `file` the text `from` becomes `to`, and a test in `tests` must notice.
 * @typedef {{ file: string, from: string, to: string, tests: string[], why?: string }} Mutation `why` explains one that survives
 */

/**
 * Rules of one file, which the same tests hold.
 * @param {string} file
 * @param {string[]} tests
 * @param {[from: string, to: string, why?: string][]} changes
 * @returns {Mutation[]}
 */
export function inFile(file, tests, changes) {
  return changes.map(([from, to, why]) => ({ file: `src/${file}`, from, to, tests, why }));
}
