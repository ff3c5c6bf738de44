import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { specimenOf } from '#scanning/pixels';
import { viewsOf } from '#scanning/tunnel';
import { loadOutsideDecoders, OUTSIDE_DECODERS, type OutsideDecoder } from './outside-decoders.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HANDLED = ['uncaughtException', 'unhandledRejection'] as const;
const handlers = () => HANDLED.flatMap((event) => process.rawListeners(event));

let decoders: readonly OutsideDecoder[];
let handlersBefore: ReturnType<typeof handlers>;
const warnings: unknown[] = [];
const { warn } = console;
const recordWarning = (...parts: unknown[]): void => void warnings.push(parts);

beforeAll(async () => {
  handlersBefore = handlers();
  // OpenCV keeps using the `console.warn` that it finds when it is loaded.
  console.warn = recordWarning;
  decoders = await loadOutsideDecoders();
});

afterAll(() => {
  console.warn = warn;
});

const TEXTS = {
  ASCII: 'https://example.com/menu?table=7',
  accents: 'Zwölf Boxkämpfer, ça et là: œuvre, Łódź, Ærø, ñandú, ¿qué?',
  Greek: 'Καλημέρα κόσμε, τι κάνεις;',
  Cyrillic: 'Съешь же ещё этих мягких французских булок',
  Arabic: 'مرحبا بالعالم، أهلا وسهلا',
  Hebrew: 'שלום עולם',
  Chinese: '欢迎光临，世界。繁體中文也行',
  Japanese: '日本語のテキスト、カタカナとひらがな',
  Korean: '안녕하세요 세계',
  emoji: '👍🏽🎉 party 🥳 👩‍👩‍👧',
  mixed: 'Café «Ω» – 東京 🍣 №5',
} as const;

describe('a code of the site', () => {
  it.each(Object.entries(TEXTS))('is read correctly by every outside decoder: %s', async (_, content) => {
    const { picture, text } = specimenOf({ ...DEFAULT_DESIGN, type: 'text', content }, null);
    expect(text).toBe(content);
    const onPage = viewsOf(picture)('white-page');
    const answers = await Promise.all(decoders.map(async (decoder) => [decoder.id, await decoder.read(onPage)]));
    expect(answers).toEqual(OUTSIDE_DECODERS.map((id) => [id, content]));
  });
});

it('loading and using the decoders leaves no process handlers behind and prints no warnings', () => {
  expect(handlers()).toEqual(handlersBefore);
  expect(warnings).toEqual([]);
  expect(console.warn).toBe(recordWarning);
});

describe('an outside decoder', () => {
  it('finds nothing in a blank picture', async () => {
    const blank = { width: 200, height: 200, data: new Uint8ClampedArray(160_000).fill(255) };
    expect(await Promise.all(decoders.map((decoder) => decoder.read(blank)))).toEqual([null, null, null, null]);
  });
});
