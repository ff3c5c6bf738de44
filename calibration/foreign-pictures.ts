// Pictures of codes that other programs made, and pictures without a code. Only for calibration and judges.
import { Byte, Encoder } from '@nuintun/qrcode';
import { correction, generate } from 'lean-qr';
// @ts-expect-error: the package comes without types
import QRCode from 'qrcode';
import qrcodeGenerator from 'qrcode-generator';
import { encode as encodeWithUqr } from 'uqr';
import { encode } from '#engine';
import { clearPixels, flattenOn, fromGray, type Pixels, toGray } from '#raster';
import { type Shot, shoot } from '#scanning/tunnel';
import { createRandom, drawSample, pick, type Random, SAMPLE_PICTURES, spoilModules } from '#testing';

/** The modules of a code, without a quiet zone. */
interface Modules {
  readonly size: number;
  readonly isDark: (x: number, y: number) => boolean;
}

type Level = 'L' | 'M' | 'Q' | 'H';

const GENERATORS: Readonly<Record<string, (text: string, level: Level) => Modules>> = {
  qrcode(text, level) {
    const { size, data } = QRCode.create(text, { errorCorrectionLevel: level }).modules;
    return { size, isDark: (x, y) => data[y * size + x] === 1 };
  },
  'qrcode-generator'(text, level) {
    const code = qrcodeGenerator(0, level);
    code.addData(text);
    code.make();
    return { size: code.getModuleCount(), isDark: (x, y) => code.isDark(y, x) };
  },
  'lean-qr'(text, level) {
    const code = generate(text, { minCorrectionLevel: correction[level] });
    return { size: code.size, isDark: (x, y) => code.get(x, y) };
  },
  uqr(text, level) {
    const { size, data } = encodeWithUqr(text, { ecc: level, border: 0 });
    return { size, isDark: (x, y) => data[y][x] };
  },
  nuintun(text, level) {
    const code = new Encoder({ level }).encode(new Byte(text));
    return { size: code.size, isDark: (x, y) => code.get(x, y) === 1 };
  },
};

type Color = readonly [r: number, g: number, b: number, a: number];

interface Look {
  readonly ink: Color;
  readonly paper: Color;
  readonly hasLogo?: boolean;
  readonly isRound?: boolean;
}

const BLACK: Color = [0, 0, 0, 255];
const WHITE: Color = [255, 255, 255, 255];

const LOOKS: Readonly<Record<string, Look>> = {
  plain: { ink: BLACK, paper: WHITE },
  colors: { ink: [140, 30, 90, 255], paper: [255, 244, 214, 255] },
  logo: { ink: BLACK, paper: WHITE, hasLogo: true },
  transparent: { ink: [20, 40, 90, 255], paper: [0, 0, 0, 0] },
  rounded: { ink: BLACK, paper: WHITE, isRound: true },
  inverted: { ink: WHITE, paper: [25, 25, 40, 255] },
};

const SHOTS: Readonly<Record<string, Partial<Shot>>> = {
  recompressed: { jpeg: 25 },
  blurred: { blur: 2.2 },
  small: { width: 110 },
  rotated: { rotation: 33 },
  tilted: { tilt: 32 },
  noisy: { noise: 22, width: 260 },
  'washed out': { range: [130, 205], noise: 3 },
  'uneven light': { shade: 0.25 },
  photo: { width: 320, rotation: 12, tilt: 18, blur: 1.1, shade: 0.6, range: [25, 220], noise: 7, jpeg: 45 },
};

const STATES = ['as it is', 'screenshot', ...Object.keys(SHOTS)];

export interface ForeignPicture {
  readonly name: string;
  readonly pixels: Pixels;
  /** The texts of its codes. Empty if it has none. */
  readonly texts: readonly string[];
}

/** The pictures by number: 0 to `FOREIGN_PICTURES`, exclusive. */
export function foreignPicture(number: number): ForeignPicture {
  const random = createRandom(5000 + number);
  const [generators, looks] = [Object.keys(GENERATORS), Object.keys(LOOKS)];
  if (number < SINGLE) {
    const generator = generators[number % generators.length];
    const look = looks[Math.floor(number / generators.length) % looks.length];
    const state = STATES[Math.floor(number / generators.length / looks.length)];
    const text = textOf(random);
    const page = LOOKS[look].paper[0] < 100 && LOOKS[look].paper[3] > 0 ? 30 : 255;
    const picture = paint(GENERATORS[generator](text, levelOf(look, random)), LOOKS[look], 400, random);
    return { name: `${generator}, ${look}, ${state}`, pixels: stateOf(picture, state, page, random), texts: [text] };
  }
  if (number < SINGLE + SEVERAL) return several(number, random);
  if (number < SINGLE + SEVERAL + FRAMES) return frame(number, random);
  return { name: 'nothing', pixels: withoutCode(number - SINGLE - SEVERAL - FRAMES, random), texts: [] };
}

const SINGLE = Object.keys(GENERATORS).length * Object.keys(LOOKS).length * STATES.length;
const SEVERAL = 20;
const FRAMES = 30;
const WITHOUT = 40;

export const FOREIGN_PICTURES = SINGLE + SEVERAL + FRAMES + WITHOUT;

function levelOf(look: string, random: Random): Level {
  return look === 'logo' ? 'H' : pick(random, ['L', 'M', 'Q', 'H'] as const);
}

function textOf(random: Random): string {
  const id = Math.floor(1e6 * random());
  return pick(random, [
    `https://example.com/p/${id}`,
    `WIFI:T:WPA;S:Guests ${id};P:secret-${id};;`,
    `Table ${id}`,
    `https://www.example.org/events/2026/open-day?from=poster&id=${id}&lang=en`,
    `BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nTEL:+4930${id}\r\nEND:VCARD\r\n`,
  ]);
}

function paint(modules: Modules, { ink, paper, hasLogo, isRound }: Look, side: number, random: Random): Pixels {
  const margin = pick(random, [2, 4, 4]);
  const scale = Math.max(1, Math.floor(side / (modules.size + 2 * margin)));
  const width = scale * (modules.size + 2 * margin);
  const picture = clearPixels(width, width);
  const isInk = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < modules.size && y < modules.size && modules.isDark(x, y);
  for (let y = 0, at = 0; y < width; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [column, row] = [Math.floor(x / scale) - margin, Math.floor(y / scale) - margin];
      const [across, down] = [((x % scale) + 0.5) / scale - 0.5, ((y % scale) + 0.5) / scale - 0.5];
      const isCut = isRound === true && Math.hypot(across, down) > 0.48;
      const [beside, below] = [column + Math.sign(across), row + Math.sign(down)];
      const isDark = isInk(column, row) && !(isCut && !isInk(beside, row) && !isInk(column, below));
      picture.data.set(isDark ? ink : paper, at);
    }
  }
  if (hasLogo) putLogo(picture);
  return picture;
}

function putLogo({ width, data }: Pixels): void {
  const logo = drawSample('cat', Math.round(0.2 * width));
  const from = Math.round(0.4 * width);
  for (let y = 0; y < logo.height; y++) {
    const row = logo.data.subarray(4 * y * logo.width, 4 * (y + 1) * logo.width);
    data.set(row, 4 * ((from + y) * width + from));
  }
}

function stateOf(picture: Pixels, state: string, page: number, random: Random): Pixels {
  if (state === 'as it is') return picture;
  if (state === 'screenshot') {
    const screen = busyPage(1100, 800, random);
    put(screen, flattenOn(picture, page), Math.floor(100 + 500 * random()), Math.floor(40 + 300 * random()));
    return screen;
  }
  return photographed(picture, page, SHOTS[state]);
}

/** What can make a code unreadable, each as shots that grow worse from step to step. */
const CAUSES = {
  blur: (step: number) => ({ width: 260, blur: 1.5 * 1.3 ** step, noise: 2 }),
  small: (step: number) => ({ width: 90 * 0.85 ** step }),
  contrast: (step: number) => ({
    width: 260,
    range: [128 - 30 * 0.6 ** step, 128 + 30 * 0.6 ** step] as const,
    noise: 3,
  }),
  glare: () => ({ width: 260, range: [40, 190] as const, noise: 4, rotation: 9 }),
};

/** Returns a picture of a code that grows worse from step to step for one cause. */
export function spoiledBy(
  number: number,
  step: number,
): { readonly cause: keyof typeof CAUSES; readonly pixels: Pixels } {
  const random = createRandom(8000 + number);
  const causes = Object.keys(CAUSES) as (keyof typeof CAUSES)[];
  const cause = causes[number % causes.length];
  const modules = pick(random, Object.values(GENERATORS))(textOf(random), pick(random, ['L', 'M', 'Q', 'H'] as const));
  const picture = paint(modules, LOOKS[pick(random, ['plain', 'colors', 'rounded'])], 500, random);
  const pixels = photographed(picture, 235, CAUSES[cause](step));
  return { cause, pixels: cause === 'glare' ? burnt(pixels, 0.1 * (step + 1), random) : pixels };
}

/** Burns out a disc with a soft edge. `radius` is a share of the picture's width. */
function burnt(picture: Pixels, radius: number, random: Random): Pixels {
  const [left, top] = [picture.width * (0.3 + 0.4 * random()), picture.height * (0.3 + 0.4 * random())];
  const data = picture.data.slice();
  for (let index = 0; index < data.length; index += 4) {
    const [x, y] = [(index / 4) % picture.width, Math.floor(index / 4 / picture.width)];
    const light = 600 * (1.3 * radius - Math.hypot(x - left, y - top) / picture.width);
    for (let channel = 0; channel < 3; channel++) data[index + channel] += Math.max(0, light);
  }
  return { ...picture, data };
}

function photographed(picture: Pixels, page: number, shot: Partial<Shot>): Pixels {
  return fromGray(shoot(toGray(picture, page), { page, margin: 0.2, ...shot }));
}

function busyPage(width: number, height: number, random: Random): Pixels {
  const page = clearPixels(width, height);
  page.data.fill(255);
  const fill = (x: number, y: number, w: number, h: number, luma: number): void => {
    for (let row = y; row < Math.min(height, y + h); row++) {
      for (let column = x; column < Math.min(width, x + w); column++) {
        page.data.fill(luma, 4 * (row * width + column), 4 * (row * width + column) + 3);
      }
    }
  };
  for (let y = 20; y < height; y += 22) {
    for (let x = 20; x < width - 60; ) {
      const w = 6 + Math.floor(40 * random());
      fill(x, y, w, 10, 40 + Math.floor(60 * random()));
      x += w + 6;
    }
  }
  fill(0, 0, width, 14, 60);
  put(page, drawSample(pick(random, SAMPLE_PICTURES), 220), 20, height - 240);
  return page;
}

function put(page: Pixels, picture: Pixels, left: number, top: number): void {
  for (let y = 0; y < picture.height && top + y < page.height; y++) {
    const width = Math.min(picture.width, page.width - left);
    const row = picture.data.subarray(4 * y * picture.width, 4 * (y * picture.width + width));
    page.data.set(row, 4 * ((top + y) * page.width + left));
  }
}

function several(number: number, random: Random): ForeignPicture {
  const count = 2 + (number % 5);
  const page = clearPixels(420 * Math.min(3, count), 420 * Math.ceil(count / 3));
  page.data.fill(255);
  const texts: string[] = [];
  for (let k = 0; k < count; k++) {
    const look = pick(random, ['plain', 'colors', 'rounded', 'logo']);
    texts.push(`${k}: ${textOf(random)}`);
    const modules = pick(random, Object.values(GENERATORS))(texts[k], levelOf(look, random));
    put(page, paint(modules, LOOKS[look], 250 + 140 * random(), random), 420 * (k % 3), 420 * Math.floor(k / 3));
  }
  return { name: `${count} codes in one picture`, pixels: page, texts };
}

/** A print as a camera sees it, in a frame of 1280 × 720. */
function frame(number: number, random: Random): ForeignPicture {
  const text = textOf(random);
  const modules = pick(random, Object.values(GENERATORS))(text, pick(random, ['L', 'M', 'Q'] as const));
  const print = paint(modules, LOOKS[pick(random, ['plain', 'colors', 'rounded'])], 500, random);
  const seen = photographed(print, 240, {
    margin: 0.05,
    width: 180 + 260 * random(),
    rotation: 50 * random() - 25,
    tilt: 50 * random() - 25,
    blur: 0.7 + 0.6 * random(),
    shade: 0.4 + 0.6 * random(),
    range: [25, 220],
    noise: 2 + 8 * random(),
  });
  const pixels = deskOf(random);
  put(pixels, seen, Math.floor(random() * (1280 - seen.width)), Math.floor(random() * (720 - seen.height)));
  return { name: `photograph of a print (${number % 2 ? 'odd' : 'even'})`, pixels, texts: [text] };
}

/** Modules that are spoiled in a print. */
const SPOILED_MODULES = 12;

/** A camera's picture of 1280 × 720 with a print of which twelve modules have the wrong color. */
export function spoiledFrame(number: number): { readonly frame: Pixels; readonly misread: readonly number[] } {
  const random = createRandom(number);
  const code = encode('https://example.com/menu?table=12', { level: 'Q' });
  const { picture, misread } = spoilModules(code, SPOILED_MODULES, random);
  const seen = fromGray(
    shoot(toGray(picture, 255), {
      page: 200,
      margin: 0.05,
      width: 200 + 300 * random(),
      rotation: 60 * random() - 30,
      tilt: 40 * random() - 20,
      blur: 0.7 + 0.5 * random(),
      shade: 0.5 + 0.5 * random(),
      range: [25, 225],
      noise: 2 + 6 * random(),
    }),
  );
  const frame = clearPixels(1280, 720);
  for (let at = 0; at < frame.data.length; at += 4)
    frame.data.fill(120 + 60 * random(), at, at + 3).fill(255, at + 3, at + 4);
  const [left, top] = [random() * (1280 - seen.width), random() * (720 - seen.height)].map(Math.floor);
  for (let y = 0; y < seen.height; y++) {
    const row = seen.data.subarray(4 * y * seen.width, 4 * (y + 1) * seen.width);
    frame.data.set(row, 4 * ((top + y) * 1280 + left));
  }
  return { frame, misread };
}

function deskOf(random: Random): Pixels {
  const desk = clearPixels(1280, 720);
  for (let k = 0; k < 1280 * 720; k++) {
    const luma = 110 + 40 * Math.sin(k / 9000) + 10 * random();
    desk.data.set([luma, luma * 0.9, luma * 0.75, 255], 4 * k);
  }
  return desk;
}

/** Draws a picture without a code; many of them have parts that look like one. */
function withoutCode(index: number, random: Random): Pixels {
  const [kind, variant] = [index % 10, Math.floor(index / 10)];
  if (kind === 0) return drawSample(SAMPLE_PICTURES[variant], 600);
  if (kind === 1) return busyPage(900, 700, random);
  if (kind === 2) return deskOf(random);
  const side = 300 + 60 * variant;
  const isDark = [
    (x: number, y: number) => (Math.floor(x / 9) + Math.floor(y / 9)) % 2 === 0,
    // Squares in squares, as in a finder pattern.
    (x: number, y: number) => [0, 1, 3].includes(Math.max(Math.abs((x % 90) - 45), Math.abs((y % 90) - 45)) >> 4),
    (x: number) => Math.sin(x * x * 0.001) > 0,
    (x: number, y: number) => Math.hypot(x - side / 2, y - side / 2) % 40 < 20,
    (x: number, y: number) => createRandom(Math.floor(x / 8) * 977 + Math.floor(y / 8) + variant)() < 0.5,
    (x: number, y: number) => Math.floor(x / 3) % (2 + (Math.floor(x / 40) % 3)) === 0 && y > 40 && y < side - 40,
    () => false,
  ][kind - 3];
  const picture = clearPixels(side, side);
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) picture.data.set(isDark(x, y) ? BLACK : WHITE, at);
  }
  return variant < 2 ? picture : photographed(picture, 255, { blur: variant, noise: 6, rotation: 10 * variant });
}
