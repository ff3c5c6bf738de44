import { Link } from 'react-router';
import { Note, Sentence } from '#ui';
import { generatorWords } from '#words/generator';
import { contentWords } from '#words/generator-content';
import { GIVEN_TABLE_MAX } from '#workbench';

/**
 * Says that only the first of several pasted lines was kept, with a link to the page that makes a code of each line.
 * The link passes all pasted lines to that page, unless they are too long in total. Shows nothing if `lines` is empty.
 */
export function PastedNote({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const link = (
    <Link to="/many" state={givenTableOf(lines)}>
      {generatorWords.makeMany}
    </Link>
  );
  return (
    <Note tone="warning">
      <Sentence text={contentWords.pasted(lines.length)} parts={{ link }} />
    </Note>
  );
}

/** Returns the navigation state that passes lines to `/many`, or undefined if the lines are too long in total. */
export function givenTableOf(lines: readonly string[]): { readonly table: string } | undefined {
  const table = lines.join('\n');
  return table.length <= GIVEN_TABLE_MAX ? { table } : undefined;
}
