import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { drawQrCode, rasterize } from '#drawing';
import { encode, messageFor, prepareMessage, type QrCode, readySegments, renderMask } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { Pixels } from '#raster';
import { messageToWeave } from '#weaving';
import type { Decoder, ReadText } from './decoders.ts';
import { drawPlainCode, isCodeIn, PlainReadings, type Reading } from './readings.ts';

const BLANK: Pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

function decoderOf(result: ReadText | null): Decoder {
  return { id: 'zxing', read: async () => result };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('isCodeIn', () => {
  const code = encode('Café', CODE_OPTIONS);

  it('compares the bytes of the message, whatever text the decoder makes of them', async () => {
    const isRead = (text: string, bytes: Uint8Array): Promise<boolean> =>
      isCodeIn(BLANK, code, decoderOf({ text, bytes }));
    expect(await isRead('Café', bytesOf('Café'))).toBe(true);
    expect(await isRead('CafÃ©', bytesOf('Café'))).toBe(true);
    expect(await isRead('', bytesOf('Café'))).toBe(true);
    expect(await isRead('CafÃ©', bytesOf('CafÃ©'))).toBe(false);
    expect(await isRead('Café', bytesOf('Caf'))).toBe(false);
    expect(await isRead('Café', bytesOf('Cafés'))).toBe(false);
    expect(await isCodeIn(BLANK, code, decoderOf(null))).toBe(false);
  });

  it('expects a byte order mark if the text has one, and U+FFFD in place of half a surrogate pair', async () => {
    const isRead = (text: string, found: string): Promise<boolean> =>
      isCodeIn(BLANK, encode(text, CODE_OPTIONS), decoderOf({ text: '', bytes: bytesOf(found) }));
    expect(await isRead('\uFEFFCafé', '\uFEFFCafé')).toBe(true);
    expect(await isRead('\uFEFFCafé', 'Café')).toBe(false);
    expect(await isRead('a\uD800b', 'a\uFFFDb')).toBe(true);
  });
});

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
    for (const length of [20, 110]) {
      const text = 'https://example.com/'.padEnd(length, 'abc');
      const woven = wovenCode(text);
      const plain = encode(text, { ...CODE_OPTIONS, level: 'L', minVersion: woven.version });
      expect(plain.version).toBe(woven.version);
      expect(shows(drawPlainCode(woven), plain), `${length} characters`).toBe(true);
      expect(shows(drawPlainCode(woven), encode(text, CODE_OPTIONS))).toBe(false);
    }
  });

  it('has the segments of a code from elsewhere, in fewer bytes than this site needs for the text', () => {
    // 14 letters in the smallest code of level M, in a character set with one byte for each.
    const bytes = Uint8Array.from('éèàùçâêîôûëïüÿ', (letter) => letter.charCodeAt(0));
    const message = messageFor(readySegments([{ mode: 'byte', bytes }]), { level: 'M' });
    const code = renderMask(prepareMessage(message), 3);
    expect(code.version).toBe(1);
    expect(shows(drawPlainCode(code), encode(readySegments([{ mode: 'byte', bytes }]), { level: 'M' }))).toBe(true);
  });
});

describe('plain readings', () => {
  const missed: Reading[] = [{ condition: 'as-is', decoder: 'jsqr', isRight: false }];
  const pause = async (): Promise<void> => {};

  function countingDecoder(text: string): Decoder & { asked: number } {
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
    const decoder = countingDecoder('first');
    const read = async (code: QrCode): Promise<boolean> =>
      (await plain.read(code, missed, [decoder], pause))[0].isRight;
    const code = encode('first', CODE_OPTIONS);
    expect(await read(code)).toBe(true);
    expect(await read(code)).toBe(true);
    expect(decoder.asked).toBe(1);
    expect(await read(encode('other', CODE_OPTIONS))).toBe(false);
    expect(await read(encode('first', { ...CODE_OPTIONS, minVersion: 3 }))).toBe(true);
    expect(await read(encode('first', { ...CODE_OPTIONS, level: 'L', minVersion: 3 }))).toBe(true);
    expect(await read(encode('first', { ...CODE_OPTIONS, level: 'L', minVersion: 4 }))).toBe(true);
    expect(decoder.asked).toBe(5);
  });

  it('of one text are not mixed up with plain readings of another text that run at the same time', async () => {
    const plain = new PlainReadings();
    const code = encode('first', CODE_OPTIONS);
    const [slow, quick] = [countingDecoder('first'), countingDecoder('second')];
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const held: Decoder = { id: 'jsqr', read: (picture) => waiting.then(() => slow.read(picture)) };
    const first = plain.read(code, missed, [held], pause);
    const second = () => plain.read(encode('second', CODE_OPTIONS), missed, [quick], pause);
    const meanwhile = await second();
    goOn();
    expect([await first, meanwhile, await second()]).toMatchObject(Array(3).fill([{ isRight: true }]));
    expect([slow.asked, quick.asked]).toEqual([1, 1]);
  });
});
