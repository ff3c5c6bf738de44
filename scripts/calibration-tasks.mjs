/** What `npm run calibrate` measures, one picture at a time. */
import { readFileSync } from 'node:fs';
import { SHAPE_COLORS, SHAPES } from './calibration-shapes.mjs';
import { loadSource } from './load-source.mjs';

/**
 * @typedef {{ kind: 'design' | 'world' | 'shaped' | 'preset' | 'ink' | 'logo' | 'long' | 'length' | 'shape', name: string, seed: number }} Task
 * @typedef {object} Result
 * @property {Task['kind']} kind
 * @property {string} name
 * @property {string} verdict
 * @property {number} share
 * @property {boolean[]} read by each outside reader, as it is
 * @property {boolean[]} readPlain the same of a plain code of the text
 * @property {Kept | null} kept under conditions that the tunnel does not have, of random designs and shapes
 * @property {number[] | null} byReader of shapes only: what the tunnel's readers read under its conditions, and what outside readers keep elsewhere
 * @property {Repairs | null} repairs of designs only
 *
 * @typedef {{ all: number, mild: number, byReader: number[] }} Kept shares of what outside readers read of a plain code; mild ones are those of a screen
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
    ...many('length', LENGTHS, 1),
    ...many('shape', Object.keys(SHAPES), CONTENTS.length * SHAPE_COLORS.length),
  ];
}

const MEASURES = {
  design: measureDesign,
  world: measureWorld,
  shaped: measureShaped,
  preset: measurePreset,
  ink: measureInk,
  logo: measureLogo,
  long: measureLong,
  length: measureLength,
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

/** @param {Task} task Seeds count through the contents, in one colouring after the other. */
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
  const plain = scanning.drawPlainCode(specimen.text, specimen.code.version);
  const { verdict, share, readings, repairs } = isRandom ? await answer(asked) : await verdictOn(specimen);
  const isKept = kind === 'shape' || (isRandom && seed % KEPT_EVERY === 0);
  const kept = isKept ? await keptShares(specimen, plain) : null;
  return {
    kind,
    name,
    verdict,
    share,
    read: await readByAll(scanning.flattenOn(specimen.picture, 255), specimen.text),
    readPlain: await readByAll(plain, specimen.text),
    kept,
    byReader: kind === 'shape' && kept ? [...tunnelShares(readings), ...kept.byReader] : null,
    repairs,
  };
}

/** @param {any} specimen */
async function verdictOn(specimen) {
  const judgement = await scanning.judgeSpecimen(specimen, scanning.inspect(specimen), tools);
  return { ...judgement, repairs: null };
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
    readings: last.readings,
    repairs: { best: best ?? null, why: why.join(', '), time: Math.round((user + system) / 1000) },
  };
}

/**
 * The share of its conditions under which each reader of the tunnel reads.
 * @param {readonly { reader: string, isRight: boolean }[]} readings
 */
function tunnelShares(readings) {
  return TUNNEL_READERS.map((id) => {
    const own = readings.filter(({ reader }) => reader === id);
    return own.filter(({ isRight }) => isRight).length / (own.length || 1);
  });
}

/**
 * @param {any} specimen
 * @param {any} plain
 * @returns {Promise<Kept>}
 */
async function keptShares({ picture, text }, plain) {
  const [seePlain, see] = [scanning.outsideViewsOf(plain), scanning.outsideViewsOf(picture)];
  const newCount = () => ({ read: 0, of: 0 });
  const counts = { all: newCount(), mild: newCount(), byReader: OUTSIDE_READERS.map(newCount) };
  for (const condition of OUTSIDE_CONDITIONS) {
    const ofPlain = await readByAll(seePlain(condition), text);
    const ofThis = await readByAll(see(condition), text);
    for (const [k, isReadable] of ofPlain.entries()) {
      const meant = [counts.all, counts.byReader[k], ...(MILD.includes(condition) ? [counts.mild] : [])];
      for (const count of meant) {
        count.of += Number(isReadable);
        count.read += Number(isReadable && ofThis[k]);
      }
    }
  }
  const share = (/** @type {{ read: number, of: number }} */ { read, of }) => read / (of || 1);
  return { all: share(counts.all), mild: share(counts.mild), byReader: counts.byReader.map(share) };
}

/**
 * Whether each outside reader finds exactly the text: nothing, or another text, is a failure.
 * @param {any} pixels
 * @param {string} text
 * @returns {Promise<boolean[]>}
 */
async function readByAll(pixels, text) {
  const found = [];
  for (const { read } of await scanning.loadOutsideReaders()) found.push((await read(pixels)) === text);
  return found;
}
