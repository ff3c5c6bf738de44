import { expect, it } from 'vitest';
import { findDays } from '../find-days.ts';
import { readTable } from '../read-table.ts';
import { guessMapping } from './guess-mapping.ts';
import type { Mapping } from './mapping.ts';
import { compileMapping } from './plan-row.ts';
import { type RunNote, runNotes } from './run-notes.ts';

async function notesOf(text: string, change: Partial<Mapping> = {}): Promise<RunNote[]> {
  const { table } = await readTable(text);
  const mapping = { ...guessMapping(table, '0'.repeat(32)), ...change };
  return runNotes(compileMapping(mapping, table.columns, { zone: 'Asia/Tokyo', days: findDays(table) }), table);
}

const TWO = 'Title,Start\nA,03/05/2027 18:30\n';
const WHICH = {
  kind: 'which-day',
  column: 'Start',
  sample: '03/05/2027 18:30',
  first: '2027-03-05',
  second: '2027-05-03',
};

it.each<[string, string, Partial<Mapping>, object[]]>([
  ['the zone of times without one', 'Title,Start\nA,2027-03-05 18:30\n', {}, [{ kind: 'zone', zone: 'Asia/Tokyo' }]],
  ['no zone for times with one', 'Title,Start\nA,2027-03-05 18:30Z\n', {}, []],
  ['no zone for whole days', 'Title,Start\nA,2027-03-05\n', {}, []],
  ['that networks are open', 'SSID,Password\nLobby,espresso1\nBar,\n', {}, [{ kind: 'open-network' }]],
  [
    'nothing, if their security says so',
    'SSID,Password\nBar,\n',
    { templates: { content: '{SSID}', security: 'none' } },
    [],
  ],
  ['both days, if no row tells', TWO, {}, [WHICH]],
  ['no question after the answer', TWO, { days: 'day-first' }, [{ kind: 'zone', zone: 'Asia/Tokyo' }]],
  [
    'the row that tells',
    'Title,Start\nA,03/05/2027\nB,25/05/2027\n',
    {},
    [{ kind: 'day-first', sample: '03/05/2027', because: '25/05/2027', row: 3 }],
  ],
  ['nothing, if no day can be read in two ways', 'Title,Start\nB,25/05/2027\n', {}, []],
  ['nothing about days with dots', 'Title,Start\nA,03.05.2027\n', {}, []],
  ['columns that are not used', 'Link,Fax,Empty\nx.com/1,1,\n', {}, [{ kind: 'unused', columns: ['Fax'] }]],
  [
    'nothing about days that are not read',
    'Link,Seen\nx.com/1,03/05/2027\n',
    {},
    [{ kind: 'unused', columns: ['Seen'] }],
  ],
])('runNotes tells %s', async (_, text, change, notes) => {
  expect(await notesOf(text, change)).toEqual(notes);
});
