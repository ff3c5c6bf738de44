import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { remake } from './remake.ts';

const DESIGN = { ...DEFAULT_DESIGN, content: 'example.com' };

it('remake makes the code of a record again, with the text that the recorded code encodes', async () => {
  expect(await remake({ design: DESIGN, text: 'https://example.com' }, null)).toMatchObject({
    design: DESIGN,
    image: null,
  });
  for (const text of ['https://example.com', 'http://example.com/', ' WIFI:T:WPA;S:x;P:y;; ']) {
    const { made, design } = await remake({ design: { ...DESIGN, details: { password: 'z' } }, text }, null);
    expect(made.text).toBe(text);
    // The detail fields belong to the typed content, so they are dropped if the code encodes another
    // text.
    expect(design.details?.password).toBe(text === 'https://example.com' ? 'z' : undefined);
  }
});
