import { expect, it } from 'vitest';
import { writeSealed } from '#carrying';
import { parseManyChoice } from '#storage';
import { emptyMapping, type Mapping } from '#tables/mapping';
import { readTemplateLink, writeTemplateLink } from './template-link.ts';

const [SEED, OWN] = ['d'.repeat(32), 'e'.repeat(32)];
const CHOICE = parseManyChoice({ output: 'labels', sheet: 'label-l7160', hasCutLines: true });
const MAPPING: Mapping = {
  ...emptyMapping('url', SEED),
  ...{ templates: { content: 'https://example.com/{random:10}' }, labelLines: ['{Name}'], caption: '{Table}' },
};

it('readTemplateLink returns the mapping and the choices of a link, with the given seed', async () => {
  const link = await writeTemplateLink(MAPPING, CHOICE);
  expect(link).toMatch(/^#template=1\./);
  expect(link?.length).toBeLessThan(400);
  expect(await readTemplateLink(link ?? '', OWN)).toEqual({
    ...{ mapping: { ...MAPPING, seed: OWN }, choice: CHOICE, isOpened: false },
  });
});

it('readTemplateLink ignores a seed in the link', async () => {
  const forged = await writeSealed({ ...MAPPING, choice: {} });
  expect(await readTemplateLink(`#template=1.${forged}`, OWN)).toMatchObject({ mapping: { seed: OWN } });
});

it('a template link contains no permission to print or show passwords', async () => {
  const open = { ...CHOICE, hasPassword: true, tellsSecrets: true };
  const opened = await readTemplateLink((await writeTemplateLink(MAPPING, open)) ?? '', OWN);
  expect(opened).toMatchObject({ choice: { hasPassword: false, tellsSecrets: false } });
});

it('writeTemplateLink returns null for a mapping that is too large', async () => {
  expect(await writeTemplateLink({ ...MAPPING, caption: 'x'.repeat(70_000) }, CHOICE)).toBeNull();
});

it('readTemplateLink tells whether secrets were left out of the link', async () => {
  const wifi: Mapping = { ...emptyMapping('wifi', SEED), templates: { content: 'net', password: 'hunter2' } };
  const opened = await readTemplateLink((await writeTemplateLink(wifi, CHOICE)) ?? '', OWN);
  expect(opened).toMatchObject({ isOpened: true, mapping: { templates: { content: 'net' } } });
});

it.each([
  ['#design=1.AAAA', null],
  ['', null],
  ['#template=', 'damaged'],
  ['#template=1.AAAA', 'damaged'],
  ['#template=2.AAAA', 'newer'],
])('for the fragment "%s", readTemplateLink returns %s', async (fragment, reading) => {
  expect(await readTemplateLink(fragment, OWN)).toBe(reading);
});

it('a template link counts as damaged if one character is missing', async () => {
  const short = (await writeTemplateLink(MAPPING, CHOICE)) ?? '';
  for (const at of [12, 40, short.length - 1]) {
    expect(await readTemplateLink(short.slice(0, at) + short.slice(at + 1), OWN)).toBe('damaged');
  }
});

it('a template link keeps the output, the products, and what is printed with the codes', async () => {
  const options = [
    { output: 'cards', card: 'poster-a4', hasMarks: true, hasAddress: false },
    { output: 'labels', sheet: 'label-l7651', hasCutLines: true, hasMarks: false, hasAddress: true },
  ];
  for (const option of options) {
    const link = await writeTemplateLink(MAPPING, parseManyChoice(option));
    expect(await readTemplateLink(link ?? '', OWN)).toMatchObject({ choice: option });
  }
});
