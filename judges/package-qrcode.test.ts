// `quietzone/qrcode` takes what the package `qrcode` 1.5.4 takes, and returns the same. Expected values are those of
// soldair/node-qrcode, commit 3848ed2 (MIT): `test/e2e`, and what `test/unit/renderer` says of pictures.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { describe, expect, test, vi } from 'vitest';
import { installPackage } from './packed.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = installPackage('quietzone-qrcode');
const dist = join(folder, 'node_modules/quietzone/dist');
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(dist, file)).href);
const { default: ours } = await load('qrcode.js');
const { default: oursInBrowsers } = await load('qrcode-browser.js');

const require = createRequire(import.meta.url);
const theirs = require('qrcode');
const theirsInBrowsers = require('qrcode/lib/browser.js');
const toSJIS = require('qrcode/helper/to-sjis.js');

const hashOf = (data: string | NodeJS.ArrayBufferView): string => createHash('sha256').update(data).digest('hex');

/** A canvas as `qrcode` uses it. Its URL tells what is on it. */
class Canvas {
  width = 200;
  height = 200;
  style?: object;
  data = new Uint8ClampedArray(0);
  getContext = () => ({
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height) }),
    clearRect: () => {},
    putImageData: ({ data }: { data: Uint8ClampedArray<ArrayBuffer> }) => {
      this.data = data;
    },
  });
  toDataURL = (type: string, quality?: number) => `${type} ${quality} ${this.width} ${hashOf(this.data)}`;
}

const GOOGLE = 'http://www.google.com';
const PONY = 'i am a pony!';

const GOOGLE_M = `
█▀▀▀▀▀█ █ ▄█  ▀ █ █▀▀▀▀▀█
█ ███ █ ▀█▄▀▄█ ▀▄ █ ███ █
█ ▀▀▀ █ ▀▄ ▄ ▄▀ █ █ ▀▀▀ █
▀▀▀▀▀▀▀ ▀ ▀ █▄▀ █ ▀▀▀▀▀▀▀
▀▄ ▀▀▀▀█▀▀█▄ ▄█▄▀█ ▄█▄██▀
█▄ ▄▀▀▀▄▄█ █▀▀▄█▀ ▀█ █▄▄█
█▄ ▄█▄▀█▄▄  ▀ ▄██▀▀ ▄  ▄▀
█▀▄▄▄▄▀▀█▀▀█▀▀▀█ ▀ ▄█▀█▀█
▀ ▀▀▀▀▀▀███▄▄▄▀ █▀▀▀█ ▀█ 
█▀▀▀▀▀█ █▀█▀▄ ▄▄█ ▀ █▀ ▄█
█ ███ █ █ █ ▀▀██▀███▀█ ██
█ ▀▀▀ █  █▀ ▀ █ ▀▀▄██ ███
▀▀▀▀▀▀▀ ▀▀▀  ▀▀ ▀    ▀  ▀`;

const BYTES_L = `
█▀▀▀▀▀█  █▄█▀ █▀▀▀▀▀█
█ ███ █ ▀█ █▀ █ ███ █
█ ▀▀▀ █   ▀ █ █ ▀▀▀ █
▀▀▀▀▀▀▀ █▄▀▄█ ▀▀▀▀▀▀▀
▀██▄██▀▀▀█▀▀ ▀█  ▄▀▄ 
▀█▀▄█▄▀▄ ██ ▀ ▄ ▀▄  ▀
▀ ▀ ▀▀▀▀█▄ ▄▀▄▀▄▀▄▀▄▀
█▀▀▀▀▀█ █  █▄█▀█▄█  ▀
█ ███ █ ▀█▀▀ ▀██  ▀█▀
█ ▀▀▀ █ ██▀ ▀ ▄ ▀▄▀▄▀
▀▀▀▀▀▀▀ ▀▀▀ ▀ ▀▀▀ ▀▀▀`;

const SEGMENTS_L = `
█▀▀▀▀▀█ ██▀██ █▀▀▀▀▀█
█ ███ █  █▀█▄ █ ███ █
█ ▀▀▀ █ █ ▄ ▀ █ ▀▀▀ █
▀▀▀▀▀▀▀ █▄█▄▀ ▀▀▀▀▀▀▀
▀██ ▄▀▀▄█▀▀▀▀██▀▀▄ █▀
 ▀█▀▀█▀█▄ ▄ ▄█▀▀▀█▀  
▀ ▀▀▀ ▀ ▄▀ ▄ ▄▀▄  ▀▄ 
█▀▀▀▀▀█ ▄  █▀█ ▀▀▀▄█▄
█ ███ █  █▀▀▀ ██▀▀ ▀▀
█ ▀▀▀ █ ██  ▄▀▀▀▀▄▀▀█
▀▀▀▀▀▀▀ ▀    ▀▀▀▀ ▀▀▀`;

/** Adds the margin of four modules. */
function withMargin(lines: string): string {
  const rows = lines.slice(1).split('\n');
  const blank = ' '.repeat(rows[0].length + 8);
  return [blank, blank, ...rows.map((row) => `    ${row}    `), blank, blank].join('\n');
}

/** What functions of `test/e2e` return: the text itself, or its SHA-256. */
const TEXTS: readonly (readonly [of: unknown, options: object, expected: string])[] = [
  [GOOGLE, {}, withMargin(GOOGLE_M)],
  [GOOGLE, { errorCorrectionLevel: 'M', type: 'utf8' }, withMargin(GOOGLE_M)],
  [[{ data: Uint8ClampedArray.of(1, 2, 3, 4, 5), mode: 'byte' }], { errorCorrectionLevel: 'L' }, withMargin(BYTES_L)],
  [
    [
      { data: 'ABCDEFG', mode: 'alphanumeric' },
      { data: '0123456', mode: 'numeric' },
    ],
    { errorCorrectionLevel: 'L' },
    withMargin(SEGMENTS_L),
  ],
  [
    GOOGLE,
    { errorCorrectionLevel: 'H', type: 'svg' },
    '4cb71039a2237a47a08d5b6ea1e75112f41d97b56d3451e573da5f8729abb22b',
  ],
  // Their test adds a line feed to what is returned.
  [
    GOOGLE,
    { errorCorrectionLevel: 'M', type: 'terminal' },
    '07ab11f134da94e88ee3c511b83637a5917f56a358415869f5d36853e8ebf1dc',
  ],
];

test.each(TEXTS)('toString of %j with %j', async (text, options, expected) => {
  const made: string = await ours.toString(text, options);
  let called = '';
  ours.toString(text, options, (error: unknown, result: string) => {
    expect(error).toBeNull();
    called = result;
  });
  // Callers rely on it being called at once.
  expect(called).toBe(made);
  const end = 'type' in options && options.type === 'terminal' ? '\n' : '';
  expect([made, hashOf(made + end)]).toContain(expected);
});

/** Pixels as RGBA. */
const PIXELS: readonly (readonly [options: object, side: number, expected: string])[] = [
  [{ errorCorrectionLevel: 'L' }, 116, 'a93bdaaa9aaff116494806b5e7b09c7e5f8e750bf3edc5a45fca33ff27463408'],
  [{ errorCorrectionLevel: 'H' }, 132, '0d1fd4d492594eee4d4eeb026ad7542cf118e9bc4d857f1f738dc52527c9545b'],
];

test.each(PIXELS)('pictures with %j', async (options, side, expected) => {
  const path = join(folder, 'pony.png');
  const url: string = await ours.toDataURL(PONY, { ...options, type: 'image/png' });
  const stream = new PassThrough();
  ours.toFileStream(stream, PONY, options);
  await ours.toFile(path, PONY, options);
  const files = [
    await ours.toBuffer(PONY, options),
    Buffer.from(url.replace('data:image/png;base64,', ''), 'base64'),
    readFileSync(path),
    Buffer.concat(await stream.toArray()),
  ];
  for (const file of files) {
    expect(Buffer.isBuffer(file)).toBe(true);
    const { width, height, data } = PNG.sync.read(file);
    expect([width, height, hashOf(data)]).toEqual([side, side, expected]);
  }
  const canvas = new Canvas();
  for (const { toCanvas } of [ours, oursInBrowsers]) {
    expect(await toCanvas(canvas, PONY, options)).toBe(canvas);
    expect([canvas.width, canvas.height, hashOf(canvas.data)]).toEqual([side, side, expected]);
    expect(canvas.style).toEqual({ width: `${side}px`, height: `${side}px` });
  }
  const onCanvas = `image/webp 0.5 ${side} ${expected}`;
  const webp = { ...options, type: 'image/webp', rendererOpts: { quality: 0.5 } };
  expect(await oursInBrowsers.toDataURL(canvas, PONY, webp)).toBe(onCanvas);
});

test.each([
  ['svg', GOOGLE, { errorCorrectionLevel: 'H' }, '1861f15f3705e7ca25591929cbf8a4886de5d3315627e45b735cceb0bf7d134e'],
  ['txt', GOOGLE, {}, hashOf(withMargin(GOOGLE_M))],
  ['txt', TEXTS[3][0], { errorCorrectionLevel: 'L' }, hashOf(withMargin(SEGMENTS_L))],
])('toFile writes .%s of %j', async (extension, text, options, expected) => {
  const path = join(folder, `code.${extension}`);
  expect(await ours.toFile(path, text, options)).toBeUndefined();
  expect(hashOf(readFileSync(path))).toBe(expected);
  const other = join(folder, 'other');
  await new Promise<void>((done) => {
    ours.toFile(other, text, { ...options, type: extension }, (error: unknown) => {
      expect(error).toBeFalsy();
      done();
    });
  });
  expect(hashOf(readFileSync(other))).toBe(expected);
});

describe('errors have the name and the message of theirs', () => {
  const nothing = () => {};
  const missing = join(folder, 'no/such/folder.png');
  const calls: readonly [call: string, of: (api: typeof ours) => unknown][] = [
    ['toString()', (api) => api.toString()],
    ['toDataURL()', (api) => api.toDataURL()],
    ['toBuffer()', (api) => api.toBuffer()],
    ['toCanvas()', (api) => api.toCanvas()],
    ['toCanvas(callback)', (api) => api.toCanvas(nothing)],
    ['toCanvas(text) without a page', (api) => api.toCanvas('some text')],
    ['toCanvas(null, text)', (api) => api.toCanvas(null, 'some text')],
    ['toFile(text, callback)', (api) => api.toFile('some text', nothing)],
    ['toFile(path)', (api) => api.toFile('code.png')],
    ['toFile into no folder', (api) => api.toFile(missing, 'some text')],
    ['toFileStream(text)', (api) => api.toFileStream('some text')],
    ['toFileStream(stream)', (api) => api.toFileStream(new PassThrough())],
    ['create()', (api) => api.create()],
    ['no text', (api) => api.toString('')],
    ['null', (api) => api.toString(null)],
    ['an object', (api) => api.create({})],
    ['a number', (api) => api.toString(5)],
    ['too long for version 1', (api) => api.toString(GOOGLE, { version: 1, errorCorrectionLevel: 'H', type: 'svg' })],
    ['too long', (api) => api.toDataURL('x'.repeat(3000))],
    ['too long for version 40', (api) => api.toDataURL('x'.repeat(3000), { version: 40 })],
    ['a color that is none', (api) => api.toString('x', { type: 'svg', color: { dark: '#aa' } })],
    ['a color of another type', (api) => api.toString('x', { type: 'svg', color: { dark: true } })],
    ['letters as digits', (api) => api.create([{ data: 'ABC', mode: 'numeric' }])],
    ['small letters', (api) => api.create([{ data: 'abc', mode: 'Alphanumeric' }])],
    ['toSJISFunc', (api) => api.create('x', { toSJISFunc: 'x' })],
  ];

  async function failure(call: () => unknown): Promise<unknown> {
    try {
      const answer = call();
      return await (answer as Promise<unknown>).then(
        () => 'no error',
        ({ name, message }: Error) => ({ rejected: true, name, message }),
      );
    } catch (error) {
      const { name, message } = error as Error;
      return { rejected: false, name, message };
    }
  }

  test.each(calls)('%s', async (_, call) => {
    const expected = await failure(() => call(theirs));
    expect(expected).toHaveProperty('message');
    expect(await failure(() => call(ours))).toEqual(expected);
  });

  test('a callback gets it alone, a stream as an event', async () => {
    const callback = vi.fn();
    ours.toString(GOOGLE, { version: 1 }, callback);
    ours.toDataURL('', callback);
    expect(callback.mock.calls).toEqual([[expect.any(Error)], [expect.any(Error)]]);
    for (const [text, options] of [[PONY.repeat(199)], [PONY, { version: 1, errorCorrectionLevel: 'H' }]]) {
      const heard = vi.fn();
      ours.toFileStream(new PassThrough().on('error', heard), text, options);
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.any(Error)));
    }
  });
});

test('a browser may omit canvas, options and callback, and makes an SVG', async () => {
  const made: Canvas[] = [];
  const createElement = () => {
    made.push(new Canvas());
    return made.at(-1);
  };
  vi.stubGlobal('document', { createElement });
  const options = { errorCorrectionLevel: 'H' };
  const canvas = new Canvas();
  for (const name of ['toCanvas', 'toDataURL', 'toString']) {
    const several = [['x'], ['x', options]];
    if (name !== 'toString') several.push([canvas, 'x'] as never, [canvas, 'x', options] as never);
    for (const args of several) {
      const [mine, other] = [oursInBrowsers, theirsInBrowsers].map((api) => api[name](...args));
      const told = vi.fn();
      oursInBrowsers[name](...args, told);
      const [result, expected] = await Promise.all([mine, other]);
      const plain = (value: unknown) => (value instanceof Canvas ? value.toDataURL('') : value);
      expect(plain(result)).toBe(plain(expected));
      expect(told.mock.calls.map(([error, each]) => [error, plain(each)])).toEqual([[null, plain(expected)]]);
    }
  }
  vi.unstubAllGlobals();
});

/** Those that `qrcode` does not encode in another way of the same length; see docs/package.md. */
const SAMPLES = [
  GOOGLE,
  PONY,
  'some text',
  'x',
  '12345',
  'HTTPS://EXAMPLE.COM/MENU',
  'Grüße aus Köln 1234567890',
  '漢字かな',
  'z'.repeat(1200),
  '7'.repeat(3000),
];

test.each<object>([
  {},
  { type: 'svg' },
  { type: 'terminal' },
  { type: 'terminal', small: true, margin: 9 },
  { type: 'terminal', small: true, inverse: true },
  { margin: 0 },
  { margin: null },
  { margin: -3 },
  { margin: 2, color: { dark: '#fff', light: '#000' } },
  { type: 'svg', margin: 1, width: 300, color: { dark: '#0a08', light: '#ffffff80' } },
  { type: 'svg', width: 20, color: { light: '#0000', dark: '#AaBbCc' } },
  { type: 'svg', color: { dark: 111, light: 999 } },
  { version: 12, maskPattern: 5 },
  { version: '8', maskPattern: '3' },
  { version: 99, maskPattern: 9, type: 'nope' },
])('characters of all levels with %j', async (options) => {
  for (const text of SAMPLES) {
    for (const errorCorrectionLevel of ['L', 'm', 'quartile', 'HIGH', 'nope', undefined]) {
      const all = { ...options, errorCorrectionLevel };
      const told = (error: Error) => error.message;
      expect(await ours.toString(text, all).catch(told)).toBe(await theirs.toString(text, { ...all }).catch(told));
    }
  }
});

/** Of transparent pixels, the color does not matter. */
function pixelsOf(file: Buffer): readonly [side: number, hash: string] {
  const { width, data } = PNG.sync.read(file);
  return [width, hashOf(data.map((value, index) => (data[index | 3] === 0 ? 0 : value)))];
}

test.each<object>([
  {},
  { scale: 1 },
  { scale: 2.5 },
  { scale: 0 },
  { margin: 10, scale: 1 },
  { width: 200 },
  { width: 333, margin: 1 },
  { width: 20 },
  { width: 30 },
  { color: { light: '#ffffff00' } },
  { color: { dark: '#12345680' }, margin: 0 },
])('pixels with %j', async (options) => {
  for (const text of SAMPLES.slice(0, 7)) {
    const expected = pixelsOf(await theirs.toBuffer(text, structuredClone(options)));
    expect(pixelsOf(await ours.toBuffer(text, options))).toEqual(expected);
  }
});

test.each<[string, unknown, object]>([
  ['a text', 'a123456A', { version: 1, maskPattern: 1, errorCorrectionLevel: 'H' }],
  ['texts and numbers', ['ABC', { data: 123 }, { data: 'abc' }, { data: '45', mode: 'BYTE' }, { data: '' }], {}],
  ['bytes', [{ data: [0, 255, 128] }, { data: Buffer.from('é') }], {}],
  ['kanji as bytes', [{ data: '晒三', mode: 'kanji' }], {}],
])('create of %s', (_, text, options) => {
  const [mine, other] = [ours, theirs].map(({ create }) => create(text, options));
  expect(mine.modules.data).toEqual(other.modules.data);
  const { size } = mine.modules;
  expect(size).toBe(other.modules.size);
  expect(mine.modules.get(size - 8, 8)).toBe(1);
  expect(mine.modules.get(2, 9)).toBe(other.modules.get(2, 9));
  for (const name of ['version', 'errorCorrectionLevel', 'maskPattern']) expect(mine[name]).toEqual(other[name]);
  const partsOf = ({ segments }: { segments: { data: unknown; mode: { id: string } }[] }) =>
    segments.map(({ data, mode }) => [data, mode.id]);
  expect(partsOf(mine)).toEqual(partsOf(other));
  const again = { ...options, errorCorrectionLevel: mine.errorCorrectionLevel };
  expect(ours.create(mine.segments, again).modules.data).toEqual(mine.modules.data);
});

test('what differs, as the reference says', async () => {
  const failing = async (call: () => Promise<unknown>) => expect(call()).rejects.toThrow();
  await failing(() => theirs.toString('x', { margin: 1 }));
  expect((await ours.toString('x', { margin: 1 })).split('\n')).toHaveLength(13);
  await failing(() => theirs.toString('a\ud800'));
  expect(ours.create('a\ud800').segments).toEqual(ours.create('a\ufffd').segments);
  await failing(() => ours.toString('x', { type: 'svg', color: { dark: 'red' } }));
  expect(await theirs.toString('x', { type: 'svg', color: { dark: 'red' } })).toContain('opacity=".00"');
  expect(await ours.toString('x', { type: 'svg', color: { dark: '#000000fe' } })).toContain('opacity=".99"');
  expect(() => ours.create([])).toThrow('No input text');
  expect(theirs.create([]).version).toBe(1);
  expect([ours, theirs].map((api) => api.create([{ data: [5] }]).segments[0].mode.id)).toEqual(['Byte', 'Numeric']);
  const [png, other] = await Promise.all([ours, theirs].map((api) => api.toBuffer(GOOGLE)));
  expect(png.length).toBeLessThan(other.length);
  const tie = 'ABCDEFG0123456';
  expect([ours, theirs].map(({ create }) => create(tie).segments.length)).toEqual([1, 2]);
  expect(ours.create(tie).version).toBe(theirs.create(tie).version);
});

// Last, because `qrcode` remembers the function for all later calls.
test('kanji mode with toSJISFunc', () => {
  const segments = [{ data: 'ABCDEFG' }, { data: 'abcdefg' }, { data: '晒三', mode: 'kanji' }, { data: 'ＡＩぐサ' }];
  const [mine, other] = [ours, theirs].map(({ create }) => create(segments, { toSJISFunc: toSJIS }));
  expect(mine.modules.data).toEqual(other.modules.data);
  expect(() => ours.create([{ data: 'é', mode: 'kanji' }], { toSJISFunc: toSJIS })).toThrow();
  expect(ours.create('漢字'.repeat(20), { toSJISFunc: toSJIS }).version).toBe(
    theirs.create('漢字'.repeat(20), { toSJISFunc: toSJIS }).version,
  );
});

test('the folder has no other package, and their code is not in ours', () => {
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['quietzone']);
  const licenses = readFileSync(join(dist, '../licenses.txt'), 'utf8');
  const names = [...licenses.matchAll(/^(\S+) \S+ \([^)]*\)$/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  for (const name of ['qrcode', 'pngjs', 'dijkstrajs']) expect(names).not.toContain(name);
});

test.each([
  ['require', [], "const QRCode = require('quietzone/qrcode')", 'cjs', 'function 7'],
  ['import', [], "import QRCode from 'quietzone/qrcode'", 'mjs', 'function 7'],
  ['import as', [], "import * as QRCode from 'quietzone/qrcode'", 'mjs', 'function 7'],
  [
    'names',
    [],
    "import { toFile, create } from 'quietzone/qrcode'; const QRCode = { toFile, create }",
    'mjs',
    'function 2',
  ],
  ['a browser', ['--conditions=browser'], "import QRCode from 'quietzone/qrcode'", 'mjs', 'undefined 4'],
])('one line moves: %s', (_, flags, line, extension, expected) => {
  const script = `${line};
const names = Object.keys(QRCode).filter((name) => /^(?:create|to[A-Z]\\w*)$/.test(name));
console.log(typeof QRCode.toFile, names.length);
if (QRCode.create('x').modules.size !== 21) process.exit(1);`;
  writeFileSync(join(folder, `move.${extension}`), script);
  const printed = execFileSync(process.execPath, [...flags, `move.${extension}`], { cwd: folder, encoding: 'utf8' });
  expect(printed.trim()).toBe(expected);
});
