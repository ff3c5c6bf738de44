import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { parseManyChoice } from '#storage';
import { emptyMapping, type Mapping } from '#tables/mapping';
import { manyWords } from '#words/many';
import { manyMakeWords } from '#words/many-make';
import { LookStep } from './look-step.tsx';
import { MakeStep } from './make-step.tsx';
import { MapStep } from './map-step.tsx';
import type { SurveyReport, TableReading } from './table-work.ts';
import { useImageOf } from './use-image-of.ts';

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['de-DE'] }));

const MAPPING: Mapping = { ...emptyMapping('url', 'a'.repeat(32)), templates: { content: '{Link}' } };
const REQUEST = { key: '', source: { is: 'text', text: '' }, hints: {} } as const;
const ROWS = [{ number: 2, cells: ['https://example.com'] }];
const READING = { columns: ['Link'], rows: 1, sample: { columns: ['Link'], rows: ROWS } } as unknown as TableReading;
const REPORT = {
  ready: 1,
  copies: 1,
  leftOut: 0,
  cautioned: 0,
  problems: 0,
  hosts: [['a.example', 1]],
} as SurveyReport;
const CHOICE = parseManyChoice({});

function mapOf(mapping: Mapping, survey: SurveyReport | null): string {
  const props = { mapping, hasOwnCaption: false, columns: ['Link'], survey, choice: CHOICE, dispatch: () => undefined };
  return renderToStaticMarkup(createElement(MapStep, props));
}

it('the host of the links is named if all rows are checked and all links have the same host', () => {
  const two = { ...REPORT, hosts: [...REPORT.hosts, ['b.example', 1]] } as SurveyReport;
  const names = (mapping: Mapping, survey: SurveyReport | null) => mapOf(mapping, survey).includes('a.example');
  expect(names(MAPPING, REPORT)).toBe(true);
  expect([names(MAPPING, two), names(MAPPING, null), names({ ...MAPPING, type: 'text' }, REPORT)]).toEqual([
    ...[false, false, false],
  ]);
});

function makeOf(surveyed: Mapping, isShared = false, options: object = {}): string {
  const survey = { report: REPORT, latest: REPORT, of: { request: REQUEST, mapping: surveyed }, isFailed: false };
  const given = {
    reading: READING,
    survey,
    look: DEFAULT_DESIGN,
    isShared,
    mapping: MAPPING,
    choice: parseManyChoice(options),
  };
  const actions = { dispatch: () => undefined, changeChoice: () => undefined, onMade: () => undefined };
  return renderToStaticMarkup(createElement(MakeStep, { ...given, ...actions }));
}

it('“Make codes” is disabled while the report on the rows is about an earlier mapping', () => {
  const canMake = (page: string) => !/<button[^>]* disabled=""[^>]*>Make codes/.test(page);
  expect([canMake(makeOf(MAPPING)), canMake(makeOf({ ...MAPPING }))]).toEqual([true, false]);
});

it('a report about an earlier mapping gives the number of labels, but not the note that no row has a code', () => {
  const page = makeOf({ ...MAPPING }, false, { output: 'labels' });
  expect(page).toContain('1 label on 1 sheet.');
  expect(page).not.toContain(manyMakeWords.none);
});

it('if the templates came from a link, the page names the hosts of the codes once all rows are checked', () => {
  const words = 'Its codes lead to: a.example.';
  expect(makeOf(MAPPING, true)).toContain(words);
  expect(makeOf({ ...MAPPING }, true)).not.toContain('came from a link');
  expect(makeOf(MAPPING)).not.toContain('came from a link');
});

interface ProbeProps {
  readonly design?: QrDesign;
  readonly told: unknown[];
}

function ImageProbe({ design = DEFAULT_DESIGN, told }: ProbeProps): null {
  told.push(useImageOf(design));
  return null;
}

it('useImageOf returns null for a design without an image, and undefined while an image is being loaded', () => {
  const told: unknown[] = [];
  const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', customImage: 'data:image/png;base64,AA' };
  renderToStaticMarkup(createElement(ImageProbe, { told }));
  renderToStaticMarkup(createElement(ImageProbe, { design, told }));
  expect(told).toEqual([null, undefined]);
});

const lookOf = (look: Parameters<typeof LookStep>[0]['look']) =>
  renderToStaticMarkup(createElement(LookStep, { look, dispatch: () => undefined }));

it('the chosen look (current, saved or plain) is marked, and has a hint unless it is the look of a saved code', () => {
  const looks = [{ is: 'work' }, { is: 'code', id: '7' }, { is: 'plain' }] as const;
  const chosen = looks.map((look) => /checked=""[^>]*>([^<]+)</.exec(lookOf(look))?.[1]);
  expect(chosen).toEqual([manyWords.look.work, manyWords.look.code, manyWords.look.plain]);
  const hints = looks.map((look) =>
    [manyWords.look.workHint, manyWords.look.plainHint].map((hint) => lookOf(look).includes(hint)),
  );
  expect(hints).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
});

it('the mapping is the second step, the look the third, and the files are the fifth', () => {
  const numbers = [mapOf(MAPPING, null), lookOf({ is: 'plain' }), makeOf(MAPPING)].map(
    (page) => /data-step="(\d)"/.exec(page)?.[1],
  );
  expect(numbers).toEqual(['2', '3', '5']);
});

it('the mapping has a template for the content and one for the file names', () => {
  const page = mapOf({ ...MAPPING, fileName: '{Id}' }, null);
  expect(page).toMatch(/value="{Link}".*value="{Id}"/);
  expect(page.indexOf(manyWords.map.fileName)).toBeLessThan(page.indexOf('value="{Id}"'));
  expect(page.indexOf(manyWords.map.fileName)).toBeGreaterThan(page.indexOf('value="{Link}"'));
});
