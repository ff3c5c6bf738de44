import { nameKey } from '../table.ts';
import { CHECK_METHODS, type CheckMethod, TOKEN_LENGTH_MAX } from './template-functions.ts';

export type TemplatePart =
  | { readonly is: 'text'; readonly text: string }
  /** The cell of a column. `name` is the column's name as written in the template. */
  | { readonly is: 'cell'; readonly name: string }
  | { readonly is: 'row'; readonly digits: number }
  /** A check character for the values directly before it. */
  | { readonly is: 'check'; readonly method: CheckMethod }
  | { readonly is: 'random'; readonly length: number };

export interface Template {
  readonly parts: readonly TemplatePart[];
}

/**
 * `at` is the index of the opening brace. `name` is the text inside, the method of a check character without values
 * before it, or the first 40 characters after an unclosed brace.
 */
export interface TemplateFault {
  readonly kind: 'unclosed' | 'no-name' | 'unknown-check' | 'no-row-format' | 'no-random-length' | 'check-of-nothing';
  readonly at: number;
  readonly name: string;
}

const FUNCTION = /^\s*(row|check|random)\s*(?::(.*))?$/is;

/**
 * Parses text with names of columns in braces; `{{` stands for a brace. `{row}`, `{row:0000}`, `{check:luhn}` and
 * `{random:10}` are functions. A name is quoted, as in `{"row"}`, if it looks like one or contains a brace or a
 * quotation mark, which is doubled. `fillTemplate` checks whether the columns exist.
 */
export function compileTemplate(written: string): Template | TemplateFault {
  const parts: TemplatePart[] = [];
  // Joined when the part ends: JavaScript stores appended strings as a chain, with one link for each `{{`.
  let pieces: string[] = [];
  let at = 0;
  function endText(): void {
    const text = pieces.join('');
    if (text !== '') parts.push({ is: 'text', text });
    pieces = [];
  }
  for (let brace = written.indexOf('{'); brace >= 0; brace = written.indexOf('{', at)) {
    if (written[brace + 1] === '{') {
      pieces.push(written.slice(at, brace + 1));
      at = brace + 2;
      continue;
    }
    pieces.push(written.slice(at, brace));
    const placeholder = readPlaceholder(written, brace);
    if ('kind' in placeholder) return placeholder;
    endText();
    if (placeholder.part.is === 'check' && !['cell', 'row', 'random'].includes(parts.at(-1)?.is ?? '')) {
      return { kind: 'check-of-nothing', at: brace, name: placeholder.part.method };
    }
    parts.push(placeholder.part);
    at = placeholder.end;
  }
  pieces.push(written.slice(at));
  endText();
  return { parts };
}

export function placeholderOf(column: string): string {
  const mustQuote = FUNCTION.test(column) || /["{}]/.test(column);
  return mustQuote ? `{"${column.replaceAll('"', '""')}"}` : `{${column}}`;
}

function readPlaceholder(
  written: string,
  brace: number,
): { readonly part: TemplatePart; readonly end: number } | TemplateFault {
  const quoted = /\{\s*"((?:[^"]|"")*)"\s*\}/y;
  quoted.lastIndex = brace;
  const [whole, quotedName] = quoted.exec(written) ?? [];
  if (whole !== undefined) {
    const name = quotedName.replaceAll('""', '"');
    if (nameKey(name) === '') return { kind: 'no-name', at: brace, name };
    return { part: { is: 'cell', name }, end: brace + whole.length };
  }
  const close = written.indexOf('}', brace);
  if (close < 0) return { kind: 'unclosed', at: brace, name: written.slice(brace + 1, brace + 41) };
  const name = written.slice(brace + 1, close).trim();
  if (nameKey(name) === '') return { kind: 'no-name', at: brace, name };
  const [, call, argument] = FUNCTION.exec(name) ?? [];
  const part = call === undefined ? { is: 'cell' as const, name } : readFunction(call.toLowerCase(), argument?.trim());
  return 'is' in part ? { part, end: close + 1 } : { ...part, at: brace, name };
}

function readFunction(call: string, argument: string | undefined): TemplatePart | Pick<TemplateFault, 'kind'> {
  if (call === 'row') {
    if (argument === undefined) return { is: 'row', digits: 1 };
    return /^0{1,15}$/.test(argument) ? { is: 'row', digits: argument.length } : { kind: 'no-row-format' };
  }
  if (call === 'check') {
    const method = CHECK_METHODS.find((each) => each === argument?.toLowerCase());
    return method ? { is: 'check', method } : { kind: 'unknown-check' };
  }
  const length = /^\d{1,2}$/.test(argument ?? '') ? Number(argument) : 0;
  return length >= 1 && length <= TOKEN_LENGTH_MAX ? { is: 'random', length } : { kind: 'no-random-length' };
}
