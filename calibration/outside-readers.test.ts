import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { specimenOf } from '#scanning/pixels';
import { viewsOf } from '#scanning/tunnel';
import { loadOutsideReaders, OUTSIDE_READERS, type OutsideReader } from './outside-readers.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let readers: readonly OutsideReader[];

beforeAll(async () => {
  readers = await loadOutsideReaders();
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
  it.each(Object.entries(TEXTS))('is read correctly by every outside reader: %s', async (_, content) => {
    const { picture, text } = specimenOf({ ...DEFAULT_DESIGN, type: 'text', content }, null);
    expect(text).toBe(content);
    const onPage = viewsOf(picture)('white-page');
    const answers = await Promise.all(readers.map(async (reader) => [reader.id, await reader.read(onPage)]));
    expect(answers).toEqual(OUTSIDE_READERS.map((id) => [id, content]));
  });
});

describe('an outside reader', () => {
  it('finds nothing in a blank picture', async () => {
    const blank = { width: 200, height: 200, data: new Uint8ClampedArray(160_000).fill(255) };
    expect(await Promise.all(readers.map((reader) => reader.read(blank)))).toEqual([null, null, null, null]);
  });
});
