// The command of the packed npm package, in an empty folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PNG } from 'pngjs';
import decodeQr from 'qr/decode.js';
import { expect, test, vi } from 'vitest';
import { writeLink } from '#carrying';
import { DEFAULT_DESIGN, DEFAULT_FILE_CHOICE, DEFAULT_STYLE, type QrDesign, writeDesign } from '#design';
import { makeCode, makeFile } from '#making';
import { installPackage, type Outcome, outputOf, runCommand } from './packed.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TEXT = 'https://example.com/menu';

const folder = installPackage('quietzone-command');

function run(...args: string[]): Outcome {
  return runCommand(folder, args);
}

/** Another installation, with the decoder of SVG, which is installed only where it is wanted. */
const equipped = installPackage('quietzone-decoders', ['@resvg']);

function runEquipped(...args: string[]): Outcome {
  return runCommand(equipped, args);
}

function readPng(file: Buffer): string {
  return decodeQr(PNG.sync.read(file));
}

/** Runs a command in a terminal that says nothing, and returns what it shows. */
function show(command: string, environment: Readonly<Record<string, string>> = {}): string {
  const { NO_COLOR: _, ...inherited } = process.env;
  const env = { ...inherited, PATH: `${folder}/node_modules/.bin:${process.env.PATH}`, ...environment };
  return execFileSync('script', ['-qec', command, '/dev/null'], { cwd: folder, encoding: 'utf8', env, input: '' });
}

test('shows black on white in a terminal, and only characters with NO_COLOR', () => {
  const colored = show(`quietzone ${TEXT}`);
  const escapes = colored.split('\r\n').filter((line) => line.startsWith('\u001B[38;5;16;48;5;231m'));
  expect(escapes).toHaveLength(17);
  const plain = show(`quietzone ${TEXT}`, { NO_COLOR: '1' });
  expect(plain).toMatch(/^(?:[ ▀▄█]{33}\r\n){17}$/);
});

test('writes an SVG on a pipe', () => {
  const svg = outputOf(run(TEXT)).toString();
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  expect(outputOf(run('make', TEXT, '--format', 'svg')).toString()).toBe(svg);
});

test('makes a file in the format of its name, or of --format', () => {
  outputOf(run('make', TEXT, '-o', 'code.png', '--px', '300', '--shape', 'dots', '--color', '036'));
  expect(readPng(readFileSync(join(folder, 'code.png')))).toBe(TEXT);
  outputOf(run('make', TEXT, '-o', 'code.pdf', '--mm', '25', '--black'));
  expect(readFileSync(join(folder, 'code.pdf')).toString('latin1', 0, 5)).toBe('%PDF-');
  outputOf(run('make', TEXT, '-o', 'code.txt'));
  expect(readFileSync(join(folder, 'code.txt'), 'utf8')).toMatch(/^(?:[ ▀▄█]+\n)+$/);
  expect(readPng(outputOf(run('make', TEXT, '--format', 'png')))).toBe(TEXT);
  // No file is left that is not finished.
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('makes the same PDF for the same SOURCE_DATE_EPOCH', () => {
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1700000000' };
  const make = () =>
    execFileSync('node_modules/.bin/quietzone', ['make', 'x', '--format', 'pdf'], { cwd: folder, env });
  const file = make();
  expect(file.toString('latin1')).toContain('D:20231114221320');
  expect(make().equals(file)).toBe(true);
});

test('reads the text from standard input, without the line break at its end', () => {
  const { stdout } = runCommand(folder, ['make', '-', '--format', 'png'], 'two\nlines\n');
  expect(readPng(stdout)).toBe('two\nlines');
});

test('builds a text from fields, and says what may not work', () => {
  writeFileSync(join(folder, 'key.txt'), 'espresso\n');
  const wifi = ['make', '--type', 'wifi', '--field', 'name=Bar', '--format', 'png'];
  expect(readPng(outputOf(run(...wifi, '--password-file', 'key.txt')))).toBe('WIFI:T:WPA;S:Bar;P:espresso;;');
  expect(readPng(outputOf(run('make', '@natgeo', '--type', 'instagram', '--format', 'png')))).toBe(
    'https://www.instagram.com/natgeo/',
  );
  const short = run(...wifi, '--field', 'password=abc', '--field', 'hidden=false');
  expect(short.status).toBe(0);
  expect(short.stderr).toBe(
    'quietzone: password: A WPA password has 8 to 63 characters, or 64 hex digits. Check it on your router.\n',
  );
  expect(readPng(short.stdout)).toBe('WIFI:T:WPA;S:Bar;P:abc;;');
});

test('takes all options of a look', () => {
  const gradient = [
    '--gradient-type',
    'linear',
    '--gradient-from',
    '036',
    '--gradient-to',
    '309',
    '--gradient-direction',
    '30',
  ];
  const corners = ['--corner-shape', 'circle', '--dot-shape', 'rounded', '--corner-color', '900', '--dot-color', '060'];
  const code = ['--level', 'q', '--min-version', '5', '--mask', '3', '--kanji', '--title', 'Menu', '--id-prefix', 'a-'];
  const svg = outputOf(run('make', TEXT, ...gradient, ...corners, ...code)).toString();
  for (const part of ['#990000', '#006600', '<linearGradient id="a-', '<title>Menu</title>'])
    expect(svg).toContain(part);
  outputOf(run('make', TEXT, ...code, '-o', 'options.png'));
  const [read] = JSON.parse(outputOf(run('read', '--json', 'options.png')).toString()).codes;
  expect(read).toEqual({ text: TEXT, version: 5, level: 'Q', mask: 3 });
  outputOf(run('make', 'ä', '--no-eci', '--format', 'png'));
});

test('fix makes the code in a picture anew, and changes its look until it scans', () => {
  outputOf(run('make', TEXT, '-o', 'worn.png'));
  const pale = run('fix', 'worn.png', '--color', 'ccc', '--shape', 'dots', '-o', 'fixed.png');
  expect(pale.status).toBe(0);
  expect(pale.stderr).toMatch(/^quietzone: Changed to --color [0-9A-F]{6} .*\nquietzone: Scans everywhere\.\n$/);
  expect(run('check', 'fixed.png', '--expect', TEXT, '--min', 'everywhere').status).toBe(0);
  const dead = run('fix', '--text', 'http//example.com');
  expect(dead).toMatchObject({ status: 1, stderr: expect.stringContaining('opens nothing') });
  expect(run('fix', 'nowhere.png')).toMatchObject({ status: 66 });
});

test('a GS1 code is made, and made anew, as one', () => {
  outputOf(run('make', '--gs1', '(01)09506000134352(10)ABC(21)X', '-o', 'gs1.png'));
  // As check says of GS1 codes: they scan on phones, but not everywhere.
  expect(run('fix', 'gs1.png', '--shape', 'dots', '-o', 'gs1-fixed.png')).toMatchObject({ status: 1 });
  for (const name of ['gs1.png', 'gs1-fixed.png']) {
    const checked = JSON.parse(run('check', '--json', name).stdout.toString());
    expect(checked.files[0].codes).toMatchObject([{ text: '010950600013435210ABC\x1d21X', gs1: true }]);
  }
  expect(run('make', '--gs1', '(01)09506000134353')).toMatchObject({ status: 65 });
});

test('prints a caption and a frame, with another font for other scripts', () => {
  const frame = ['--caption', 'Our menu', '--frame', 'ticket', '--format', 'png'];
  const { width, height } = PNG.sync.read(outputOf(run('make', TEXT, ...frame)));
  expect(height).toBeGreaterThan(width);
  const foreign = ['make', TEXT, '--caption', 'Меню', '--format', 'svg'];
  expect(run(...foreign)).toMatchObject({ status: 2, stderr: expect.stringContaining('--caption') });
  const font = resolve('node_modules/@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff');
  expect(outputOf(run(...foreign, '--font', font)).toString()).toContain('</svg>');
});

test('with --verify, writes only what a decoder reads', () => {
  const verified = run('make', TEXT, '--verify', '-o', 'verified.svg');
  expect(verified).toMatchObject({ status: 0, stderr: expect.stringContaining('was read back') });
  const { status, stderr } = run('make', TEXT, '--color', 'eee', '--verify', '-o', 'pale.svg');
  expect({ status, written: existsSync(join(folder, 'pale.svg')) }).toEqual({ status: 4, written: false });
  expect(stderr).toContain('cannot be read back');
});

const REPORT = 'quietzone: Scans, but ';

test.each([
  [['http//example.com'], 'opens nothing'],
  [['D:/menu.pdf', '--type', 'link'], 'opens nothing'],
  [['--type', 'wifi', '--field', 'name=Bar', '--field', 'password=abc'], 'opens nothing'],
  [['jane', '--type', 'email'], 'something is missing'],
  [['SPD*1.0*ACC:CZ00*AM:1*'], 'nobody can pay with it'],
])('with --verify, says of %j that it scans, but %s, as check does', (args, words) => {
  const { status, stderr } = run('make', ...args, '--verify', '-o', 'dead.png', '--force');
  const last = stderr.trim().split('\n').at(-1)!;
  expect({ status, last }).toEqual({ status: 1, last: expect.stringContaining(REPORT + words) });
  const checked = run('check', 'dead.png');
  expect(checked.status).toBe(1);
  expect(checked.stdout.toString()).toContain(last.slice('quietzone: '.length));
});

test('makes a code as it was saved by the site, from a file, JSON or a link', async () => {
  const style = { ...DEFAULT_STYLE, moduleShape: 'dots', foregroundColor: '#036' } as const;
  const design: QrDesign = { ...DEFAULT_DESIGN, type: 'url', content: TEXT, qrType: 'custom', style, caption: 'Menu' };
  const order = { format: 'svg', margin: 2, mm: 40, title: '', carried: design } as const;
  const { file } = await makeFile({ made: makeCode(design, null), design, image: null }, order);
  writeFileSync(join(folder, 'saved.svg'), file);
  writeFileSync(join(folder, 'saved.json'), JSON.stringify(writeDesign(design)));
  const link = `https://example.com/${await writeLink(design, { withPassword: false })}`;
  const made = ['saved.svg', 'saved.json', link].map((source) => {
    return outputOf(run('make', '--design', source, '--mm', '30', '--format', 'svg')).toString();
  });
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toContain('#003366');
  const other = run('make', 'other', '--design', 'saved.json', '--verify', '--format', 'png').stdout;
  expect(readPng(other)).toBe('other');
  writeFileSync(join(folder, 'none.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [source, words] of [
    ['none.svg', 'no design'],
    [link.slice(0, -9), 'damaged'],
  ]) {
    expect(run('make', '--design', source)).toMatchObject({ status: 66, stderr: expect.stringContaining(words) });
  }
});

test('a design that was saved without a background is made so, but not as a PDF', () => {
  const file = { ...DEFAULT_FILE_CHOICE, isClear: true };
  writeFileSync(join(folder, 'clear.json'), JSON.stringify(writeDesign({ ...DEFAULT_DESIGN, content: TEXT, file })));
  const make = (format: string) => outputOf(run('make', '--design', 'clear.json', '--format', format));
  expect(PNG.sync.read(make('png')).data[3]).toBe(0);
  expect(make('svg').toString()).not.toContain('#FFFFFF');
  expect(make('pdf').toString('latin1', 0, 5)).toBe('%PDF-');
  expect(run('make', '--design', 'clear.json', '--verify', '--format', 'png').status).toBe(0);
});

test('a design that was saved for black ink only is printed with it', () => {
  for (const isBlackOnly of [true, false]) {
    const file = { ...DEFAULT_FILE_CHOICE, isBlackOnly };
    const design = writeDesign({ ...DEFAULT_DESIGN, content: TEXT, file });
    writeFileSync(join(folder, `black-${isBlackOnly}.json`), JSON.stringify(design));
  }
  const lengthOf = (...options: string[]) => outputOf(run('make', '--format', 'pdf', ...options)).length;
  const black = lengthOf('--design', 'black-true.json');
  expect(black).toBe(lengthOf('--design', 'black-false.json', '--black'));
  expect(black).not.toBe(lengthOf('--design', 'black-false.json'));
});

test('draws a logo and weaves a photo', () => {
  writeFileSync(join(equipped, 'logo.svg'), LOGO);
  const photo = resolve('e2e/samples/portrait.webp');
  const wanted = ['--px', '1200', '--format', 'png'];
  expect(readPng(outputOf(runEquipped('make', TEXT, '--weave', photo, ...wanted)))).toBe(TEXT);
  expect(readPng(outputOf(runEquipped('make', TEXT, '--logo', 'logo.svg', ...wanted)))).toBe(TEXT);
  const href = `data:image/svg+xml;base64,${Buffer.from(LOGO).toString('base64')}`;
  expect(outputOf(runEquipped('make', TEXT, '--logo', 'logo.svg')).toString()).toContain(href);
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="red"/></svg>';

test('reads the codes in pictures of every type', () => {
  const photo = resolve('e2e/samples/photo-12mp-code-170px.jpg');
  const woven = resolve('site/features/generator/examples/woven.webp');
  outputOf(runEquipped('make', 'two\n\u001B[31mlines', '-o', 'lines.png'));
  outputOf(runEquipped('make', TEXT, '-o', 'drawn.svg'));
  const texts = outputOf(runEquipped('read', 'lines.png', 'drawn.svg', photo, woven))
    .toString()
    .split('\n');
  expect(texts.slice(0, 2)).toEqual(['two\\n\\u{1b}[31mlines', TEXT]);
  expect(texts).toHaveLength(5);
  expect(outputOf(runEquipped('read', '--raw', 'lines.png')).toString()).toBe('two\n\u001B[31mlines\n');
  const { stdout } = runCommand(equipped, ['read', '--json', '-'], readFileSync(join(equipped, 'lines.png')));
  const code = { text: 'two\n\u001B[31mlines', version: 1, level: 'M', mask: expect.any(Number) };
  expect(JSON.parse(stdout.toString())).toEqual({ file: '-', codes: [code] });
});

test('reads every code that it can check, even a faint one', () => {
  const faint = resolve('e2e/samples/faint-code.png');
  expect(outputOf(run('read', faint)).toString()).toBe('https://example.com/faint\n');
  const { status, stdout } = run('check', faint);
  expect({ status, isRead: stdout.toString().includes('https://example.com/faint') }).toEqual({
    status: 1,
    isRead: true,
  });
});

test('reads an SVG that clips a square with a reference in quotes, as qr-code-styling does', () => {
  const [, d] = /<path fill="#000000" d="([^"]*)"/.exec(outputOf(run(TEXT)).toString())!;
  for (const quote of ["'", '&quot;', '']) {
    const dots = `<rect width="33" height="33" clip-path="url(${quote}#dots${quote})"/>`;
    const clip = `<defs><clipPath id="dots"><path d="${d}"/></clipPath></defs>`;
    const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33">${clip}${dots}</svg>`;
    writeFileSync(join(equipped, 'clipped.svg'), image);
    expect(outputOf(runEquipped('read', 'clipped.svg')).toString()).toBe(`${TEXT}\n`);
  }
});

test('tells which pictures have no code, and which cannot be opened', () => {
  const blank = Object.assign(new PNG({ width: 40, height: 40 }), { data: Buffer.alloc(6400, 255) });
  writeFileSync(join(folder, 'blank.png'), PNG.sync.write(blank));
  outputOf(run('make', TEXT, '-o', 'read.png'));
  const nothing = run('read', 'blank.png', 'read.png');
  expect({ status: nothing.status, stdout: nothing.stdout.toString() }).toEqual({ status: 4, stdout: `${TEXT}\n` });
  expect(nothing.stderr).toContain('blank.png has no code');
  const missing = run('read', '--json', 'missing.png', 'read.png', 'blank.png');
  expect(missing.status).toBe(66);
  const lines = missing.stdout
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { file: 'missing.png', error: expect.stringContaining('missing.png') },
    { file: 'read.png', codes: [{ text: TEXT }] },
    { file: 'blank.png', codes: [] },
  ]);
});

test('refuses images that are broken, of other types, or built to take long', () => {
  const jpeg = readFileSync(resolve('core/raster/testing/jpeg-padding-between-segments.jpg'));
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.of(0xff, 0xda)), -2);
  const entity = LOGO.replace('<svg', '<!DOCTYPE svg [<!ENTITY a "x">]><svg');
  const files: Readonly<Record<string, string | Buffer>> = {
    'text.png': 'no image',
    'cut.jpg': jpeg.subarray(0, 100),
    'scans.jpg': Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(200).fill(scan), jpeg.subarray(-2)]),
    'entity.svg': entity,
    'animated.gif': readFileSync(resolve('judges/samples/animated.gif')),
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(equipped, name), content);
    const { status, stderr } = runEquipped('make', 'x', '--logo', name);
    expect(status, name).toBe(66);
    expect(stderr).toContain(`quietzone: ${name} `);
  }
});

test.each([
  [[], '--help'],
  [['make'], 'Give a text'],
  [['make', 'two', 'texts'], 'quotes'],
  [['maek', 'x'], 'quietzone make'],
  [['make', 'x', '--colr', '036'], '--color'],
  [['make', 'x', '--color'], '--color'],
  [['make', 'x', '--color', 'sky'], '--color must be a color'],
  [['make', 'x', '--mm', 'wide'], '--mm must be a number'],
  [['make', 'x', '--margin', '-1'], '--margin'],
  [['make', 'x', '--shape', 'dot'], 'Did you mean dots?'],
  [['make', 'x', '--gradient-from', '036'], '--gradient-type must be'],
  [['make', 'x', '--logo-size', '20'], '--logo FILE'],
  [['make', '--type', 'wfi', '--help'], 'wifi'],
  [['fix'], '--text TEXT'],
  [['fix', 'a.png', '--text', 'x'], '--text TEXT'],
  [['make', 'x', '-o', 'code.gif'], 'svg|png|pdf|text'],
  [['make', 'x', '--type', 'wfi'], 'wifi'],
  [['make', '--type', 'wifi', '--field', 'nmae=x'], 'name'],
  [['make', 'x', '--field', 'name=x'], '--type'],
  [['make', 'x', '--design', 'a.png', '--color', '036'], '--color'],
  [['mcp'], 'npm install @modelcontextprotocol/server'],
  [['read'], 'Give a file'],
  [['read', 'x.png', '--jsno'], '--json'],
  [['make', 'x', '--logo', 'a.png', '--weave', 'b.png'], 'not both'],
])('quietzone %j ends with status 2', (args, words) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout: stdout.toString() }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(words);
});

test.each([
  [65, 'empty', ['make', '']],
  [65, 'girocode needs iban.', ['make', 'Ann', '--type', 'girocode']],
  [65, 'iban: The check digits', ['make', 'Ann', '--type', 'girocode', '--field', 'iban=DE72110220330123456789']],
  [65, '2331 of 3000', ['make', 'x'.repeat(3000)]],
  [66, 'missing.txt cannot be opened', ['make', 'x', '--type', 'wifi', '--password-file', 'missing.txt']],
  [73, 'missing/code.svg cannot be written', ['make', 'x', '-o', 'missing/code.svg']],
  [73, 'is a folder', ['make', 'x', '-o', 'folder.svg']],
])('ends with status %i: %s', (status, words, args) => {
  mkdirSync(join(folder, 'folder.svg'), { recursive: true });
  const outcome = run(...args);
  expect({ status: outcome.status, stdout: outcome.stdout.toString() }).toEqual({ status, stdout: '' });
  expect(outcome.stderr).toContain(words);
});

test('replaces a file only with --force, and never what a link refers to', () => {
  writeFileSync(join(folder, 'kept.svg'), 'kept');
  symlinkSync('kept.svg', join(folder, 'link.svg'));
  symlinkSync('nothing.svg', join(folder, 'broken.svg'));
  for (const name of ['kept.svg', 'link.svg', 'broken.svg']) {
    const { status, stderr } = run('make', 'x', '-o', name);
    expect(status).toBe(73);
    expect(stderr).toContain('--force');
  }
  expect(existsSync(join(folder, 'nothing.svg'))).toBe(false);
  outputOf(run('make', 'x', '-o', 'link.svg', '--force'));
  expect(readFileSync(join(folder, 'kept.svg'), 'utf8')).toBe('kept');
  outputOf(run('make', 'x', '-o', 'kept.svg', '--force'));
  expect(readFileSync(join(folder, 'kept.svg'), 'utf8')).toContain('</svg>');
});

test('a fault says what to report, with status 70', () => {
  const env = { ...process.env, NODE_OPTIONS: '--import=data:text/javascript,JSON.parse=null' };
  const { status, stderr } = runCommand(folder, ['--version'], '', env);
  expect(status).toBe(70);
  expect(stderr).toContain('Please report');
});

test.each([[[]], [['make']], [['batch']], [['read']], [['check']], [['fix']], [['mcp']]])(
  'the help of %j has 80 columns, and examples',
  (command) => {
    const help = outputOf(run(...command, '--help')).toString();
    const lines = help.trimEnd().split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(help).toContain('Examples');
  },
);

test('tells its version', () => {
  const { version } = JSON.parse(readFileSync('package/npm/package.json', 'utf8'));
  expect(outputOf(run('--version')).toString()).toBe(`${version}\n`);
});
