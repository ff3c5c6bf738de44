/**
 * Returns the cases of a table for `it.each`: name, input and expected output. In the table, input and output are
 * written in one text with an arrow between them: `'loses its spaces': '1 23 → 123'`.
 */
export function arrowCases(table: Readonly<Record<string, string>>): readonly (readonly [string, string, string])[] {
  return Object.entries(table).map(([what, line]) => {
    const parts = line.split(' → ');
    if (parts.length !== 2) throw new RangeError(`A case has one arrow with spaces around it, got ${line}`);
    return [what, parts[0], parts[1]];
  });
}
