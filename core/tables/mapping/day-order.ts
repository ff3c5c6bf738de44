import { type DayOrder, detailFields } from '#content';
import type { ColumnDays, DayEvidence, Evidence } from '../find-days.ts';
import { nameKey } from '../table.ts';
import type { Mapping } from './mapping.ts';
import { compileTemplate } from './template.ts';

/** In which order the numbers of days are read, such as of `03/05/2027`. Null if both days are possible. */
export interface DayReading {
  readonly dots: DayOrder | null;
  readonly others: DayOrder | null;
  /** What decided about days that can be read in two ways; null if there are none, or the visitor decided. */
  readonly decided: { readonly order: DayOrder; readonly example: Evidence; readonly because: Evidence } | null;
  /** The first day for which nobody has decided. */
  readonly open: Evidence | null;
}

/**
 * Decides by all rows of the columns that a mapping reads as days: a day such as `25/03/2027` shows the order of the
 * others. `mapping.days` is the visitor's answer, which comes first.
 */
export function readingOfDays(
  mapping: Mapping,
  columns: readonly string[],
  days: readonly (ColumnDays | null)[],
): DayReading {
  const used = columnsOfDays(mapping, columns).flatMap((column) => days[column] ?? []);
  const dots = together(used.map((each) => each.dots));
  const others = together(used.map((each) => each.others));
  const given = mapping.days === '' ? null : mapping.days;
  const dotted = onlyOrder(dots);
  const slashed = onlyOrder(others);
  const order = given ?? slashed;
  return {
    dots: dotted === 'month-first' ? dotted : 'day-first',
    others: order,
    decided:
      given === null && slashed && others.two && others[slashed]
        ? { order: slashed, example: others.two, because: others[slashed] }
        : null,
    open: order === null ? (others.two ?? null) : null,
  };
}

/** Returns the indices of the columns in the templates of fields that are days. */
function columnsOfDays({ type, templates }: Mapping, columns: readonly string[]): number[] {
  const keys = columns.map(nameKey);
  const fields = detailFields(type).filter(
    ([, field]) => field.control === 'moment' || ('isDay' in field && field.isDay),
  );
  return fields.flatMap(([name]) => {
    const template = compileTemplate(templates[name] ?? '');
    if ('kind' in template) return [];
    return template.parts.flatMap((part) => (part.is === 'cell' ? keys.indexOf(nameKey(part.name)) : []));
  });
}

function together(found: readonly DayEvidence[]): DayEvidence {
  return Object.assign({}, ...found.toReversed());
}

function onlyOrder(found: DayEvidence): DayOrder | null {
  if (found['day-first'] && found['month-first']) return null;
  if (found['day-first']) return 'day-first';
  return found['month-first'] ? 'month-first' : null;
}
