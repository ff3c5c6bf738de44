import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { generateComments, generatePosts, LANGUAGES, type Post } from '#community';
import { DEFAULT_DESIGN } from '#design';
import { makePicture } from '#making';
import { encodePng } from '#raster';
import { drawSample } from '#weaving/testing';
import { drop, isInteractive } from './generator-page.ts';
import { expect } from './guards.ts';
import { said, test } from './pseudo-site.ts';
import { checkRightToLeft, checkWords } from './words-check.ts';

// The window is as wide as a window of 1280 pixels at 400% zoom. It is so high that notices cover no controls.
test.use({
  viewport: { width: 320, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: /404: no page|Failed to load resource/,
  // With reduced motion, the checks need not wait for animations.
  contextOptions: { reducedMotion: 'reduce' },
});

/** Allows for loading the decoders and testing all conditions on a busy machine. */
const measured = { timeout: 30_000 };

/** Collects the problems of several screens. A problem is listed once, with the first screen that has it. */
class Screens {
  readonly faults: string[] = [];
  private readonly seen = new Set<string>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Checks the present state of the page, first laid out from left to right, then from right to left. */
  async look(screen: string, sample: readonly string[] = []): Promise<void> {
    const { english, cut } = await checkWords(this.page, sample);
    const rightToLeft = await checkRightToLeft(this.page);
    const turned = rightToLeft.filter((fault) => !cut.includes(fault)).map((fault) => `right to left: ${fault}`);
    for (const fault of [...english, ...cut, ...turned]) {
      if (!this.seen.has(fault)) this.faults.push(`${screen}: ${fault}`);
      this.seen.add(fault);
    }
  }
}

const content = (page: Page): Locator => page.locator('main form input[type=text], main form textarea').first();
const submit = (page: Page): Locator => page.locator('main button[type=submit]').first();
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: said(name) });
const summary = (page: Page, name: string): Locator =>
  page.locator('summary', { hasText: new RegExp(said(name).source.slice(1, -1)) });

/** Two texts without English words for each content type. The second text gets a caution. */
const TYPED = [
  ['https://例え.テスト', 'юю жж'],
  ['ю@例え.テスト', 'ююю'],
  ['+1 415 5550123', '0415 5550123'],
  ['+14155550123', 'ююю'],
  ['Привет', '東京 🌍'],
  ['Привет', 'Привет\\'],
  ['Привет Мир', 'Привет Мир'],
  ['@1234', 'ю ю'],
  ['@1234', 'ю ю'],
  ['1234567', 'ю ю'],
  ['@1234', 'ю ю'],
];

const imageInput = (page: Page): Locator => page.locator('main input[type=file][accept="image/*"]');

/** Opens the Custom tab, whose groups load on demand. */
async function openCustom(page: Page): Promise<void> {
  await tab(page, 'Custom').click();
  await expect(imageInput(page)).toBeAttached();
}

/** Opens all groups of the Custom tab. On this narrow screen, only the first group starts open. */
async function openGroups(page: Page): Promise<void> {
  const closed = page.locator('details:has(h3):not([open]) > summary');
  while (await closed.count()) await closed.first().click();
}

test.describe.configure({ mode: 'default' });

// The test after this group checks the words of verdicts.
test.describe('without a verdict', () => {
  test.use({ hasDecoders: false });

  test('the home page and its settings show only translated words that fit', async ({ page }) => {
    test.slow();
    const screens = new Screens(page);
    await page.goto('/');
    await isInteractive(page);
    await screens.look('home');

    await page.locator('button[popovertarget]').click();
    await screens.look('theme menu');
    await page.keyboard.press('Escape');
    await page.locator('header button[aria-haspopup=dialog]').click();
    await screens.look('drawer');
    await page.keyboard.press('Escape');

    await submit(page).click();
    await expect(page.locator('ol li[data-kind=error]')).toBeVisible();
    await screens.look('no content to generate');

    const types = page.locator('main fieldset').first().locator('button');
    for (const [index, [typed, doubtful]] of TYPED.entries()) {
      await types.nth(index).click();
      await content(page).fill(typed);
      const fields = page.locator('form details');
      if (await fields.count()) {
        await fields.locator('summary').click();
        await expect(fields.locator('input, textarea').first()).toBeVisible();
        for (const field of await fields.locator('input:not([type=checkbox]), textarea').all()) await field.fill('юю');
      }
      // A caution hides no other words, so one check without a caution is enough.
      if (index === 0) await screens.look('the first type');
      await content(page).fill(doubtful);
      await screens.look(`type ${index + 1} with a caution`);
    }
    await types.nth(0).click();
    await content(page).fill('1'.repeat(5000));
    await expect(content(page)).toHaveAttribute('aria-invalid', 'true');
    await screens.look('too long');

    await types.nth(5).click();
    await content(page).fill('Привет');
    await page.locator('form details summary').click();
    await page.locator('form details input').first().fill('12345678');
    await summary(page, 'Share this design').click();
    await page.getByRole('button', { name: said('Copy link') }).click();
    await screens.look('a link');

    await types.nth(0).click();
    await content(page).fill('1234567890');
    await openCustom(page);
    await screens.look('Custom');
    await openGroups(page);
    await screens.look('Custom with all groups open');
    await page.getByLabel(said('Background'), { exact: true }).fill('#нет');
    await screens.look('an invalid color');
    await page
      .locator('main section')
      .getByRole('button', { name: said('Cosmic Fusion') })
      .click();
    await screens.look('a gradient');
    await imageInput(page).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('нет') });
    await expect(page.locator('ol li[data-kind=error]').last()).toBeVisible();
    await screens.look('a file that is not an image');

    expect(screens.faults).toEqual([]);
  });
});

test('a verdict, an image and the codes in a picture show only translated words that fit', async ({ page }) => {
  test.slow();
  const screens = new Screens(page);
  await page.goto('/');
  await isInteractive(page);
  await content(page).fill('1234567890');
  await openCustom(page);
  await openGroups(page);
  await page.getByLabel(said('Foreground'), { exact: true }).fill('#FFAF40');
  await expect(page.locator('li[data-kind=ink] button')).toBeEnabled(measured);
  await screens.look('a verdict with reasons and fixes');
  await page.locator('li[data-kind=ink] button').click();
  await screens.look('a fix');

  const photo = Buffer.from(await encodePng(drawSample('flower', 300)));
  await imageInput(page).setInputFiles({ name: 'фото', mimeType: 'image/png', buffer: photo });
  await expect(page.locator('main img[src^="data:image/png"]').first()).toBeVisible();
  await page.locator('main fieldset select').last().selectOption('full');
  const woven = page.getByRole('radio', { name: said('Woven into the code') });
  await screens.look('an image over the code');
  await woven.check();
  await expect(page.getByRole('slider').first()).toBeVisible(measured);
  await expect(page.locator('li[data-kind=woven], main section [data-rank]').first()).toBeVisible(measured);
  await screens.look('a woven image');
  await tab(page, 'Standard').click();

  const codes = Buffer.from(await writeCodes('HTTPS://BIT.LY/3333', 'WIFI:T:WPA;S:Кафе;P:12345678;;'));
  await drop(page, 'фото', 'image/png', codes);
  const found = page.locator('main section').filter({ has: page.locator('fieldset code') });
  await expect(found.locator('dl')).toBeVisible(measured);
  await screens.look('codes in a picture');
  await found.getByRole('button').nth(-2).click();

  expect(screens.faults).toEqual([]);
});

test('the preview page and Your codes show only translated words that fit', async ({ page }) => {
  test.slow();
  const screens = new Screens(page);
  await page.goto('/preview');
  await isInteractive(page);
  await screens.look('no finished code');

  await page.locator('header a').first().click();
  await content(page).fill('1234567890');
  await submit(page).click();
  await page.waitForURL('/preview');
  await expect(page.locator('main [role=status] span[data-rank]')).toBeVisible(measured);
  await screens.look('a finished code');
  await summary(page, 'More formats').click();
  await summary(page, 'Scan details').click();
  for (const format of ['SVG', 'PDF', 'PNG']) {
    await page.getByRole('radio', { name: new RegExp(`^${said(format).source.slice(1, -1)}`) }).check({ force: true });
    await screens.look(`the ${format} file`);
  }
  const stay = page.locator('main section button').filter({ hasNotText: said('New code') });
  for (const button of await stay.all()) {
    // The button is found and checked in one step, because a press on another button or a new verdict may remove it.
    const canBePressed = await button.evaluateAll((found) =>
      found.some((element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled=true]')),
    );
    if (canBePressed) await button.click();
  }
  await screens.look('the notices of its buttons');
  await summary(page, 'Cards and labels').click();
  const product = page.locator('main select').filter({ has: page.locator('option[value="table-card-a6"]') });
  for (const name of ['table-card-a6', 'label-own', 'label-roll']) {
    await product.selectOption(name);
    await expect(page.locator('main svg[role=img]').last()).toBeVisible();
    await screens.look(`the product ${name}`);
  }
  await page.getByRole('checkbox').first().check();
  await screens.look('files without the design');

  await page.goto('/');
  await isInteractive(page);
  const card = page.locator('main article').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toBeVisible();
  await screens.look('a card');
  const choose = async (name: string): Promise<void> => {
    await card.locator('button[popovertarget]').click();
    await screens.look('the menu of a card');
    await card.locator('[popover] button', { hasText: said(name) }).click();
  };
  await choose('Rename');
  await screens.look('a card being named');
  await page.keyboard.press('Escape');
  await choose('Duplicate');
  await expect(page.locator('main article')).toHaveCount(2);
  await screens.look('a copy');
  const select = page.getByRole('button', { name: said('Select') });
  await select.click();
  await screens.look('no code is selected');
  await page.locator('main article input[type=checkbox]').first().check();
  await screens.look('a code is selected');
  await select.click();
  await card.getByRole('button').first().click();
  await expect(page.getByRole('button', { name: said('Update this code') })).toBeVisible();
  await screens.look('a code is edited');
  await choose('Delete');
  await expect(page.locator('main article')).toHaveCount(1);
  await screens.look('a deleted card');
  await page.locator('main input[type=file][accept$=".json"]').setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from('нет'),
  });
  await expect(page.locator('ol li[data-kind=error]').last()).toBeVisible();
  await screens.look('a file that is not a backup');
  await page.getByRole('button', { name: said('Delete everything') }).click();
  await screens.look('the question before everything is deleted');
  await page.locator('dialog[open] button').last().click();
  await expect(page.locator('main article')).toHaveCount(0);
  await screens.look('no codes after the deletion');

  expect(screens.faults).toEqual([]);
});

test('the community, the placeholder pages and the not-found pages show only translated words that fit', async ({
  page,
}) => {
  const posts = await generatePosts(new Date());
  const sample = [
    ...LANGUAGES.map(({ name }) => name),
    ...posts.flatMap(({ author }) => [author.name, author.username]),
  ];
  const screens = new Screens(page);
  for (const path of ['/templates', '/analytics', '/nowhere', '/community/post/nowhere', '/community/author/nowhere']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await screens.look(path, sample);
  }

  await page.goto('/community');
  const search = page.locator('main input[type=search]');
  await page.locator('main select').first().selectOption('zh');
  await expect(page.locator('main li[id^=post-]').first()).toBeVisible();
  await expect(page.locator('main li[id^=post-] h2:not([lang])')).toHaveCount(0);
  await screens.look('the list', sample);
  await search.fill('нет такого');
  await expect(page.locator('main li[id^=post-]')).toHaveCount(0);
  await screens.look('no match', sample);

  const post = posts.find(
    ({ language, commentCount, image }) => language === 'ja' && commentCount > 3 && image,
  ) as Post;
  const comments = await generateComments(post, new Date());
  const authors = comments.flatMap((comment) => [comment, ...comment.replies]).map(({ author }) => author.name);
  // The page's head contains the title, the beginning of the text and the keywords.
  const head = [post.title, post.content.replace(/\s+/g, ' ').slice(0, 160).trimEnd(), post.keywords.join(', ')];
  await page.goto(`/community/post/${post.slug}`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator('main fieldset button').first().click();
  await page.locator('main form textarea').fill('Привет');
  await page.locator('main form button').click();
  await screens.look('a post', [...sample, ...authors, ...head]);
  await page.locator('main fieldset button').last().click();
  await screens.look('a vote', [...sample, ...authors, ...head]);

  await page.goto(`/community/author/${post.author.username}`);
  await expect(page.locator('main h1')).toBeVisible();
  await screens.look('an author', sample);

  expect(screens.faults).toEqual([]);
});

/** Returns a picture of these codes side by side. */
async function writeCodes(...texts: string[]): Promise<Uint8Array> {
  const pictures = await Promise.all(
    texts.map(async (text) => {
      const { picture } = await makePicture({ ...DEFAULT_DESIGN, content: text, type: 'text' }, null);
      return PNG.sync.read(Buffer.from(picture.split(',')[1], 'base64'));
    }),
  );
  const whole = new PNG({ width: 400 * pictures.length, height: 400 });
  for (const [k, picture] of pictures.entries()) PNG.bitblt(picture, whole, 0, 0, 400, 400, 400 * k, 0);
  return PNG.sync.write(whole);
}
