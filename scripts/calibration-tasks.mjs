/** What `npm run calibrate` measures, one picture at a time. */
import { readFileSync } from 'node:fs';
import { loadSource } from './load-source.mjs';

/**
 * @typedef {{ kind: 'design' | 'world' | 'shaped' | 'preset' | 'ink' | 'logo' | 'long' | 'full' | 'length' | 'shape', name: string, seed: number }} Task
 * @typedef {object} Result
 * @property {Task['kind']} kind
 * @property {string} name
 * @property {string} verdict
 * @property {number} share
 * @property {boolean[]} read by each outside reader, as it is
 * @property {boolean[]} readPlain the same of a plain code of the text
 * @property {Kept | null} kept under conditions that the tunnel does not have, of designs only
 * @property {Repairs | null} repairs of designs only
 * @property {number[] | null} byReader of shapes only: what the tunnel's readers read, and outside ones of what they read of a plain code
 *
 * @typedef {{ all: number, mild: number }} Kept shares of what outside readers read of a plain code; mild ones are those of a screen
 * @typedef {{ best: string | null, why: string, time: number }} Repairs the best verdict after a repair; processor time of the whole answer in milliseconds
 */

const scanning = await loadSource('src/scanning/calibration/index.ts');
const {
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_PRESETS,
  QUICK_GRADIENTS,
  OUTSIDE_CONDITIONS,
  OUTSIDE_READERS,
  VERDICTS,
} = scanning;

export { OUTSIDE_READERS, VERDICTS };

/** The readers in the tunnel, by the names that it gives them. */
export const TUNNEL_READERS = ['zxing', 'jsqr'];

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
const tools = {
  readers: await scanning.loadReaders({ bytes: new Uint8Array(wasm).buffer }),
  plain: new scanning.PlainReadings(),
  pause: async () => {},
};

const LENGTHS = [9, 25, 40, 60, 80, 100, 130, 160, 200, 250, 300, 400, 600, 900, 1200];
const SIZES = [10, 15, 20, 25, 30, 35, 40, 45, 50];
const LUMAS = [0, 60, 90, 105, 120, 150, 165, 180, 195, 210];
const CONTENTS = ['example.com', 'https://example.com/menu', 'https://www.example.org/events/open-day'];

/** Its codes have an alignment pattern in the middle. */
const LONG_CONTENT = 'https://www.example.org/events/2025/open-day?from=poster&lang=en';

/** Of versions 1, 2 and 3. */
const SHORT_CONTENTS = [
  'hello',
  'Quietzone',
  'tel:+4930123',
  'https://a.io',
  'https://example.com',
  'WIFI:S:home;P:secret12;;',
];

/** So many images over the whole code for each of these contents. */
const FULL_IMAGES = 40;

/** What is changed of plain squares, by the names of docs/scanning.md. */
const SHAPES = {
  'everything square': {},
  'modules rounded': { moduleShape: 'rounded' },
  dots: { moduleShape: 'dots' },
  'level bars': { moduleShape: 'level-bars' },
  'upright bars': { moduleShape: 'upright-bars' },
  'corner squares rounded': { cornerSquareShape: 'rounded' },
  'corner squares circles': { cornerSquareShape: 'circle' },
  'corner squares leaves': { cornerSquareShape: 'leaf' },
  'corner dots rounded': { cornerDotShape: 'rounded' },
  'corner dots circles': { cornerDotShape: 'circle' },
  'everything rounded': { moduleShape: 'rounded', cornerSquareShape: 'rounded', cornerDotShape: 'rounded' },
  'dots, corners circles': { moduleShape: 'dots', cornerSquareShape: 'circle', cornerDotShape: 'circle' },
  'corners circles': { cornerSquareShape: 'circle', cornerDotShape: 'circle' },
  'bars, leaves, circles': { moduleShape: 'level-bars', cornerSquareShape: 'leaf', cornerDotShape: 'circle' },
};

/** Each shape is tried in these colours, with each of the contents. */
const SHAPE_COLORS = [
  {},
  { foregroundColor: '#0A3D62', cornerSquaresColor: '#0A3D62', cornerDotsColor: '#7A1F1F' },
  { gradientType: 'radial', gradientColor1: '#5B2A86', gradientColor2: '#1B4F72' },
];

/** Of so many designs one is also read under outside conditions. */
const KEPT_EVERY = 10;

/** Outside conditions without much trouble. */
const MILD = ['as it is', 'white page', 'dark page', '900 px', 'blur 1.5', 'turned −7°'];

/**
 * @param {number} designs How many random ones.
 * @param {number} worldDesigns How many random ones in other scripts than Latin.
 * @param {number} seed
 * @returns {Task[]}
 */
export function tasks(designs, worldDesigns, seed) {
  const presets = [...new Set([...GRADIENT_PRESETS, ...QUICK_GRADIENTS].map(({ name }) => name))];
  const many = (
    /** @type {Task['kind']} */ kind,
    /** @type {(string | number)[]} */ names,
    /** @type {number} */ count,
  ) => names.flatMap((name) => Array.from({ length: count }, (_, k) => ({ kind, name: String(name), seed: k })));
  const random = (/** @type {'design' | 'world' | 'shaped'} */ kind, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, k) => ({ kind, name: `${kind} ${1000 * seed + k}`, seed: 1000 * seed + k }));
  return [
    ...random('design', designs),
    ...random('world', worldDesigns),
    ...random('shaped', designs >> 1),
    ...many('preset', presets, 1 + scanning.LOGO_KINDS.length),
    ...many('ink', LUMAS, CONTENTS.length),
    ...many('logo', SIZES, scanning.LOGO_KINDS.length),
    ...many('long', SIZES, scanning.LOGO_KINDS.length),
    ...many('full', SHORT_CONTENTS, FULL_IMAGES),
    ...many('length', LENGTHS, 1),
    ...many('shape', Object.keys(SHAPES), CONTENTS.length * SHAPE_COLORS.length),
  ];
}

const MEASURES = {
  design: measureDesign,
  world: measureWorld,
  preset: measurePreset,
  ink: measureInk,
  logo: measureLogo,
  long: measureLong,
  full: measureFull,
  length: measureLength,
  shaped: measureShaped,
  shape: measureShape,
};

/**
 * @param {Task} task
 * @returns {Promise<Result>}
 */
export default function measureTask(task) {
  return MEASURES[task.kind](task);
}

/** @param {Task} task */
function measureDesign(task) {
  return measure(task, scanning.randomDesign(scanning.createRandom(task.seed)));
}

/** @param {Task} task */
function measureWorld(task) {
  return measure(task, scanning.randomWorldDesign(scanning.createRandom(task.seed)));
}

/** @param {Task} task */
function measureShaped(task) {
  const random = scanning.createRandom(task.seed);
  return measure(task, scanning.withRandomShapes(scanning.randomDesign(random), random));
}

/** @param {Task} task Seeds count through the colours of each content. */
function measureShape(task) {
  const shape = SHAPES[/** @type {keyof typeof SHAPES} */ (task.name)];
  const style = { ...DEFAULT_STYLE, ...SHAPE_COLORS[Math.floor(task.seed / CONTENTS.length)], ...shape };
  return measure(task, designed(task.seed, { style }, null));
}

/** @param {Task} task Seeds count through no logo and the kinds of logos. */
function measurePreset(task) {
  const { color1, color2 } = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find(({ name }) => name === task.name);
  const style = {
    ...DEFAULT_STYLE,
    gradientType: task.seed % 2 ? 'radial' : 'linear',
    gradientColor1: color1,
    gradientColor2: color2,
  };
  const kind = task.seed - 1;
  return measure(task, designed(task.seed, { style }, kind < 0 ? null : scanning.LOGO_KINDS[kind]));
}

/** @param {Task} task */
function measureInk(task) {
  const color = `#${Number(task.name).toString(16).padStart(2, '0').repeat(3)}`;
  const style = { ...DEFAULT_STYLE, foregroundColor: color, cornerSquaresColor: color, cornerDotsColor: color };
  return measure(task, designed(task.seed, { style }, null));
}

/** @param {Task} task */
function measureLogo(task) {
  const kind = scanning.LOGO_KINDS[task.seed];
  return measure(task, designed(task.seed, { imageSize: Number(task.name) }, kind));
}

/** @param {Task} task */
function measureLong(task) {
  const kind = scanning.LOGO_KINDS[task.seed];
  return measure(task, designed(task.seed, { imageSize: Number(task.name), content: LONG_CONTENT }, kind));
}

/** @param {Task} task */
function measureFull(task) {
  const kind = scanning.LOGO_KINDS[task.seed % scanning.LOGO_KINDS.length];
  return measure(task, designed(task.seed, { type: 'text', content: task.name, imagePosition: 'full' }, kind));
}

/** @param {Task} task */
function measureLength(task) {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-';
  const content = `https://example.com/${alphabet.repeat(40)}`.slice(0, Number(task.name));
  return measure(task, designed(0, { type: 'text', content }, null));
}

/**
 * @param {number} seed
 * @param {object} changes
 * @param {string | null} logo
 */
function designed(seed, changes, logo) {
  const random = scanning.createRandom(seed + 77);
  const pixels = logo && scanning.drawLogo(logo, random);
  const content = CONTENTS[seed % CONTENTS.length];
  const design = { ...DEFAULT_DESIGN, qrType: 'custom', content, ...changes };
  return { design, image: pixels && { pixels, href: '' } };
}

/**
 * @param {Task} task
 * @param {any} asked
 * @returns {Promise<Result>}
 */
async function measure({ kind, name, seed }, asked) {
  const isRandom = kind === 'design' || kind === 'world' || kind === 'shaped';
  const specimen = scanning.specimenOf(asked.design, asked.image);
  const plain = scanning.drawPlainCode(specimen.text, specimen.code);
  const { verdict, share, repairs, readings } = isRandom ? await answer(asked) : await verdictOn(specimen);
  return {
    kind,
    name,
    verdict,
    share,
    read: await readByAll(scanning.flattenOn(specimen.picture, 255), specimen.text),
    readPlain: await readByAll(plain, specimen.text),
    kept: isRandom && seed % KEPT_EVERY === 0 ? await keptShares(specimen, plain) : null,
    repairs,
    byReader: kind === 'shape' ? [...tunnelShares(readings), ...(await keptByReader(specimen, plain))] : null,
  };
}

/** @param {any} specimen */
async function verdictOn(specimen) {
  const judgement = await scanning.judgeSpecimen(specimen, scanning.inspect(specimen), tools);
  return { verdict: judgement.verdict, share: judgement.share, readings: judgement.readings, repairs: null };
}

/**
 * The whole answer that the site gives, repairs included.
 * @param {any} asked
 */
async function answer(asked) {
  /** @type {any} */
  let last;
  const began = process.cpuUsage();
  await scanning.judge(
    asked,
    async () => tools,
    (/** @type {any} */ report) => {
      last = report;
    },
  );
  const { user, system } = process.cpuUsage(began);
  const [best] = [last.everything, ...last.reasons.map((/** @type {any} */ { repair }) => repair)]
    .filter(Boolean)
    .map(({ verdict }) => verdict)
    .sort((a, b) => VERDICTS.indexOf(a) - VERDICTS.indexOf(b));
  const why = last.reasons.map(
    (/** @type {any} */ { finding, whyNoRepair }) => `${finding.id}: ${whyNoRepair ?? 'repaired'}`,
  );
  return {
    verdict: last.verdict,
    share: last.share,
    readings: [],
    repairs: { best: best ?? null, why: why.join(', '), time: Math.round((user + system) / 1000) },
  };
}

/**
 * The share of conditions under which each reader of the tunnel reads.
 * @param {readonly { reader: string, isRight: boolean }[]} readings
 */
function tunnelShares(readings) {
  return TUNNEL_READERS.map((id) => {
    const own = readings.filter(({ reader }) => reader === id);
    return own.filter(({ isRight }) => isRight).length / own.length;
  });
}

/**
 * By outside reader, the share of what it reads of a plain code that it reads of this one too.
 * @param {any} specimen
 * @param {any} plain
 * @returns {Promise<number[]>}
 */
async function keptByReader({ picture, text, code }, plain) {
  const see = scanning.outsideViewsOf(picture);
  const counts = OUTSIDE_READERS.map(() => ({ read: 0, of: 0 }));
  for (const [index, ofPlain] of (await plainReadings(plain, text, code.version)).entries()) {
    const ofThis = await readByAll(see(OUTSIDE_CONDITIONS[index]), text);
    for (const [k, count] of counts.entries()) {
      count.of += Number(ofPlain[k]);
      count.read += Number(ofPlain[k] && ofThis[k]);
    }
  }
  return counts.map((/** @type {{ read: number, of: number }} */ { read, of }) => read / (of || 1));
}

/** @type {Map<string, Promise<boolean[][]>>} */
const knownPlain = new Map();

/**
 * Who reads a plain code under each outside condition. Many shapes are compared with the same one.
 * @param {any} plain
 * @param {string} text
 * @param {number} version
 */
function plainReadings(plain, text, version) {
  const key = `${version} ${text}`;
  const known = knownPlain.get(key) ?? readAll();
  knownPlain.set(key, known);
  return known;

  async function readAll() {
    const see = scanning.outsideViewsOf(plain);
    const rows = [];
    for (const condition of OUTSIDE_CONDITIONS) rows.push(await readByAll(see(condition), text));
    return rows;
  }
}

/**
 * @param {any} specimen
 * @param {any} plain
 * @returns {Promise<Kept>}
 */
async function keptShares({ picture, text }, plain) {
  const [seePlain, see] = [scanning.outsideViewsOf(plain), scanning.outsideViewsOf(picture)];
  const counts = { all: { read: 0, of: 0 }, mild: { read: 0, of: 0 } };
  for (const condition of OUTSIDE_CONDITIONS) {
    const ofPlain = await readByAll(seePlain(condition), text);
    const ofThis = await readByAll(see(condition), text);
    for (const [k, isReadable] of ofPlain.entries()) {
      for (const count of MILD.includes(condition) ? [counts.all, counts.mild] : [counts.all]) {
        count.of += Number(isReadable);
        count.read += Number(isReadable && ofThis[k]);
      }
    }
  }
  return { all: counts.all.read / (counts.all.of || 1), mild: counts.mild.read / (counts.mild.of || 1) };
}

/**
 * Whether each outside reader finds exactly the text: nothing, or another text, is a failure.
 * @param {any} pixels
 * @param {string} text
 * @returns {Promise<boolean[]>}
 */
export async function readByAll(pixels, text) {
  const found = [];
  for (const { read } of await scanning.loadOutsideReaders()) found.push((await read(pixels)) === text);
  return found;
}
