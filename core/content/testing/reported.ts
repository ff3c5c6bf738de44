import { encodeContent, offersOf, type TypedContent } from '../index.ts';

/** What people reported of other tools, with names and numbers of our own. `from` is a repository and its issue. */
export interface Report {
  readonly from: string;
  readonly typed: TypedContent;
  /** The text, or what it contains; empty if there is none. */
  readonly text: string;
  /** `kind field`. */
  readonly cautions?: readonly string[];
  readonly answers?: readonly string[];
  readonly mended?: string;
}

/** Returns what is expected of a report, and what is found instead. They are equal if all is right. */
export function compareReport({ typed, text, cautions = [], answers, mended }: Report) {
  const found = encodeContent(typed);
  const isHeld = text !== '' && found.text.includes(text);
  const offers = found.cautions.flatMap(offersOf);
  return {
    expected: { text, cautions, ...(answers && { answers }), ...(mended !== undefined && { mended }) },
    found: {
      text: isHeld ? text : found.text,
      cautions: found.cautions.map(({ kind, field }) => `${kind} ${field}`),
      ...(answers && { answers: offers }),
      ...(mended !== undefined && { mended: offers.join() }),
    },
  };
}
