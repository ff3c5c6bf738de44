import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import qrcode from 'qrcode-generator';
import { drop, openFile, openGenerator, paste, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ hasDecoders: true });

const PDF = 'application/pdf';

const FLYER = readFileSync('e2e/samples/flyer-with-code.pdf');

interface PdfPage {
  readonly content: string;
  /** Entries of the page's dictionary. */
  readonly entries?: string;
}

/** Writes a PDF without a table of its objects, which readers then find by searching. */
function pdfOf(pages: readonly PdfPage[], { objects = [] as readonly string[], trailer = '' } = {}): Buffer {
  const kids = pages.map((_, k) => `${3 + 2 * k} 0 R`).join(' ');
  const first = 3 + 2 * pages.length;
  const parts = [
    ...['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    ...pages.flatMap(({ content, entries = '/MediaBox [0 0 100 140]' }, k) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${4 + 2 * k} 0 R /Resources << /XObject << /A ${first} 0 R >> >> ${entries} >>`,
      stream(content),
    ]),
    ...objects,
  ].map((object, k) => `${k + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${parts.join('')}trailer << /Root 1 0 R ${trailer} >>\n%%EOF`, 'latin1');
}

function stream(content: string, entries = ''): string {
  const bytes = deflateSync(content);
  return `<< ${entries} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

function drawnCode(text: string, color = '0 g'): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const numbers = Array.from({ length: count }, (_, k) => k);
  const squares = numbers.flatMap((y) => numbers.filter((x) => code.isDark(y, x)).map((x) => `${x} ${-1 - y} 1 1 re`));
  return `q ${40 / count} 0 0 ${40 / count} 30 80 cm ${color} ${squares.join('\n')} f Q`;
}

const EMPTY: PdfPage = { content: '' };

/** A page with ten copies of ten copies of …: a thousand million squares. */
function copiesOfCopies(): Buffer {
  const form = (inner: string) => `/Type /XObject /Subtype /Form /BBox [0 0 100 140] ${inner}`;
  const levels = Array.from({ length: 9 }, (_, k) =>
    stream('/A Do '.repeat(10), form(`/Resources << /XObject << /A ${6 + k} 0 R >> >>`)),
  );
  return pdfOf([{ content: '/A Do' }], { objects: [...levels, stream('0 0 9 9 re f', form(''))] });
}

/** Each with the title that says why no code was found. */
const REFUSED: Readonly<Record<string, readonly [Buffer, string]>> = {
  garbage: [Buffer.from('%PDF-1.7\nthis is no PDF'), "We can't read this PDF"],
  'a file that ends early': [FLYER.subarray(0, 900), "We can't read this PDF"],
  'open dictionaries': [Buffer.from(`%PDF-1.7\n${'<<'.repeat(2_000_000)}`), "We can't read this PDF"],
  'a password': [
    pdfOf([EMPTY], {
      trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`,
    }),
    'This PDF needs a password',
  ],
  'a tree of pages that contains itself': [
    Buffer.from(
      pdfOf([EMPTY]).toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [2 0 R] /Count 9'),
      'latin1',
    ),
    'No code found in this PDF',
  ],
  'a huge page': [pdfOf([{ content: '', entries: '/MediaBox [0 0 1e9 1e9]' }]), 'No code found in this PDF'],
  'copies of copies': [copiesOfCopies(), 'No code found in this PDF'],
  '22 pages': [pdfOf(Array.from({ length: 22 }, () => EMPTY)), 'No code found on the first 20 pages'],
};

const panelOf = (page: Page) => page.getByRole('region', { name: 'Found in the file' });

test('the pages of a PDF are searched for codes, and one of them can be edited', async ({ page }) => {
  test.slow();
  await openGenerator(page);
  const panel = panelOf(page);
  await drop(page, 'flyer.pdf', PDF, FLYER);
  await expect(panel.getByRole('heading', { name: 'There is a code in this PDF' })).toBeVisible();
  await expect(page.locator('main [role=status]', { hasText: 'There is a code in this PDF' })).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Use as image' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Edit this code' }).click();
  await expect(page.getByLabel('Website URL')).toHaveValue('https://example.com/from-node-qrcode');
  await expect(panel).toHaveCount(0);

  await test.step('codes on any page, turned or light on dark, are found, also in a file that is pasted or chosen', async () => {
    const turned = { content: drawnCode('https://turned.example'), entries: '/MediaBox [0 0 100 140] /Rotate 90' };
    const light = { content: `0 0 100 140 re f ${drawnCode('https://dark.example', '1 g')}` };
    const file = pdfOf([EMPTY, turned, light]);
    for (const bring of [paste, openFile]) {
      await bring(page, 'codes.pdf', PDF, file);
      await expect(panel.getByRole('heading', { name: 'There are 2 codes in this PDF' })).toBeVisible();
      await expect(panel.getByRole('radio')).toHaveCount(2);
      await panel.getByRole('radio', { name: 'https://dark.example' }).check();
      await panel.getByRole('button', { name: 'Edit this code' }).click();
      await expect(page.getByLabel('Website URL')).toHaveValue('https://dark.example');
    }
  });

  await test.step('a PDF is no image, wherever it is brought', async () => {
    await page.getByRole('tab', { name: 'Custom' }).click();
    await upload(page, 'flyer.pdf', PDF, FLYER);
    await expect(panel.getByRole('heading', { name: 'There is a code in this PDF' })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('img', { name: 'Your upload' })).toHaveCount(0);
  });
});

test('a PDF that cannot be searched gets a sentence, and the page goes on meanwhile', async ({ page }) => {
  test.slow();
  await openGenerator(page);
  const panel = panelOf(page);
  for (const [name, [file, title]] of Object.entries(REFUSED)) {
    await test.step(name, async () => {
      await drop(page, 'hostile.pdf', PDF, file);
      await expect(panel.getByRole('heading', { name: title })).toBeVisible();
      await expect(panel.getByText(/screenshot|as a PDF of its own/)).toBeVisible();
    });
  }

  await test.step('while a page that takes long is drawn, the visitor can type, and end the search', async () => {
    const layers = pdfOf([{ content: '0 0 100 140 re f\n'.repeat(400_000) }]);
    await drop(page, 'hostile.pdf', PDF, layers);
    await expect(panel.getByText('Searching page 1 of 1.')).toBeVisible();
    await page.getByLabel('Website URL').fill('mine.example');
    await expect(panel.getByText('Searching page 1 of 1.')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await drop(page, 'flyer.pdf', PDF, FLYER);
    await expect(panel.getByRole('heading', { name: 'There is a code in this PDF' })).toBeVisible();
    await expect(page.getByLabel('Website URL')).toHaveValue('mine.example');
  });
});
