import { PAGES } from '../scripts/hosting/hosting.mjs';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './outside.ts';

const ADDRESSES = PAGES.filter(({ language }) => language === 'en').map(({ path }) =>
  path.replace(':slug', 'any-1').replace(':username', 'user1'),
);

test.describe('the security policy', () => {
  test('allows only the site itself, and is the same in the HTML and in the headers of a page', async ({ request }) => {
    for (const address of [...ADDRESSES, '/nowhere']) {
      const response = await request.get(address);
      const html = await response.text();
      const header = readPolicy(response.headers()['content-security-policy']);
      const [, content] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html) ?? [];
      const { 'frame-ancestors': ancestors, ...forPages } = header;
      expect(ancestors, address).toEqual(["'none'"]);
      expect(readPolicy(content), address).toEqual(forPages);
      expect(forPages, address).toEqual({
        'default-src': ["'none'"],
        'script-src': ["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/), "'wasm-unsafe-eval'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'data:'],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['default', 'dompurify'],
      });
      expect(html, address).not.toMatch(/rel="?(preconnect|dns-prefetch|prerender)/);
    }
  });

  function readPolicy(text: string): Record<string, string[]> {
    const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
    return Object.fromEntries(directives.map(([name, ...values]) => [name, values]));
  }

  test.describe('in the browser', () => {
    test.use({ expectedMessages: /Content Security Policy|Trusted ?(HTML|Script|Type)|TrustedTypePolicy/ });

    test('keeps text from becoming markup or script', { tag: '@smoke' }, async ({ page }) => {
      await openGenerator(page);
      const passed = await page.evaluate(() => {
        const code = 'globalThis.hacked = 1';
        const markup = `<img src="/none" onerror="${code}">`;
        const script = (change: (element: HTMLScriptElement) => void) => () => {
          const element = document.createElement('script');
          change(element);
          document.head.append(element);
        };
        const attempts: Record<string, () => unknown> = {
          innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: markup }),
          insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', markup),
          write: () => document.write(markup),
          object: () => Object.assign(document.createElement('object'), { data: 'https://outside.example/' }),
          srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: markup }),
          parse: () => new DOMParser().parseFromString(markup, 'text/html'),
          fragment: () => document.createRange().createContextualFragment(markup),
          handler: () => document.body.setAttribute('onclick', code),
          text: script((element) => {
            element.textContent = code;
          }),
          foreign: script((element) => {
            element.src = 'https://outside.example/script.js';
          }),
          data: script((element) => {
            element.src = `data:text/javascript,${code}`;
          }),
          worker: () => new Worker(`data:text/javascript,${code}`),
          timer: () => setTimeout(code),
          // biome-ignore lint/security/noGlobalEval: the test checks that the policy blocks `eval`.
          eval: () => globalThis.eval(code),
          construct: () => new Function(code)(),
          policy: () => window.trustedTypes?.createPolicy('another', { createScript: String, createScriptURL: String }),
        };
        // The policy might not apply to code that Playwright runs in the page. It always applies to code that a timer
        // runs, because such code belongs to the page.
        return new Promise<string[]>((resolve) => {
          setTimeout(() => {
            const successes = Object.entries(attempts).filter(([, attempt]) => {
              try {
                attempt();
                return true;
              } catch {
                return false;
              }
            });
            resolve(successes.map(([name]) => name));
          });
        });
      });
      expect(passed).toEqual([]);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });

    test('blocks other hosts, inline scripts, inline styles and blob scripts', { tag: '@smoke' }, async ({
      browser,
      proxy,
      outside,
    }) => {
      // The `page` of `guards.ts` would count attempts to reach other hosts as failures, although they are blocked.
      const unguarded = await browser.newContext({ proxy });
      const page = await unguarded.newPage();
      await openGenerator(page);
      const blocked = await page.evaluate(async (host) => {
        const element = (name: string, attributes: Record<string, string>) => () => {
          const made = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
          document.body.append(made);
          return made;
        };
        const attempts: Record<string, () => unknown> = {
          'base-uri': element('base', { href: host }),
          'connect-src': () => fetch(host).catch(() => undefined),
          'font-src': () => new FontFace('Foreign', `url(${host}/font.woff2)`).load().catch(() => undefined),
          'form-action': () => (element('form', { action: host })() as HTMLFormElement).submit(),
          'frame-src': element('iframe', { src: host }),
          'img-src': element('img', { src: `${host}/image.png` }),
          'media-src': element('audio', { src: `${host}/sound.mp3` }),
          'script-src-elem': () => {
            const src = URL.createObjectURL(new Blob(['globalThis.hacked = 1']));
            document.head.append(Object.assign(document.createElement('script'), { src }));
          },
          'style-src-attr': element('p', { style: 'color: red' }),
          'style-src-elem': () => element('style', {})().append('p { color: red }'),
          'worker-src': () => {
            new Worker(URL.createObjectURL(new Blob(['fetch("/")'])));
          },
        };
        const missing = new Set(Object.keys(attempts));
        const violations = new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            missing.delete(effectiveDirective);
            if (missing.size === 0) resolve();
          });
        });
        for (const attempt of Object.values(attempts)) attempt();
        await Promise.race([violations, new Promise((resolve) => setTimeout(resolve, 5000))]);
        return [...missing];
      }, 'http://outside.example');
      expect(blocked).toEqual([]);
      // If the page's own Trusted Types policy refuses an inline script or a `javascript:` address, the browser reports
      // no violation. So the test only checks that neither runs.
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.append('globalThis.hacked = 1');
        document.head.append(script);
        location.href = 'javascript:globalThis.hacked=1';
      });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(outside).toEqual([]);
      await unguarded.close();
    });
  });
});
