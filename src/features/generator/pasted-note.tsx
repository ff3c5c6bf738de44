import { Link } from 'react-router';
import { Note, Sentence } from '#ui';
import { generatorWords } from '#words/generator';
import { contentWords } from '#words/generator-content';
import { GIVEN_TABLE_MAX } from '#workbench';

/**
 * Says that only the first of several pasted lines was kept, with a link to the page that makes a code of each line.
 * The link passes the lines on, unless they are too long. Shows nothing without lines.
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

/** Returns the navigation state that passes lines to `/many`. Undefined if they are too long. */
export function givenTableOf(lines: readonly string[]): { readonly table: string } | undefined {
  const table = lines.join('\n');
  return table.length <= GIVEN_TABLE_MAX ? { table } : undefined;
}
