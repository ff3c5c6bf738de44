import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Drawing } from '#drawing';
import { cardWords } from '#words/cards';
import { PagePreview, type PreviewedPage } from './page-preview.tsx';

const scale = vi.hoisted(() => ({ known: null as number | null }));

vi.mock('#storage', async (original) => ({
  ...(await original<typeof import('#storage')>()),
  readScreenScale: () => scale.known,
}));

const PAGE = { drawing: { width: 105, height: 148, background: null, layers: [] } as unknown as Drawing };

beforeEach(() => {
  scale.known = null;
});

function preview(pages: readonly PreviewedPage[], over?: (page: number) => string): string {
  return renderToStaticMarkup(
    createElement(PagePreview, { pages, size: { width: 105, height: 148 }, label: 'The page', over }),
  );
}

it('one page is shown at a time, with its width and height in millimeters', () => {
  const shown = preview([PAGE, PAGE]);
  expect(shown.match(/aria-label="The page"/g)).toHaveLength(1);
  expect(shown).toContain('>105 mm<');
  expect(shown).toContain('>148 mm<');
});

it('several pages have buttons for the previous and the next page; the former is disabled on the first page', () => {
  const shown = preview([PAGE, PAGE]);
  expect(shown).toContain('<span role="status">Page 1 of 2</span>');
  const isOff = (name: string) =>
    new RegExp(`<button[^>]*aria-disabled="(\\w+)"[^>]*aria-label="${name}"`).exec(shown)?.[1];
  expect([isOff(cardWords.previousPage), isOff(cardWords.nextPage)]).toEqual(['true', 'false']);
  expect(preview([PAGE])).not.toContain('role="status"');
});

it('`over` is called with the index of the shown page; no page is shown before the pages are drawn', () => {
  expect(preview([PAGE], (page) => `over ${page}`)).toContain('over 0');
  expect(preview([])).not.toContain('aria-label="The page"');
});

it('a page is not shown in its true size unless the visitor asks for it', () => {
  scale.known = 5;
  const shown = preview([PAGE]);
  expect(shown).toContain('--scale:0px');
  expect(shown).not.toContain('checked');
  expect(shown).not.toContain(cardWords.calibrate);
});

it('a round page is shown as a circle without paper around it, unless the file has paper outside the trim', () => {
  const around = { edge: 8, drawing: { ...PAGE.drawing, width: 121, height: 164 } };
  expect(preview([{ ...PAGE, isRound: true }])).toMatch(/data-cut="true".*data-round="true"/);
  const edged = preview([{ ...PAGE, isRound: true, around } as PreviewedPage]);
  expect(edged).not.toContain('data-cut');
  expect(edged).toContain('--edge:8');
  expect(edged.match(/<svg[^>]*viewBox/g)?.length).toBe(preview([PAGE]).match(/<svg[^>]*viewBox/g)!.length + 1);
});
