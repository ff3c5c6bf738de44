import { readDuration, readMoment } from '#content';
import { cellKind } from '../cell-kind.ts';
import { rolesOfAll } from '../column-roles.ts';
import type { Table } from '../table.ts';
import { placeholderOf } from './template.ts';

export interface GuessedMoments {
  readonly starts: string;
  readonly ends: string;
  /** The indices of the columns in both. */
  readonly columns: readonly number[];
  /** Whether a column says by its name that something begins. */
  readonly isClear: boolean;
}

/** What the cells of a column are: a time, a day, both, or something else. */
type Part = 'time' | 'day' | 'moment' | 'empty' | 'other';

const SAMPLE_ROWS = 200;

/**
 * Returns the templates of the beginning and the end, from columns of days, times, both, and lengths: what a column is
 * follows from its name, and whether it has days or times from its cells. Null if no column has a day.
 */
export function guessMoments(table: Table): GuessedMoments | null {
  const { columns, rows } = table;
  const roles = rolesOfAll(columns);
  const parts = columns.map((_, column): Part | null =>
    MOMENT_ROLES.some((role) => roles[column].includes(role)) ? partOf(rows, column) : null,
  );
  const find = (names: readonly (typeof MOMENT_ROLES)[number][], wanted: readonly Part[]): number => {
    for (const name of names) {
      const column = roles.findIndex((each, k) => each.includes(name) && wanted.includes(parts[k] ?? 'other'));
      if (column >= 0) return column;
    }
    return -1;
  };
  const hasDay = ['day', 'moment'] as const;
  const startNames = ['start', 'startDate', 'startTime'] as const;
  const byName = find(startNames, hasDay);
  const named = byName >= 0 ? byName : find(['start', 'startDate'], ['other', 'empty']);
  const date = find(['date', 'time'], hasDay);
  // A column with times may say when it begins, beside one with the day.
  const day = byName >= 0 ? byName : date >= 0 ? date : named >= 0 ? named : find(['date'], ['other', 'empty']);
  if (day < 0) return null;
  const ownTime = find(['startTime', 'start', 'startDate'], ['time']);
  const otherTime = find(['time'], ['time']);
  const emptyTime = find(['startTime', 'time'], ['empty']);
  const time =
    parts[day] === 'moment' ? -1 : ([ownTime, otherTime, emptyTime].find((column) => column >= 0) ?? oddTime());
  const endDay = find(['end', 'endDate', 'endTime'], hasDay);
  const oddEnd = find(['end', 'endDate', 'endTime'], ['other']);
  const endTime = find(['endTime', 'end', 'endDate'], ['time']);
  const length = roles.findIndex((each) => each.includes('duration'));
  const starts = [day, time].filter((column) => column >= 0);
  const ends =
    endDay >= 0 || endTime >= 0 || oddEnd >= 0
      ? [endDay, parts[endDay] === 'moment' ? -1 : endTime, endDay < 0 && endTime < 0 ? oddEnd : -1].filter(
          (column) => column >= 0,
        )
      : [];
  const hasLength = ends.length === 0 && length >= 0 && partOf(rows, length) !== 'empty';
  return {
    starts: joined(table, starts),
    ends: hasLength ? `+${placeholderOf(columns[length])}${unitOf(table, length)}` : joined(table, ends),
    columns: [...starts, ...(hasLength ? [length] : ends)],
    isClear: starts.some((column) =>
      (startNames as readonly string[]).some((name) => roles[column].includes(name as never)),
    ),
  };

  /** A column that is called a time, although some cells are none: its rows are refused, and say so. */
  function oddTime(): number {
    return find(['startTime', 'time'], ['other']);
  }
}

const MOMENT_ROLES = ['start', 'startDate', 'startTime', 'date', 'time', 'end', 'endDate', 'endTime'] as const;

function partOf(rows: Table['rows'], column: number): Part {
  const counts: Record<Part, number> = { time: 0, day: 0, moment: 0, empty: 0, other: 0 };
  for (const { cells } of rows.slice(0, SAMPLE_ROWS)) {
    const cell = (cells[column] ?? '').trim();
    if (cell === '') continue;
    const kind = cellKind(cell);
    if (kind === 'time' || kind === 'day' || kind === 'moment') counts[kind]++;
    // In a column with the name of a day or a time, 18.30 is a time, and 20270305 a day.
    else if (/^\d{1,2}\.\d\d$/.test(cell)) counts.time++;
    else if (readMoment(cell)) counts.day++;
    else counts.other++;
  }
  const known = (['moment', 'day', 'time'] as const).filter((part) => counts[part] > 0);
  if (known.length > 0) return known.reduce((most, part) => (counts[part] > counts[most] ? part : most));
  return counts.other > 0 ? 'other' : 'empty';
}

/** Joins cells by a space, with the zone that a name gives, as in `Start (UTC)`, unless the cells have one. */
function joined({ columns, rows }: Table, used: readonly number[]): string {
  const text = used.map((column) => placeholderOf(columns[column])).join(' ');
  const isUtc = used.some((column) => /\b(?:UTC|GMT)\b/.test(columns[column]));
  const hasOffset = rows.slice(0, SAMPLE_ROWS).some(({ cells }) => {
    const moment = readMoment(used.map((column) => cells[column] ?? '').join(' '));
    return moment !== null && 'day' in moment && moment.offset !== null;
  });
  return isUtc && !hasOffset ? `${text} UTC` : text;
}

/** Returns the unit that the name of a column of lengths gives to bare numbers. */
function unitOf({ columns, rows }: Table, column: number): string {
  const isBare = rows.slice(0, SAMPLE_ROWS).every(({ cells }) => readDuration(cells[column] ?? '') === null);
  if (!isBare) return '';
  if (/min|分/i.test(columns[column])) return ' min';
  return /hour|stunde|heure|hora|\bh\b|\bstd\b|時間|小时|小時/i.test(columns[column]) ? ' h' : '';
}
