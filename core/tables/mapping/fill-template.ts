import { padNumber } from '../number-range.ts';
import { nameKey, type TableRow } from '../table.ts';
import type { Template, TemplatePart } from './template.ts';
import { checkCharacter, randomToken } from './template-functions.ts';

/**
 * `plain`: values stay unchanged, because the content type escapes them later. `link`: a value at the start is a whole
 * link and stays unchanged, as in `{link}?n={n}`, unless a dot follows it. In the host, as in `{shop}.example.com`, it
 * must be a label of a domain name. After the host, or without one, as in `tel:{n}`, it is percent-encoded.
 */
export type TemplatePlace = 'link' | 'plain';

export interface FillSource {
  /** Indices of the columns by the keys of their names (`nameKey`). */
  readonly columns: ReadonlyMap<string, number>;
  readonly row: TableRow;
  /** The seed of random tokens: 32 hex digits. */
  readonly seed: string;
}

export type FillProblem =
  | { readonly kind: 'unknown-name'; readonly name: string }
  /** No label: 1 to 63 letters, digits and hyphens, no hyphen at either end. `value` may consist of several. */
  | { readonly kind: 'host-label'; readonly value: string }
  | { readonly kind: 'check-value'; readonly value: string };

interface FilledTemplate {
  readonly text: string;
  /** The names, as written in the template, of the columns whose cells are empty. */
  readonly empty: readonly string[];
}

/** Where a value lies in a link. `start`: nothing comes before it. `host`: it is in the host. `later`: elsewhere. */
type LinkPlace = 'start' | 'host' | 'later';

const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const UP_TO_HOST = /^\s*(?:[a-z][a-z0-9+-]*:\/\/|\/\/)?[^/?#:]*(?::[^/?#:]*)?$/i;

const OTHER_SCHEME = /^\s*[a-z][a-z0-9+-]*:(?!\/\/)/i;

export function fillTemplate(
  { parts }: Template,
  { columns, row, seed }: FillSource,
  place: TemplatePlace,
): FilledTemplate | FillProblem {
  const empty: string[] = [];
  let text = '';
  /** The joined values directly before the current part, from which a check character is computed. */
  let run = '';
  let linkPlace: LinkPlace = place === 'link' ? 'start' : 'later';
  let hasLabel = false;
  for (const [index, part] of parts.entries()) {
    if (part.is === 'text') {
      text += part.text;
      linkPlace = placeBehind(part.text, linkPlace);
      run = '';
      continue;
    }
    const value = valueFor(part, run);
    if (typeof value !== 'string') return value;
    run += value;
    if (linkPlace === 'start' && startsLabel(parts[index + 1])) linkPlace = 'host';
    if (linkPlace === 'host' && !LABEL.test(value)) return { kind: 'host-label', value };
    hasLabel ||= linkPlace === 'host';
    text += place === 'link' && linkPlace === 'later' ? percentEncode(value) : value;
    // A value at the start is a whole link, so whatever follows comes after its host.
    if (linkPlace === 'start') linkPlace = 'later';
  }
  const wrong = hasLabel ? wrongLabel(text) : null;
  return wrong === null ? { text, empty } : { kind: 'host-label', value: wrong };

  function valueFor(part: Exclude<TemplatePart, { is: 'text' }>, before: string): string | FillProblem {
    switch (part.is) {
      case 'row':
        return padNumber(row.number, part.digits);
      case 'random':
        return randomToken(seed, row.number, part.length);
      case 'check':
        return checkCharacter(part.method, before) ?? { kind: 'check-value', value: before };
      case 'cell': {
        const column = columns.get(nameKey(part.name));
        if (column === undefined) return { kind: 'unknown-name', name: part.name };
        const cell = row.cells[column] ?? '';
        if (cell.trim() === '') empty.push(part.name);
        return place === 'link' ? cell.trim() : cell;
      }
    }
  }
}

/** Returns the part of the link in which a value after `text` lies. `before` is the part in which `text` begins. */
function placeBehind(text: string, before: LinkPlace): LinkPlace {
  if (before === 'later' || text.trim() === '') return before;
  if (before === 'host') return /[/?#]/.test(text) ? 'later' : 'host';
  return UP_TO_HOST.test(text) && !OTHER_SCHEME.test(text) ? 'host' : 'later';
}

function startsLabel(next: TemplatePart | undefined): boolean {
  return next?.is === 'text' && next.text.startsWith('.');
}

/** Labels are checked again in the filled link, because one may consist of several values. */
function wrongLabel(link: string): string | null {
  const [, host = ''] = /^\s*(?:[a-z][a-z0-9+-]*:\/\/|\/\/)?([^/?#:]*)/i.exec(link) ?? [];
  return host.split('.').find((label) => !LABEL.test(label)) ?? null;
}

function percentEncode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
