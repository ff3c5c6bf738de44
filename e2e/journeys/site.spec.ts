import { generatePosts } from '#community';
import { PAGES } from '../../scripts/hosting/hosting.mjs';
import { expect, test } from './journey.ts';

const [post] = await generatePosts(new Date());

/** For each kind of page, a sample address and its heading. */
const HEADINGS: Readonly<Record<string, { address: string; heading: string }>> = {
  '/': { address: '/', heading: 'Free QR Code Generator | Create Custom QR Codes Instantly' },
  '/templates': { address: '/templates', heading: 'QR Code Templates' },
  '/analytics': { address: '/analytics', heading: 'QR Code Analytics' },
  '/many': { address: '/many', heading: 'Make many QR codes at once' },
  '/check': { address: '/check', heading: 'Will it scan?' },
  '/privacy': { address: '/privacy', heading: 'Privacy' },
  '/preview': { address: '/preview', heading: 'Preview Your QR Code' },
  '/community': { address: '/community', heading: 'QR Code Community' },
  '/community/post/:slug': { address: `/community/post/${post.slug}`, heading: post.title },
  '/community/author/:username': {
    address: `/community/author/${post.author.username}`,
    heading: post.author.name,
  },
};

test('every page opens and becomes interactive', async ({ visitor }) => {
  for (const { path } of PAGES.filter(({ language }) => language === 'en')) {
    await visitor.open(HEADINGS[path].address);
    await visitor.sees('h1', HEADINGS[path].heading);
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedTroubles: /no\/such\/page/ });

  test('shows the not-found page with a link to the home page', async ({ visitor }) => {
    await visitor.open('/no/such/page');
    await visitor.click('a', 'Return to Home');
    await visitor.arrives('/');
    await visitor.sees('button', 'Generate QR Code');
  });
});

test('the links of the header lead from page to page', async ({ visitor }) => {
  await visitor.open('/');
  for (const [name, path] of [
    ['Templates', '/templates'],
    ['Analytics', '/analytics'],
    ['Home', '/'],
  ]) {
    await visitor.click('header nav a', name);
    await visitor.arrives(path);
    await visitor.sees('h1', HEADINGS[path].heading);
  }
});

test('the theme is chosen in its menu, and remembered', async ({ visitor }) => {
  const ground = () => visitor.ask(() => getComputedStyle(document.body).backgroundColor);
  await visitor.open('/');
  for (const [theme, color] of [
    ['Light', 'rgb(248, 245, 238)'],
    ['Dark', 'rgb(22, 20, 17)'],
  ]) {
    await visitor.click('button[aria-label^=Theme]');
    await visitor.click('label', theme);
    await visitor.sees('button', `Theme: ${theme.toLowerCase()}`);
    await visitor.seesNo('label', theme);
    await expect.poll(ground).toBe(color);
  }
  await visitor.open('/templates');
  expect(await ground()).toBe('rgb(22, 20, 17)');
});

test('in a narrow window the links are in a drawer that closes on Escape or a click on a link', async ({ visitor }) => {
  await visitor.resize(600, 800);
  await visitor.open('/');
  await visitor.click('button', 'Open menu');
  await visitor.sees('dialog', 'Menu');
  await visitor.press('Escape');
  await visitor.seesNo('dialog', 'Menu');
  expect(await visitor.ask(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu');
  await visitor.click('button', 'Open menu');
  await visitor.click('dialog a', 'Templates');
  await visitor.arrives('/templates');
  await visitor.seesNo('dialog', 'Menu');
});

test('a search in the community becomes part of the address', async ({ visitor }) => {
  await visitor.open('/community');
  await visitor.sees('[role=status]', '100 posts available');
  await visitor.fill('Search', 'print');
  await visitor.arrives('/community?q=print');
  await visitor.seesNo('[role=status]', '100 posts available');
  await visitor.sees('main li h2 a');
});

test('going back from a post restores the scroll position of the list', async ({ visitor }) => {
  const top = () => visitor.ask(() => document.querySelector('h1')?.getBoundingClientRect().top);
  for (const left of [0, 120]) {
    await visitor.open('/community');
    await visitor.sees('main li h2 a');
    await visitor.scrollTo(left);
    const before = await top();
    await visitor.click('main li h2 a');
    await visitor.sees('h3', 'All Comments');
    await visitor.scrollTo(900);
    await visitor.back();
    await visitor.sees('h1', 'QR Code Community');
    await expect.poll(top).toBe(before);
  }
});

test('a post can be voted for and commented on', async ({ visitor }) => {
  await visitor.open(HEADINGS['/community/post/:slug'].address);
  await visitor.click('main button', 'Upvote');
  await expect.poll(() => visitor.textOf('body')).toContain('Upvoted!');
  expect(await visitor.askOf('main button[aria-label=Upvote]', (button) => button.ariaPressed)).toBe('true');
  await visitor.fill('Add a comment', 'Read at once.');
  await visitor.click('button', 'Post Comment');
  await visitor.sees('article p', 'Read at once.');
});

test('the code placeholder is square, lines separate groups of style settings, and fields have no native look', async ({
  visitor,
}) => {
  await visitor.open('/templates');
  const { width, height } = await visitor.askOf('main section > svg', (ghost) => {
    const box = ghost.getBoundingClientRect();
    return { width: box.width, height: box.height };
  });
  expect(width).toBeCloseTo(height, 0);

  await visitor.open('/');
  await visitor.click('[role=tab]', 'Custom');
  await visitor.sees('h3', 'Colors');
  const lines = await visitor.ask(() =>
    Array.from(document.querySelectorAll('[role=tabpanel] details'), (group) => {
      const room = group.closest('[role=tabpanel]')?.getBoundingClientRect().width ?? 0;
      const isWhole = group.getBoundingClientRect().width >= room - 1;
      return isWhole && getComputedStyle(group).borderTopWidth === '1px';
    }),
  );
  expect(lines.filter(Boolean).length).toBeGreaterThanOrEqual(4);
  // With its native look, the field would have the system's gray instead of its own colors.
  expect(await visitor.askOf('select', (select) => getComputedStyle(select).appearance)).toBe('none');
});
