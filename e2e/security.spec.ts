import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { generateComments, generatePosts } from '#community';
import { PAGES } from '../scripts/hosting/hosting.mjs';
import { decode, download, generate, headerLink, isInteractive, openGenerator, pixels } from './generator-page.ts';
import { expect, test } from './outside.ts';

/** A host that does not exist. The tests fail if the page sends it a request. */
const OUTSIDE = 'http://outside.example';

const ADDRESSES = PAGES.filter(({ language }) => language === 'en').map(({ path }) =>
  path.replace(':slug', 'any-1').replace(':username', 'user1'),
);

/** Returns whether a script in the content has run. Each of these scripts sets `hacked`. */
function isHacked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hacked' in window);
}

test.describe('a whole visit', () => {
  test.use({
    serviceWorkers: 'allow',
    hasDecoders: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    expectedMessages: /404|net::ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });

  test('sends no request to any other host, and after one visit the whole site works offline', async ({
    page,
    context,
    outside,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: () => false }));
    await openGenerator(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    });

    await test.step('a code is made, judged, shared and tested', async () => {
      await makeCode(page, 'https://example.com/with-a-network');
      // The verdict appears only after the decoder has loaded.
      await expect(page.getByText(/^(Scans (everywhere|in good conditions)|Unlikely to scan)$/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('QR code URL copied to clipboard!')).toBeVisible();
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Test Scan' }).click(),
      ]);
      await expect(opened.getByRole('img')).toBeVisible();
      await opened.close();
    });

    await test.step('a post is read, voted on and answered', async () => {
      await headerLink(page, 'Community New').click();
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
      await page.getByRole('button', { name: 'Upvote' }).first().click();
      await page.getByLabel('Add a comment').fill(`See ${OUTSIDE}/image.png`);
      await page.getByRole('button', { name: 'Post Comment' }).click();
      await page.getByRole('link', { name: 'View Author Profile' }).click();
      await expect(page.getByRole('heading', { name: /^Posts by/ })).toBeVisible();
    });

    // The verdict of a further code, and the face of its caption.
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('used')).keys()).map(({ url }) => url).join());
    for (const file of ['judge-worker', 'zxing_reader', 'harfbuzz', 'site-lettering', 'familjen-grotesk-latin-700'])
      await expect.poll(kept).toContain(file);

    await context.setOffline(true);
    await test.step('every page opens without a network', async () => {
      for (const address of [...ADDRESSES, '/nowhere']) {
        await page.goto(address);
        await expect(page.getByRole('main'), address).toBeVisible();
        await isInteractive(page);
      }
      await expect(page).toHaveTitle(/not found/);
    });

    await test.step('the file with the licenses opens without a network', async () => {
      await page.goto('/licenses.txt');
      await expect(page.getByText('react-dom')).toBeVisible();
      await page.goto('/licences.txt');
      await expect(page).toHaveTitle(/not found/);
    });

    await test.step('a code is made and saved without a network', async () => {
      await openGenerator(page);
      await makeCode(page, 'https://example.com/without-a-network');
    });
    expect(outside).toEqual([]);
  });

  test('is watched by a proxy, which records a request to another host', async ({ browser, proxy, outside }) => {
    const unguarded = await browser.newContext({ proxy });
    const page = await unguarded.newPage();
    // The proxy forwards nothing. Some browsers show its answer as a page, others report a failure.
    await page.goto(`${OUTSIDE}/control`).catch(() => undefined);
    await unguarded.close();
    expect(outside).toContain(`GET ${OUTSIDE}/control`);
  });
});

async function makeCode(page: Page, text: string): Promise<void> {
  await page.getByLabel('Website URL').fill(text);
  await generate(page);
  expect(await decode(await download(page))).toEqual([text]);
}

const HTML = `"'><img src=/none onerror=hacked=1><svg onload=hacked=1><script>hacked=1</script></code></title></script><script>hacked=1</script><!--\${hacked=1}{{hacked=1}}`;

test('content that is HTML or a URL that would run a script is shown and encoded as text, and never runs', {
  tag: '@smoke',
}, async ({ page, outside }) => {
  await openGenerator(page);
  for (const { type, label, content } of [
    { type: 'Text', label: 'Text Content', content: HTML },
    { type: 'URL', label: 'Website URL', content: 'javascript:window.hacked=1' },
  ]) {
    await test.step(content, async () => {
      await page.getByRole('button', { name: type, exact: true }).click();
      await page.getByLabel(label).fill(content);
      await expect(page.getByRole('region', { name: 'Preview' }).getByRole('img')).toBeVisible();
      await generate(page);
      await expect(page.getByText(content)).toBeVisible();
      expect(await decode(await download(page))).toEqual([content]);
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Test Scan' }).click(),
      ]);
      await expect(opened.getByRole('img')).toBeVisible();
      for (const window of [page, opened]) {
        expect(
          await window.locator('[onerror], [onload], iframe, a[href^="javascript:"], a[href^="data:"]').count(),
        ).toBe(0);
        expect(await isHacked(window)).toBe(false);
      }
      await opened.close();
      await page.goBack();
    });
  }
  await test.step('HTML in a post and its comments is shown as text', () => expectPostToStayText(page));
  await test.step('HTML in an address never runs', () => expectAddressesNeverToRun(page));
  expect(outside).toEqual([]);
});

async function expectPostToStayText(page: Page): Promise<void> {
  const now = new Date();
  const [post] = await generatePosts(now);
  const [comment] = await generateComments(post, now);
  const beginnings = [post.title, post.content, comment.content].map((text) => text.slice(0, 25));
  // The text has no quotes, so a script stays valid when the text replaces part of a string in it.
  const hostile = '</script><script>hacked=1</script><!--<img src=/none onerror=hacked=1>';
  for (const name of readdirSync('dist/assets').filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(`dist/assets/${name}`, 'utf8');
    const body = beginnings.reduce((text, beginning) => text.replace(beginning, hostile), script);
    if (body !== script)
      await page.route(`/assets/${name}`, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  }
  // This address ends with the number of the post, but is not the full slug of the post. The page at the full slug was
  // prerendered without the hostile texts.
  await page.goto('/community/post/x-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile);
  await page.getByLabel('Add a comment').fill(hostile);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  // The text is there five times: the title in the breadcrumb and as the heading, the content, and two comments.
  await expect(page.getByRole('main').getByText(hostile)).toHaveCount(5);
  await expect(page).toHaveTitle(new RegExp(`^${hostile.slice(0, 17)}`));
  const [posting] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(posting).headline).toContain(hostile);
  expect(JSON.parse(posting).text).toContain(hostile);
  expect(await page.locator('[onerror], script:not([src], [type], :first-of-type)').count()).toBe(0);
  expect(await isHacked(page)).toBe(false);
  // Errors of requests that are still being handled are ignored.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function expectAddressesNeverToRun(page: Page): Promise<void> {
  const hostile = encodeURIComponent(`</script><script>hacked=1</script>${HTML}`);
  for (const address of [
    `/community?q=${hostile}&lang=${hostile}&sort=${hostile}`,
    `/community/author/${hostile}`,
    `/#${hostile}`,
  ]) {
    await page.goto(address);
    await isInteractive(page);
    await expect(page.getByRole('main')).toHaveText(/\S/);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const text of texts) expect(() => JSON.parse(text)).not.toThrow();
    expect(await page.locator('[onerror], [onload]').count()).toBe(0);
    expect(await isHacked(page)).toBe(false);
  }
}

test.describe('the Test Scan window', () => {
  test.use({ expectedMessages: /Content Security Policy|TrustedHTML|TrustedScript/ });

  test('cannot reach the page that opened it, and has the same security policy', async ({ page, outside }) => {
    const picture = `data:image/png;base64,${PNG.sync.write(new PNG({ width: 9, height: 9 })).toString('base64')}`;
    await page.addInitScript((text) => localStorage.setItem('lastGeneratedQR', text), picture);
    await page.goto('/preview');
    await isInteractive(page);
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Test Scan' }).click(),
    ]);
    await expect(opened.getByRole('img')).toBeVisible();
    const result = await opened.evaluate(async (host) => {
      const directives: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
      let isMarkup = true;
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="hacked=1">');
      } catch {
        isMarkup = false;
      }
      const script = document.createElement('script');
      script.append('globalThis.hacked = 1');
      document.head.append(script);
      const isSent = await fetch(host).then(
        () => true,
        () => false,
      );
      // The browser reports a blocked request a little later.
      while (!directives.includes('connect-src')) await new Promise(requestAnimationFrame);
      return { hasOpener: window.opener !== null, isMarkup, isSent, directives };
    }, OUTSIDE);
    expect(result).toMatchObject({ hasOpener: false, isMarkup: false, isSent: false });
    expect(result.directives).toContain('require-trusted-types-for');
    expect(await isHacked(opened)).toBe(false);
    expect(await isHacked(page)).toBe(false);
    expect(outside).toEqual([]);
  });
});

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inside}<rect width="10" height="10" fill="#c81e1e"/></svg>`;

const RUN = 'hacked=1;parent.hacked=1;top.hacked=1';

/** An SVG that draws a red square, and tries every way to run a script or to reach another host. */
const HOSTILE_SVG = `<?xml-stylesheet href="${OUTSIDE}/i.css"?>${svg(
  [
    `<script>${RUN}</script><script href="${OUTSIDE}/a.js"/>`,
    `<animate attributeName="x" dur="1ms" onbegin="${RUN}" onend="${RUN}"/><image href="/none" onerror="${RUN}"/>`,
    `<image href="${OUTSIDE}/e.png" width="1" height="1"/><image xlink:href="${OUTSIDE}/f.svg" width="1" height="1"/>`,
    `<use href="${OUTSIDE}/g.svg#a"/><feImage href="${OUTSIDE}/h.png"/><a href="javascript:${RUN}"><text>a</text></a>`,
    `<style>@import url(${OUTSIDE}/j.css);@font-face{font-family:a;src:url(${OUTSIDE}/k.woff2)}`,
    `text{font-family:a;fill:url(${OUTSIDE}/l.svg#a);background:url(${OUTSIDE}/m.png)}</style><text y="5">a</text>`,
    `<a><set attributeName="href" to="javascript:${RUN}"/><text y="5">a</text></a>`,
  ].join(''),
  `onload="${RUN}"`,
)}`;

/** SVG files that would send requests to other hosts. `hostile-uploads.spec.ts` has those that would take long to draw. */
const REFUSED_SVGS: Readonly<Record<string, string>> = {
  'HTML in a foreign object': svg(
    `<foreignObject width="10" height="10"><div xmlns="http://www.w3.org/1999/xhtml"><img src="${OUTSIDE}/b.png" onerror="${RUN}"/><iframe src="${OUTSIDE}/c"/><script>${RUN}</script><link rel="stylesheet" href="${OUTSIDE}/d.css"/></div></foreignObject>`,
  ),
  'external entities': `<!DOCTYPE svg [<!ENTITY a SYSTEM "${OUTSIDE}/n.txt"><!ENTITY % b SYSTEM "${OUTSIDE}/o.dtd"> %b;]>${svg('<text>&a;</text>')}`,
};

test.describe('an SVG', () => {
  test('never runs a script or sends a request', async ({ page, outside }) => {
    await openUpload(page);
    const notice = page.getByText('Failed to load custom image');
    const shown = page.getByRole('img', { name: 'Your upload' });
    for (const [name, text] of Object.entries(REFUSED_SVGS)) {
      await test.step(`an SVG with ${name} is refused`, async () => {
        await upload(page, text);
        await expect(notice).toBeVisible();
        await expect(shown).toHaveCount(0);
        await page.getByRole('button', { name: 'Dismiss' }).click();
        await expect(notice).toHaveCount(0);
      });
    }

    await test.step('a drawing that tries to run scripts or to load files is drawn, and its scripts do not run', async () => {
      await upload(page, HOSTILE_SVG);
      await expect(shown).toHaveAttribute('src', /^data:image\/(png|webp|jpeg);base64,/);
      await generate(page);
      const picture = pixels(await download(page));
      expect(picture.at(200, 200).slice(0, 7)).toMatch(/^#c[789]1[d-f]1[d-f]$/);
      expect(await isHacked(page)).toBe(false);
    });
    expect(outside).toEqual([]);
  });
});

async function openUpload(page: Page): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('tab', { name: 'Custom' }).click();
}

async function upload(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Upload a logo or image')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
}
