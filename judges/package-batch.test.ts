// `quietzone batch` of the packed npm package, in an empty folder.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';
import { expect, it, test, vi } from 'vitest';
import { judge } from '../scripts/run/outside-judges.mjs';
import { installPackage, type Outcome, runCommand } from './packed.ts';
import { pdfInfo, run as runProgram } from './print-programs.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = installPackage('quietzone-batch');
const inFolder = (...names: string[]): string => join(folder, ...names);

const ROWS = 160;
const TEMPLATE = 'https://example.com/t/{table}';

/** Eight rooms, so that the numbers after equal names depend on the whole table. */
const table = Array.from({ length: ROWS }, (_, k) => `${k + 1},Room ${k % 8}`).join('\n');
writeFileSync(inFolder('tables.csv'), `table,room\n${table}\n`);

const MAKE = ['batch', 'tables.csv', '--template', TEMPLATE, '--name', '{room}', '--format', 'png', '--px', '120'];

function run(...args: string[]): Outcome {
  return runCommand(folder, args);
}

function expectDone({ status, stdout, stderr }: Outcome): void {
  expect({ status, stdout: stdout.toString(), stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
}

function digests(name: string): Map<string, string> {
  const files = readdirSync(inFolder(name)).sort();
  return new Map(files.map((file) => [file, digest(readFileSync(inFolder(name, file)))]));
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('makes a file of each row, and a manifest with the digests', () => {
  expectDone(run(...MAKE, '-o', 'whole'));
  const whole = digests('whole');
  expect(whole.size).toBe(ROWS + 1);
  expect(decodeQr(PNG.sync.read(readFileSync(inFolder('whole', 'Room 3-2.png'))))).toBe('https://example.com/t/12');
  const lines = readFileSync(inFolder('whole', 'manifest.csv'), 'utf8').split('\r\n');
  expect(lines).toHaveLength(ROWS + 2);
  expect(lines[12]).toContain(`13,Room 3-2.png,https://example.com/t/12,url,`);
  expect(lines[12]).toContain(whole.get('Room 3-2.png'));
});

test('takes the options of a look, with a logo, a level and a frame', () => {
  writeFileSync(inFolder('few.csv'), 'table\n1\n2\n');
  const logo = join(process.cwd(), 'e2e/samples/logo-white-on-transparent.png');
  const look = [
    '--logo',
    logo,
    '--logo-size',
    '15',
    '--level',
    'q',
    '--frame',
    'tab',
    '--corner-color',
    '900',
    '--text',
    'T',
  ];
  const few = ['batch', 'few.csv', '--template', TEMPLATE, '--name', '{table}', ...look];
  expectDone(run(...few, '--format', 'png', '--deterministic', '-o', 'framed'));
  const { width, height, data } = PNG.sync.read(readFileSync(inFolder('framed', '2.png')));
  expect(height).toBeGreaterThan(width);
  expect(decodeQr({ width, height, data })).toBe('https://example.com/t/2');
  expect(readFileSync(inFolder('framed', 'manifest.csv'), 'utf8')).toMatch(/,Q,/);
  const refused = run(...few, '--product', 'L7160', '-o', 'labels.pdf');
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('--frame') });
});

test.skipIf(!judge('parallel'))(
  'GNU parallel makes the same of shards, one of which is killed and repeated',
  async () => {
    const command = ['node_modules/.bin/quietzone', ...MAKE, '-o', 'shards', '--resume', '--shard', '"$1/4"'];
    const quoted = command.map((word) => (/[{ ]/.test(word) ? `'${word}'` : word)).join(' ');
    // The third shard is killed as soon as its first file is there, the first time.
    writeFileSync(
      inFolder('shard.sh'),
      `#!/bin/sh
if [ "$1" = 3 ] && mkdir killed 2>/dev/null; then
  ${quoted} & process=$!
  until [ -e 'shards/Room 2.png' ]; do sleep 0.05; done
  kill -9 $process; wait $process; exit 1
fi
exec ${quoted}
`,
    );
    chmodSync(inFolder('shard.sh'), 0o755);
    const parameters = ['--will-cite', '--jobs', '2', '--retries', '2', './shard.sh', ':::', '1', '2', '3', '4'];
    await runProgram(judge('parallel') as string, parameters, { cwd: folder });
    expect(existsSync(inFolder('killed'))).toBe(true);
    const manifests = [1, 2, 3, 4].map((shard) => `shards/manifest-${shard}-of-4.csv`);
    expectDone(run('batch', '--merge', ...manifests, '-o', 'shards/manifest.csv'));
    for (const manifest of manifests) await runProgram('rm', [inFolder(manifest)]);
    expect(digests('shards')).toEqual(digests('whole'));
  },
);

test('a folder that is unfinished goes on with --resume, and is left alone without', async () => {
  const words = [...MAKE, '-o', 'begun'];
  const process = spawn(inFolder('node_modules/.bin/quietzone'), words, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => process.on('exit', resolve));
  while (!existsSync(inFolder('begun', 'Room 7.png'))) await setTimeout(20);
  process.kill('SIGKILL');
  await ended;
  // Every file with its own name is whole.
  const whole = digests('whole');
  for (const [name, digest] of digests('begun')) if (!name.startsWith('.')) expect(digest).toBe(whole.get(name));
  expect(run(...words)).toMatchObject({ status: 73, stderr: expect.stringContaining('--resume') });
  expectDone(run(...words, '--resume'));
  expect(digests('begun')).toEqual(whole);
  expectDone(run(...words, '--resume'));
  const other = run('batch', 'tables.csv', '--template', 'x{table}', '-o', 'begun', '--resume');
  expect(other).toMatchObject({ status: 2, stderr: expect.stringContaining('another table') });
});

test('a ZIP and a PDF are the same for the same date, and cannot be shards', async () => {
  const env = { ...process.env, TZ: 'UTC', SOURCE_DATE_EPOCH: '1700000000' };
  const make = (output: string, ...more: string[]) =>
    expectDone(runCommand(folder, [...MAKE.slice(0, 6), '-o', output, ...more], '', env));
  make('a.zip');
  make('b.zip', '--date', '2023-11-14T22:13:20Z');
  expect(digest(readFileSync(inFolder('b.zip')))).toBe(digest(readFileSync(inFolder('a.zip'))));
  make('a.pdf', '--product', 'L7160', '--start', '20', '--text', '{room}');
  make('b.pdf', '--product', 'J8160', '--start', '20', '--text', '{room}');
  expect(readFileSync(inFolder('b.pdf')).equals(readFileSync(inFolder('a.pdf')))).toBe(true);
  if (judge('unzip')) await runProgram(judge('unzip') as string, ['-tq', inFolder('a.zip')]);
  // Two labels on the first sheet, and 21 on each of the others.
  if (judge('poppler')) {
    const facts = await pdfInfo(inFolder('a.pdf'));
    expect(facts).toMatch(/Pages: +9\n/);
    expect(facts).toMatch(/Subject: +QR codes of the kind URL\n/);
  }
  for (const output of ['c.zip', 'c.pdf'])
    expect(run(...MAKE.slice(0, 4), '-o', output, '--shard', '1/2').status).toBe(2);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

const SLIP = "This link has a typing slip, so phones can't open it.";
const EVENING = 'Title,Start,Private\nEvening,2027-07-05 18:30,1\n';
const TWO_DAYS = 'Title,Date,Start Time\nEvening,03/05/2027,6:30 PM\n';

let cases = 0;

/** What is told, and what the manifest contains. */
const TABLES: readonly [string, number, string, string, readonly string[], ...(readonly string[])][] = [
  ['dead links', 1, 'Link\nhttp//example.com/menu\nhttps://example.com/2\n', `row 2: ${SLIP}`, [SLIP]],
  [
    'dead and living links',
    1,
    'Link\nhttp//a.example\nhttps://intranet/2\n',
    '2 with a caution, 1 that cannot work',
    [],
  ],
  ['a link with a caution', 0, 'Link\nhttps://intranet/2\nhttps://a.example\n', '1 with a caution', ['has no ending']],
  ['columns that are not used', 0, EVENING, "One column isn't used: Private.", []],
  ['times without a zone', 0, EVENING, 'zone are in Europe/Berlin.', ['DTSTART:20270705T163000Z']],
  ['another zone', 0, EVENING, 'zone are in Asia/Tokyo.', ['DTSTART:20270705T093000Z'], '--zone', 'Asia/Tokyo'],
  ['an unknown zone', 2, EVENING, 'Mars/Base', [], '--zone', 'Mars/Base'],
  ['a day that can be two', 2, TWO_DAYS, 'can be 2027-03-05 or 2027-05-03', []],
  ['the day first', 0, TWO_DAYS, 'Europe/Berlin', ['DTSTART:20270503T163000Z'], '--days', 'day-first'],
  ['the month first', 0, TWO_DAYS, 'Europe/Berlin', ['DTSTART:20270305T173000Z'], '--days', 'month-first'],
  ['a row that decides', 0, `${TWO_DAYS}Fair,25/12/2027,9:00\n`, 'row 3 has 25/12/2027', ['DTSTART:20270503T163000Z']],
  ['a cell that is no day', 1, 'Title,Start\nA,soon\n', 'row 2 is left out. “Start” has “soon”.', ['“soon”']],
  ['counters', 0, 'Seat\n1\n2\n3\n4\n', 'Most codes would contain only a running number.', []],
];

test('rows that cannot be codes are told, with status 1', () => {
  writeFileSync(inFolder('some.csv'), `link\nhttps://example.com/1\n${'x'.repeat(8000)}\nhttps://example.com/3\n`);
  const { status, stderr } = run('batch', 'some.csv', '-o', 'some', '--template', '{link}');
  expect(status).toBe(1);
  expect(stderr).toContain('row 3 is left out. 8,000 characters are too many');
  expect(readdirSync(inFolder('some'))).toEqual(['1.svg', '3.svg', 'manifest.csv']);
});

test('tells how it reads a table that is not in UTF-8', () => {
  writeFileSync(inFolder('latin.csv'), Buffer.from('Prénom;Nom\nZoé;Lefèvre\n', 'latin1'));
  const { stderr } = run('batch', 'latin.csv', '-o', 'latin', '--template', '{Nom}');
  expect(stderr).toContain('As windows-1252, its rows begin: Prénom;Nom · Zoé;Lefèvre\n');
  expect(run('batch', 'tables.csv', '-o', 'unicode', '--template', '{room}').stderr).not.toContain('rows begin');
});

it.each(TABLES)('of a table of %s: status %i', (_, status, text, words, texts, ...options) => {
  const name = `case-${cases++}`;
  writeFileSync(inFolder(`${name}.csv`), text);
  const env = { ...process.env, TZ: 'Europe/Berlin' };
  const outcome = runCommand(folder, ['batch', `${name}.csv`, '-o', name, ...options], '', env);
  expect(outcome).toMatchObject({ status, stderr: expect.stringContaining(words) });
  const manifest = status === 2 ? '' : readFileSync(inFolder(name, 'manifest.csv'), 'utf8');
  for (const part of texts) expect(manifest).toContain(part);
});

test('nothing leaves the folder, follows a link or replaces a file', () => {
  const names = ['../../up', '/etc/passwd', 'con', 'a\u0001b', '..', 'x'.repeat(300), 'a/b', 'A_b'];
  const rows = names.map((name, k) => `"${name}",${k}`).join('\n');
  writeFileSync(inFolder('hostile.csv'), `name,n\n${rows}\n`);
  const make = ['batch', 'hostile.csv', '--template', 'https://example.com/{n}', '--name', '{name}', '-o'];
  const before = readdirSync(folder);
  expectDone(run(...make, 'hostile'));
  expect(readdirSync(folder).filter((name) => !before.includes(name))).toEqual(['hostile']);
  const made = readdirSync(inFolder('hostile'));
  expect(made).toHaveLength(names.length + 1);
  expect(made).toEqual(expect.arrayContaining(['_con.svg', 'a_b.svg', 'a_b-2.svg', 'A_b-3.svg']));
  writeFileSync(inFolder('treasure.svg'), 'treasure');
  mkdirSync(inFolder('linked'));
  symlinkSync('../treasure.svg', inFolder('linked', '_con.svg'));
  expect(run(...make, 'linked')).toMatchObject({ status: 73, stderr: expect.stringContaining('exists already') });
  expectDone(run(...make, 'linked', '--force'));
  expect(readFileSync(inFolder('treasure.svg'), 'utf8')).toBe('treasure');
});

test('a cell without end is refused', () => {
  const cell = 'x'.repeat(1 << 20);
  const input = `link,name\nhttps://example.com/1,a\n"${cell.repeat(100)}`;
  writeFileSync(inFolder('endless.csv'), input);
  const { status, stderr } = run('batch', 'endless.csv', '-o', 'endless');
  expect({ status, stderr }).toMatchObject({ status: 65, stderr: expect.stringContaining('8 million characters') });
});

test.each([[[]], [['--jitless']]])('the example of a queue in docs/scale.md runs with %o', async (options) => {
  const [, example = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/scale.md', 'utf8')) ?? [];
  writeFileSync(inFolder('queue.mjs'), example);
  // Without just-in-time compilation there is no WebAssembly, as in some runtimes of queues.
  await runProgram('node', [...options, 'queue.mjs'], { cwd: folder });
  expect(decodeQr(PNG.sync.read(readFileSync(inFolder('made', 'table-B1.png'))))).toBe('https://example.com/t/B1');
  const lines = readFileSync(inFolder('made', 'manifest.csv'), 'utf8').trim().split('\r\n');
  expect(lines).toHaveLength(4);
  for (const line of lines.slice(1)) expect(line).toContain(options.length > 0 ? ',jsqr,' : ',zxing,');
});

test.each([
  [2, ['batch', 'tables.csv', '--template', 'https://example.com/{tabel}', '-o', 'no'], 'Did you mean {table}?'],
  [2, ['batch', 'tables.csv', '--template', 'WIFI:S:{table};;', '-o', 'no'], 'template must be'],
  [2, ['batch', 'tables.csv', '--text', '{table', '-o', 'no'], '--text must be right at character 1 (table)'],
  [2, ['batch', 'tables.csv', '--shape', 'star', '-o', 'no'], '--shape must be one of square'],
  [2, ['batch', 'tables.csv', '--shard', '9/8', '-o', 'no'], '--shard must be such as 3/8'],
  [2, ['batch', 'tables.csv', '--product', 'L1', '-o', 'no.pdf'], 'L7160'],
  [65, ['batch', 'package-lock.png', '-o', 'no'], "This file isn't a table"],
  [66, ['batch', 'nowhere.csv', '-o', 'no'], 'no such file'],
])('ends with status %i: %o', (status, args, words) => {
  writeFileSync(inFolder('package-lock.png'), Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0));
  expect(run(...args)).toMatchObject({ status, stderr: expect.stringContaining(words) });
  expect(readdirSync(folder)).not.toContain('no');
});
