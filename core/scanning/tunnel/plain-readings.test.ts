import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode, messageFor, prepareMessage, type QrCode, renderMask } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { messageToWeave } from '#weaving';
import { type Decoder, WEAK_DECODER } from './decoders.ts';
import { drawPlainCode, PlainReadings, type Reading } from './readings.ts';

/** Returns a code of the version and level in which the text would be woven. */
function wovenCode(text: string): QrCode {
  return renderMask(prepareMessage(messageToWeave(text, { level: 'L', eci: true })), 0);
}

/** Whether the picture shows exactly this code in black on white. */
function shows({ data }: Pixels, code: QrCode): boolean {
  return Buffer.from(data.buffer).equals(Buffer.from(rasterize(drawQrCode(code, DEFAULT_DESIGN)).data.buffer));
}

describe('the plain code that a picture is compared with', () => {
  it('has the version and level of the woven code, even if the text is long', () => {
    for (const length of [20, 59, 80, 110]) {
      const text = 'https://example.com/'.padEnd(length, 'abc');
      const woven = wovenCode(text);
      const plain = encode(text, { ...CODE_OPTIONS, level: 'L', minVersion: woven.version });
      expect(plain.version).toBe(woven.version);
      expect(shows(drawPlainCode(text, woven), plain), `${length} characters`).toBe(true);
      expect(shows(drawPlainCode(text, woven), encode(text, CODE_OPTIONS))).toBe(false);
    }
  });

  it('is the given code if this site would need a larger one for the text', () => {
    // 14 bytes in the smallest code of level M, in a character set with one byte per letter.
    const text = 'éèàùçâêîôûëïüÿ';
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const message = messageFor([{ mode: 'byte', bytes }], { level: 'M' });
    const code = renderMask(prepareMessage(message), 3);
    expect(code.version).toBe(1);
    expect(shows(drawPlainCode(text, code), code)).toBe(true);
  });
});

describe('plain readings', () => {
  const missed: Reading[] = [{ condition: 'as-is', decoder: 'jsqr', isRight: false }];
  const pause = async (): Promise<void> => {};

  /** Returns a decoder that always reads this text and counts its calls. */
  function decoderOf(text: string): Decoder & { asked: number } {
    const bytes = new TextEncoder().encode(text);
    return {
      id: 'jsqr',
      asked: 0,
      async read() {
        this.asked++;
        return { text, bytes };
      },
    };
  }

  it('are read once for each text, version and level, and never reused for another text', async () => {
    const plain = new PlainReadings();
    const decoder = decoderOf('first');
    const read = async (text: string, code: QrCode): Promise<boolean> =>
      (await plain.read(text, code, missed, [decoder], pause))[0].isRight;
    const code = encode('first', CODE_OPTIONS);
    expect(await read('first', code)).toBe(true);
    expect(await read('first', code)).toBe(true);
    expect(decoder.asked).toBe(1);
    expect(await read('other', encode('other', CODE_OPTIONS))).toBe(false);
    expect(await read('first', encode('first', { ...CODE_OPTIONS, minVersion: 3 }))).toBe(true);
    expect(await read('first', encode('first', { ...CODE_OPTIONS, level: 'L', minVersion: 3 }))).toBe(true);
    expect(await read('first', encode('first', { ...CODE_OPTIONS, level: 'L', minVersion: 4 }))).toBe(true);
    expect(decoder.asked).toBe(5);
  });

  it('are read in a plain code that has the requested text and version', async () => {
    const plain = new PlainReadings();
    const sizes: number[] = [];
    const decoder: Decoder = {
      id: 'jsqr',
      async read(picture) {
        const result = await WEAK_DECODER.read(picture);
        sizes.push(result?.symbol?.version ?? 0);
        return result;
      },
    };
    const read = (text: string, minVersion: number) =>
      plain.read(text, encode(text, { ...CODE_OPTIONS, minVersion }), missed, [decoder], pause);
    for (const [text, version] of [
      ['first', 2],
      ['other', 2],
      ['other', 3],
    ] as const) {
      expect(await read(text, version)).toMatchObject([{ isRight: true }]);
    }
    expect(sizes).toEqual([2, 2, 3]);
  });

  it('of one text are not mixed up with plain readings of another text that run at the same time', async () => {
    const plain = new PlainReadings();
    const code = encode('first', CODE_OPTIONS);
    const [slow, quick] = [decoderOf('first'), decoderOf('second')];
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const held: Decoder = { id: 'jsqr', read: (picture) => waiting.then(() => slow.read(picture)) };
    const first = plain.read('first', code, missed, [held], pause);
    const second = () => plain.read('second', encode('second', CODE_OPTIONS), missed, [quick], pause);
    const meanwhile = await second();
    goOn();
    expect([await first, meanwhile, await second()]).toMatchObject(Array(3).fill([{ isRight: true }]));
    expect([slow.asked, quick.asked]).toEqual([1, 1]);
  });

  it('are read once for each condition and decoder, and returned in the requested order', async () => {
    const plain = new PlainReadings();
    const [weak, strong] = [decoderOf('first'), { ...decoderOf('first'), id: 'zxing' as const }];
    const code = encode('first', CODE_OPTIONS);
    const asked: Reading[] = [
      { condition: 'small', decoder: 'jsqr', isRight: false },
      { condition: 'as-is', decoder: 'jsqr', isRight: false },
      { condition: 'as-is', decoder: 'zxing', isRight: false },
    ];
    const expected = asked.map((reading) => ({ ...reading, isRight: true }));
    expect(await plain.read('first', code, asked.slice(0, 2), [strong, weak], pause)).toEqual(expected.slice(0, 2));
    expect(await plain.read('first', code, asked.toReversed(), [strong, weak], pause)).toEqual(expected.toReversed());
    expect([weak.asked, strong.asked]).toEqual([2, 1]);
  });
});
