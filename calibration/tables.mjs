/**
 * Logs a Markdown table.
 * @param {readonly (string | number)[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function logTable(head, rows) {
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** @param {readonly number[]} values */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * A promise that must hold in all cases but for the share `allowed`. Lists the cases in which it is broken by `name`.
 * @template T
 * @param {string} promise
 * @param {readonly T[]} cases
 * @param {(result: T) => boolean} isBroken
 * @param {number} [allowed] from 0 to 1
 * @param {(result: T) => string} [nameOf]
 * @returns {import('./calibrate.mjs').Outcome}
 */
export function promiseOf(promise, cases, isBroken, allowed = 0, nameOf) {
  const broken = cases.filter(isBroken);
  const names = nameOf ? broken.map((result) => `\n  ${nameOf(result)}`).join('') : '';
  return [
    promise,
    broken.length <= allowed * cases.length,
    ` (${broken.length} of ${cases.length} against it)${names}`,
  ];
}
