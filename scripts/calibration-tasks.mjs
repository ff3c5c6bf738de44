/** What `npm run calibrate` measures, one picture at a time. */
import { readFileSync } from 'node:fs';
import { scanImageData } from '@undecaf/zbar-wasm';
import decodeQr from 'qr/decode.js';
import { loadSource } from './load-source.mjs';

/**
 * @typedef {{ kind: 'design' | 'shaped' | 'preset' | 'ink' | 'logo' | 'long' | 'length' | 'shape', name: string, seed: number }} Task
 * @typedef {{ kind: Task['kind'], name: string, verdict: string, share: number, judges: boolean[], unseen: number | null,
 *   repaired: string | null, why: string, time: number, byReader: number[] | null }} Result
 */

/** Decoders that are not in the tunnel, by the names of their packages. */
export const JUDGES = ['zbar-wasm', 'qr'];

/** The readers in the tunnel, by the names that it gives them. */
export const TUNNEL_READERS = ['zxing', 'jsqr'];

const scanning = await loadSource('src/scanning/calibration/index.ts');
const { DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_PRESETS, QUICK_GRADIENTS } = scanning;

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

/** Of so many designs one is also tried under unseen conditions. */
const UNSEEN_EVERY = 5;

/** Conditions that differ from the tunnel's in everything: strengths, angles, sizes, and the noise by its place. */
const UNSEEN = [
  { page: 255, margin: 0.3 },
  { page: 8, margin: 0.3 },
  { page: 255, margin: 0.1, width: 130 },
  { page: 255, margin: 0.1, width: 640 },
  { page: 255, margin: 0.2, blur: 1.5 },
  { page: 255, margin: 0.3, rotation: 45 },
  { page: 255, margin: 0.2, rotation: -7, tilt: -30 },
  { page: 255, margin: 0.1, noise: 17 },
  { page: 255, margin: 0.1, width: 380, jpeg: 15 },
  { page: 255, margin: 0.1, range: [5, 110], noise: 5 },
  {
    page: 255,
    margin: 0.2,
    width: 300,
    rotation: -12,
    tilt: 20,
    blur: 1,
    shade: 0.7,
    range: [30, 230],
    noise: 7,
    jpeg: 50,
  },
  {
    page: 18,
    margin: 0.2,
    width: 300,
    rotation: -12,
    tilt: 20,
    blur: 1,
    shade: 0.7,
    range: [30, 230],
    noise: 7,
    jpeg: 50,
  },
];

/**
 * @param {number} designs How many random ones.
 * @param {number} seed
 * @returns {Task[]}
 */
export function tasks(designs, seed) {
  const presets = [...new Set([...GRADIENT_PRESETS, ...QUICK_GRADIENTS].map(({ name }) => name))];
  const many = (
    /** @type {Task['kind']} */ kind,
    /** @type {(string | number)[]} */ names,
    /** @type {number} */ count,
  ) => names.flatMap((name) => Array.from({ length: count }, (_, k) => ({ kind, name: String(name), seed: k })));
  return [
    ...Array.from({ length: designs }, (_, k) => ({
      kind: /** @type {const} */ ('design'),
      name: `design ${1000 * seed + k}`,
      seed: 1000 * seed + k,
    })),
    ...Array.from({ length: designs >> 1 }, (_, k) => ({
      kind: /** @type {const} */ ('shaped'),
      name: `design ${1000 * seed + k} in shapes`,
      seed: 1000 * seed + k,
    })),
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
  preset: measurePreset,
  ink: measureInk,
  logo: measureLogo,
  long: measureLong,
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
  const began = process.cpuUsage();
  const { specimen, inspection } = scanning.tryDesign(asked.design, asked.image);
  const judgement = await scanning.judgeSpecimen(specimen, inspection, tools);
  const { user, system } = process.cpuUsage(began);
  /** @type {Pick<Result, 'repaired' | 'why'>} */
  let repair = { repaired: null, why: '' };
  const isRandom = kind === 'design' || kind === 'shaped';
  if (isRandom && (judgement.verdict === 'unlikely' || judgement.verdict === 'not')) repair = await bestRepair(asked);
  return {
    kind,
    name,
    verdict: judgement.verdict,
    share: judgement.share,
    judges: await agreeingJudges(specimen),
    unseen: isRandom && seed % UNSEEN_EVERY === 0 ? mean(await unseenShares(specimen)) : null,
    byReader: kind === 'shape' ? [...tunnelShares(judgement.readings), ...(await unseenShares(specimen))] : null,
    ...repair,
    time: Math.round((user + system) / 1000),
  };
}

/** @param {any} asked */
async function bestRepair(asked) {
  /** @type {any} */
  let last;
  await scanning.judge(
    asked,
    async () => tools,
    (/** @type {any} */ report) => {
      last = report;
    },
  );
  const order = scanning.VERDICTS;
  const [best] = [last.everything, ...last.reasons.map((/** @type {any} */ { repair }) => repair)]
    .filter(Boolean)
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return {
    repaired: best && order.indexOf(best.verdict) < order.indexOf(last.verdict) ? best.verdict : null,
    why: last.reasons.map((/** @type {any} */ { id, whyNoRepair }) => `${id}: ${whyNoRepair ?? 'repaired'}`).join(' '),
  };
}

/**
 * The share of conditions under which each reader of the tunnel reads.
 * @param {readonly { reader: string, isRight: boolean }[]} readings
 */
function tunnelShares(readings) {
  return TUNNEL_READERS.map((id) =>
    mean(readings.filter(({ reader }) => reader === id).map(({ isRight }) => Number(isRight))),
  );
}

/**
 * The share of what each judge reads of a plain code that it also reads of this one, under conditions that the tunnel does not have.
 * @param {any} specimen
 */
async function unseenShares({ picture, text, code }) {
  const plain = scanning.drawPlainCode(text, code.version);
  /** @type {number[][]} */
  const right = JUDGES.map(() => []);
  for (const shot of UNSEEN) {
    const see = (/** @type {any} */ pixels) =>
      scanning.fromGray(scanning.shoot(scanning.toGray(pixels, shot.page), shot));
    const ofPlain = await readByJudges(see(plain));
    const ofThis = await readByJudges(see(picture));
    for (const [k, expected] of ofPlain.entries()) {
      if (expected !== null) right[k].push(Number(ofThis[k] === expected));
    }
  }
  return right.map(mean);
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Whether each judge reads from a picture what it reads from a plain code of the same text: some know fewer character sets.
 * @param {any} specimen
 */
async function agreeingJudges({ picture, text, code }) {
  const expected = await readByJudges(scanning.drawPlainCode(text, code.version));
  const found = await readByJudges(scanning.flattenOn(picture, 255));
  return expected.map((reading, k) => reading === null || reading === found[k]);
}

/**
 * @param {any} pixels
 * @returns {Promise<(string | null)[]>}
 */
export async function readByJudges({ width, height, data }) {
  const image = /** @type {ImageData} */ ({ width, height, data, colorSpace: 'srgb' });
  const [symbol] = await scanImageData(image);
  return [symbol ? symbol.decode() : null, readWithQr(image)];
}

/** @param {ImageData} image */
function readWithQr(image) {
  try {
    return decodeQr(image);
  } catch {
    return null;
  }
}
