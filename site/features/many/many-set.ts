import type { ContentType } from '#design';
import { type NumberRange, type Recognized, replaceRecord, type TableHints, type TableRow } from '#tables';
import { emptyMapping, type Mapping } from '#tables/mapping';

/** The source of a table. Plain data for a worker and for storage. */
export type TableSource =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'file'; readonly file: Blob; readonly name: string }
  | { readonly is: 'range'; readonly range: NumberRange };

/** The longest text of the text area, in characters. A longer text is kept as a file. */
export const TYPED_LENGTH_MAX = 200_000;

/** Returns the source of a typed or pasted text. A long text becomes a file with this `name`. */
export function sourceOfText(text: string, name: string): TableSource {
  if (text.length <= TYPED_LENGTH_MAX) return { is: 'text', text };
  return { is: 'file', file: new Blob([text], { type: 'text/plain' }), name };
}

/** The look of all codes: that of the design in the generator (`work`), of a stored code, or of no design (`plain`). */
export type LookChoice =
  | { readonly is: 'work' }
  | { readonly is: 'plain' }
  | { readonly is: 'code'; readonly id: string };

/** Cells that replace those of a table: by the number of the row in the spreadsheet, then by the column's index. */
export type RowEdits = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything that a visitor decides about a set of codes. Plain data. */
export interface ManySet {
  readonly source: TableSource | null;
  /** A key that is different for each source, for the worker's cache. */
  readonly sourceKey: string;
  readonly hints: TableHints;
  /** What the visitor changed in a table that is not text. In a text, the changes are in the text itself. */
  readonly edits: RowEdits;
  readonly mapping: Mapping;
  /** The parts of the mapping that the visitor has changed. A guess from another table must not replace them. */
  readonly touched: readonly MappedPart[];
  readonly look: LookChoice;
  /** The id of the set's entry in *Your codes*; empty if it has none. */
  readonly id: string;
  /** The set with the table that was replaced last, itself without an earlier one. Null if none was. */
  readonly earlier: ManySet | null;
}

export const MAPPED_PARTS = [
  'content',
  'fileName',
  'copies',
  'caption',
  'labelLines',
  'figure',
  'days',
  'target',
] as const;

type MappedPart = (typeof MAPPED_PARTS)[number];

export type ManyAction =
  /** `isTyped`: the visitor edits the text, which is no other table then. */
  | { readonly do: 'bring'; readonly source: TableSource | null; readonly key: string; readonly isTyped?: boolean }
  /** Swaps the set and the earlier one. */
  | { readonly do: 'bring-back' }
  /** Keeps what the tab edited before this set was opened. */
  | { readonly do: 'keep-earlier'; readonly set: ManySet }
  | { readonly do: 'read-as'; readonly hints: TableHints }
  /** Changes a row. `recognized` is how the table was read. */
  | {
      readonly do: 'edit';
      readonly row: TableRow;
      readonly cells: readonly string[];
      readonly recognized: Recognized | null;
    }
  | { readonly do: 'guess'; readonly guess: Mapping }
  | { readonly do: 'choose-type'; readonly type: ContentType }
  | { readonly do: 'map'; readonly field: string; readonly template: string }
  | {
      readonly do: 'change-mapping';
      readonly change: Partial<Pick<Mapping, Exclude<MappedPart, 'content'>>>;
    }
  | { readonly do: 'choose-look'; readonly look: LookChoice }
  | { readonly do: 'open'; readonly set: ManySet }
  /** Restores a set, unless the visitor has begun another one. */
  | { readonly do: 'restore'; readonly set: ManySet }
  | { readonly do: 'keep-as'; readonly id: string };

/** Returns a set without a table. The caller draws the random `seed`. */
export function newSet(seed: string): ManySet {
  return {
    source: null,
    sourceKey: '',
    hints: {},
    edits: {},
    mapping: emptyMapping('url', seed),
    touched: [],
    look: { is: 'work' },
    id: '',
    earlier: null,
  };
}

/** Returns the next state of a set. A new table does not replace the parts of the mapping that the visitor changed. */
export function manyReducer(set: ManySet, action: ManyAction): ManySet {
  switch (action.do) {
    case 'bring':
      // How days are read was asked about the table before. A target fits all counted numbers.
      return {
        ...{ ...set, source: action.source, sourceKey: action.key, hints: {}, edits: {} },
        mapping: {
          ...set.mapping,
          days: '',
          target: isCounted(set.source) && isCounted(action.source) ? set.mapping.target : '',
        },
        earlier: set.source && !(action.isTyped && set.source.is === 'text') ? alone(set) : set.earlier,
      };
    case 'bring-back':
      return set.earlier ? { ...set.earlier, earlier: set.source && alone(set) } : set;
    case 'keep-earlier':
      return { ...set, earlier: alone(action.set) };
    case 'read-as':
      // Hints for one sheet do not apply to another, which may have no header.
      return { ...set, hints: 'sheet' in action.hints ? action.hints : { ...set.hints, ...action.hints }, edits: {} };
    case 'edit':
      return edited(set, action);
    case 'guess':
      return { ...set, mapping: guessed(set, action.guess) };
    case 'choose-type':
      return changed(set, ['content'], { type: action.type, templates: templatesOfAnyType(set.mapping) });
    case 'map':
      return changed(set, ['content'], {
        templates: { ...set.mapping.templates, [action.field]: action.template },
      });
    case 'change-mapping':
      return changed(set, Object.keys(action.change) as MappedPart[], action.change);
    case 'choose-look':
      return { ...set, look: action.look };
    case 'open':
      return action.set;
    case 'restore':
      return set.source === null && set.touched.length === 0 ? action.set : set;
    case 'keep-as':
      return { ...set, id: action.id };
  }
}

function isCounted(source: TableSource | null): boolean {
  return source?.is === 'range';
}

function alone(set: ManySet): ManySet {
  return { ...set, earlier: null };
}

/** The same key stands for a text before and after an edit, so that the list of rows stays where it is. */
function edited(set: ManySet, { row, cells, recognized }: Extract<ManyAction, { do: 'edit' }>): ManySet {
  const { source, hints, edits } = set;
  if (source?.is === 'text' && recognized && recognized.delimiter !== null) {
    const { delimiter, headerRow } = recognized;
    const text = replaceRecord(source.text, delimiter, row.number, cells);
    // Otherwise the changed cells could change how the whole table is read.
    return { ...set, source: { is: 'text', text }, hints: { ...hints, delimiter, headerRow } };
  }
  const own = Object.fromEntries(
    cells.map((cell, column) => [column, cell] as const).filter(([k, cell]) => cell !== (row.cells[k] ?? '')),
  );
  return { ...set, edits: { ...edits, [row.number]: { ...edits[row.number], ...own } } };
}

function changed(set: ManySet, parts: readonly MappedPart[], change: Partial<Mapping>): ManySet {
  return { ...set, touched: [...new Set([...set.touched, ...parts])], mapping: { ...set.mapping, ...change } };
}

function guessed({ touched, mapping }: ManySet, guess: Mapping): Mapping {
  return {
    ...(touched.includes('content') ? mapping : { ...mapping, type: guess.type, templates: guess.templates }),
    fileName: touched.includes('fileName') ? mapping.fileName : guess.fileName,
    copies: touched.includes('copies') ? mapping.copies : guess.copies,
  };
}

function templatesOfAnyType({ templates }: Mapping): Mapping['templates'] {
  return templates.content ? { content: templates.content } : {};
}
