// `node bench/package.mjs`, the second part of `npm run bench`, compares the packed npm package with others: pictures
// per second, bytes of an SVG, weight of what is imported, and the time that a whole process takes. It installs the
// others into build/bench-package, so that nobody else has to. All figures are of one run. `npm run pack` comes first.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const FOLDER = resolve('build/bench-package');
const { version } = JSON.parse(readFileSync('package/npm/package.json', 'utf8'));
const OTHERS = [
  'etiket@0.11.0',
  'jsdom@26.1.0',
  'lean-qr@2.7.4',
  'qr@0.7.0',
  'qr-code-styling@1.9.2',
  'qrcode@1.5.4',
  'qrcode.react@4.2.0',
  'react@19.3.1',
  'react-dom@19.3.1',
  'react-qr-code@2.2.0',
  'uqr@0.1.3',
];

/** Modules of margin, as the standard requires, where a library takes one. */
const MARGIN = 4;
const PIXELS = 330;

/**
 * Libraries by name. Each entry imports `from`, and turns `use`, an expression with `lib`, into a function of a text:
 * `svg`, and perhaps `png`. `seams` marks drawings in strokes, between which printers and screens show lines.
 * @type {Record<string, { from: string, weigh?: string, svg: string, png?: string, also?: string, seams?: true }>}
 */
const LIBRARIES = {
  quietzone: {
    from: 'quietzone',
    svg: '(text) => lib.svg(text)',
    also: "const door = await import('quietzone/png');",
    png: `(text) => door.png(text, { px: ${PIXELS} })`,
  },
  'quietzone, dots': { from: 'quietzone', svg: "(text) => lib.svg(text, { shape: 'dots' })" },
  'quietzone/react': {
    from: 'quietzone/react',
    also: REACT(),
    svg: '(text) => render(element(lib.QRCode, { value: text }))',
  },
  qrcode: {
    from: 'qrcode',
    svg: `(text) => lib.default.toString(text, { type: 'svg', margin: ${MARGIN} })`,
    png: `(text) => lib.default.toBuffer(text, { width: ${PIXELS}, margin: ${MARGIN} })`,
    seams: true,
  },
  qr: { from: 'qr', svg: `(text) => lib.encodeQR(text, 'svg', { border: ${MARGIN} })` },
  uqr: { from: 'uqr', svg: `(text) => lib.renderSVG(text, { border: ${MARGIN} })` },
  'lean-qr': {
    from: 'lean-qr',
    also: `const { toSvgSource } = await import('lean-qr/extras/svg');
      const { toPngBuffer } = await import('lean-qr/extras/node_export');`,
    svg: '(text) => toSvgSource(lib.generate(text))',
    png: '(text) => toPngBuffer(lib.generate(text), { scale: 10 })',
  },
  etiket: {
    from: 'etiket',
    weigh: "import { qrcode as lib } from 'etiket'; globalThis.lib = lib;",
    svg: `(text) => lib.qrcode(text, { margin: ${MARGIN} })`,
    png: '(text) => lib.qrcodePNG(text)',
  },
  'qrcode.react': {
    from: 'qrcode.react',
    also: REACT(),
    svg: `(text) => render(element(lib.QRCodeSVG, { value: text, level: 'M', marginSize: ${MARGIN} }))`,
  },
  'react-qr-code': {
    from: 'react-qr-code',
    also: REACT(),
    svg: "(text) => render(element(lib.default.default ?? lib.default, { value: text, level: 'M' }))",
  },
  'qr-code-styling, dots': {
    from: 'qr-code-styling',
    also: "const { JSDOM } = await import('jsdom');",
    svg: `async (text) => String(await new (lib.default.default ?? lib.default)({ jsdom: JSDOM, type: 'svg', data: text,
      dotsOptions: { type: 'dots' }, qrOptions: { errorCorrectionLevel: 'M' } }).getRawData('svg'))`,
  },
};

function REACT() {
  return `const { createElement: element } = await import('react');
    const { renderToStaticMarkup: render } = await import('react-dom/server');`;
}

/** Milliseconds of each measurement, and how many of them. */
const [SLICE, ROUNDS] = process.argv.includes('--try') ? [1, 1] : [400, 3];

install();
await measureLibraries();
measureProcesses();

function install() {
  mkdirSync(FOLDER, { recursive: true });
  if (!existsSync(join(FOLDER, 'package.json'))) writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }');
  const packed = resolve(`build/quietzone-${version}.tgz`);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...OTHERS, packed], { cwd: FOLDER, stdio: 'inherit' });
}

async function measureLibraries() {
  const functions = Object.entries(LIBRARIES).map(([name, { from, also = '', svg, png = 'null' }], k) => {
    const file = join(FOLDER, `library-${k}.mjs`);
    writeFileSync(
      file,
      `const lib = await import('${from}');\n${also}\nexport const svg = ${svg};\nexport const png = ${png};\n`,
    );
    return { name, from, file };
  });
  const loaded = [];
  for (const { name, from, file } of functions) {
    const { svg, png } = await import(pathToFileURL(file).href);
    const bytes = Buffer.byteLength(await svg(textOf(0)));
    loaded.push({ name, svg, png, bytes, weight: await weigh(from, LIBRARIES[name].weigh) });
  }
  /** @type {Record<string, { svg: number[], png: number[] }>} */
  const rates = Object.fromEntries(loaded.map(({ name }) => [name, { svg: [], png: [] }]));
  // In rounds, so that a machine that becomes slower slows all down.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, svg, png } of loaded) {
      const [svgRate, pngRate] = [await rateOf(svg), png ? await rateOf(png) : Number.NaN];
      // The first round warms up.
      if (round === 0) continue;
      rates[name].svg.push(svgRate);
      rates[name].png.push(pngRate);
    }
  }
  const [own] = loaded;
  const [ownSvg, ownPng] = [median(rates[own.name].svg), median(rates[own.name].png)];
  console.log('\nText to SVG and to PNG per second, bytes of the SVG, kB minified and compressed; × as quietzone\n');
  for (const { name, bytes, weight } of loaded) {
    const [svg, png] = [median(rates[name].svg), median(rates[name].png)];
    const cells = [
      `${svg.toFixed(0)} (${(svg / ownSvg).toFixed(2)})`,
      Number.isNaN(png) ? '' : `${png.toFixed(0)} (${(png / ownPng).toFixed(2)})`,
      `${bytes} (${(bytes / own.bytes).toFixed(2)})${LIBRARIES[name].seams ? ' strokes' : ''}`,
      `${(weight / 1000).toFixed(1)} (${(weight / own.weight).toFixed(2)})`,
    ];
    console.log(name.padEnd(24) + cells.map((cell) => cell.padStart(20)).join(''));
  }
}

/** @param {number} k */
function textOf(k) {
  return `https://example.com/products/item-${100_000 + k}?ref=label`;
}

/**
 * Pictures per second of processor time, which other programs on the machine change less than the time of the clock.
 * @param {(text: string) => unknown} make
 */
async function rateOf(make) {
  const begin = process.cpuUsage();
  let count = 0;
  for (;;) {
    await make(textOf(count++));
    const { user, system } = process.cpuUsage(begin);
    const milliseconds = (user + system) / 1000;
    if (milliseconds >= SLICE) return (1000 * count) / milliseconds;
  }
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/**
 * Returns the bytes of what an application bundles for one import, minified and compressed, without React.
 * @param {string} from
 */
async function weigh(from, code = `import * as lib from '${from}'; globalThis.lib = lib;`) {
  const input = join(FOLDER, 'weighed.mjs');
  writeFileSync(input, code);
  const bundle = await rolldown({
    input,
    external: /^react(?:-dom)?(?:$|\/)/,
    logLevel: 'silent',
    platform: 'browser',
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}

/** Prints how long whole processes take. */
function measureProcesses() {
  const binOf = (/** @type {string} */ name) => {
    const folder = join(FOLDER, 'node_modules', name);
    const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]);
  };
  const text = textOf(0);
  /** @type {Record<string, string[]>} */
  const commands = {
    'node -e 0': ['node', '-e', '0'],
    'quietzone make': ['node', binOf('quietzone'), 'make', text],
    qrcode: ['node', binOf('qrcode'), text],
    'lean-qr': ['node', binOf('lean-qr'), '-f', 'svg', text],
    etiket: ['node', binOf('etiket'), 'qr', text],
    qrencode: ['qrencode', '-t', 'SVG', '-o', '-', text],
    segno: ['/usr/bin/python3', '-m', 'segno.cli', text],
  };
  const names = Object.keys(commands).filter((name) => {
    const { error, status } = spawnSync(commands[name][0], commands[name].slice(1), { cwd: FOLDER });
    if (error || status !== 0) console.log(`${name} is not there: ${error?.message ?? `status ${status}`}`);
    return !error && status === 0;
  });
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < 8 * ROUNDS; round++) {
    for (const name of names) {
      const begin = performance.now();
      spawnSync(commands[name][0], commands[name].slice(1), { cwd: FOLDER });
      times[name].push(performance.now() - begin);
    }
  }
  console.log('\nMilliseconds of a whole process: median, and least\n');
  for (const name of names) {
    console.log(
      name.padEnd(24) + [median(times[name]), Math.min(...times[name])].map((ms) => ms.toFixed(0).padStart(8)).join(''),
    );
  }
}
