import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { encodePng, writeDataUrl } from '#raster';
import { type CodeRecord, findRecord } from '#storage';
import { loadImage } from '#uploads';
import { findOutAbout, isNews, type KnownCode } from './known-code.ts';

vi.mock('#storage', () => ({ findRecord: vi.fn() }));
vi.mock('#uploads', () => ({ loadImage: vi.fn() }));

const PICTURE = writeDataUrl('image/png', await encodePng({ width: 1, height: 1, data: new Uint8ClampedArray(4) }));
const PLAIN: CodeRecord = { id: '7', text: 'a', picture: PICTURE, design: { ...DEFAULT_DESIGN, content: 'a' } };
const LOGO: CodeRecord = {
  ...PLAIN,
  design: { ...PLAIN.design, qrType: 'custom', customImage: 'data:image/png;base64,AA' },
};

beforeEach(() => {
  vi.mocked(findRecord).mockReset();
  vi.mocked(loadImage).mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function foundOut(record: CodeRecord | null, picture = PICTURE): Promise<KnownCode> {
  vi.mocked(findRecord).mockResolvedValue(record);
  return findOutAbout({ picture, id: '7' });
}

it('a code with its record can be drawn again, and is tested with its design', async () => {
  const { record, source, request } = await foundOut(PLAIN);
  expect([record, source]).toEqual([PLAIN, { record: PLAIN, image: null }]);
  expect(request).toMatchObject({ design: PLAIN.design, image: null, picture: { width: 1, height: 1 } });
});

it('a picture without its record cannot be drawn again, but can be read', async () => {
  const { record, source, request } = await foundOut(null);
  expect([record, source]).toEqual([null, null]);
  expect(Object.keys(request ?? {})).toEqual(['picture']);
});

it('a code whose image cannot be loaded cannot be drawn again, but keeps its record', async () => {
  vi.mocked(loadImage).mockRejectedValue(new Error('Broken'));
  const { record, source, request } = await foundOut(LOGO);
  expect([record, source]).toEqual([LOGO, null]);
  expect(Object.keys(request ?? {})).toEqual(['picture']);
});

it('a picture that is not a readable PNG is not tested', async () => {
  expect(await foundOut(PLAIN, 'data:image/png;base64,AA')).toMatchObject({ record: PLAIN, request: null });
});

it('if looking up the record fails, nothing is known about the code', async () => {
  vi.mocked(findRecord).mockRejectedValue(new Error('Gone'));
  expect(await findOutAbout({ picture: PICTURE, id: '7' })).toEqual({ record: null, source: null, request: null });
});

it('a record that arrives later counts as news, but a known record is not replaced', () => {
  const known = (record: CodeRecord | null): KnownCode => ({ record, source: null, request: null });
  expect([isNews(known(null), null), isNews(known(PLAIN), null)]).toEqual([true, true]);
  expect([isNews(known(PLAIN), known(null)), isNews(known(null), known(null))]).toEqual([true, false]);
  expect([isNews(known(null), known(PLAIN)), isNews(known(LOGO), known(PLAIN))]).toEqual([false, false]);
});
