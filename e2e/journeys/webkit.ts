import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { type Browser, findElement, type Key, type Place, type Tab } from './browser.ts';
import { type ElementReference, isReady, numberOf, type Session, startSession } from './web-driver.ts';

/** The characters that stand for keys: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** On a virtual display. Between visitors only data is cleared, because restarting takes longer than most journeys. */
export async function launchWebkit(program: string): Promise<Browser> {
  mkdirSync('build/journeys', { recursive: true });
  // The browser writes all its files into the home folder, and `user-dirs.dirs` names the folder for downloads.
  const home = resolve(mkdtempSync('build/journeys/webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const { display, server } = await startDisplay();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      ...{ DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home },
      // Without a graphics card, painting layers separately takes a fifth more processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (driver.exitCode !== null) throw new Error(`${program} ended with ${driver.exitCode}`);
    await delay(50);
  }
  const session = await startSession(address, {});
  return {
    open: async () => openTab(session, downloads),
    close: async () => {
      await session.command('DELETE', '');
      await Promise.all([driver, server].map(end));
      rmSync(home, { recursive: true });
    },
  };
}

async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const parameters = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, server };
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  await once(child, 'exit');
}

function openTab({ command }: Session, downloads: string): Tab {
  const troubles: string[] = [];
  const evaluate = <Answer>(call: (...parameters: never) => Answer, ...parameters: unknown[]) =>
    command<Awaited<Answer>>('POST', '/execute/sync', { script: `return (${call})(...arguments)`, args: parameters });
  /** The driver passes elements by reference. */
  const find = async (place: Place) => (await evaluate(findElement, place)) as ElementReference | null;
  const mustFind = async (place: Place) => {
    const element = await find(place);
    if (!element) throw new Error(`Not there: ${JSON.stringify(place)}`);
    return element;
  };
  const sendKeys = async (element: ElementReference, text: string) => {
    await command('POST', `/element/${numberOf(element)}/value`, { text });
  };
  const collectTroubles = async () => {
    troubles.push(...(await evaluate(takeTroubles)));
  };

  return {
    downloads,
    ask: async (place, question, ...parameters) => {
      const element = await find(place);
      return element ? ((await evaluate(question, element, ...parameters)) as never) : null;
    },
    goto: async (url) => {
      await collectTroubles();
      await command('POST', '/url', { url });
      await evaluate(watchTroubles);
    },
    back: async () => {
      await command('POST', '/back');
    },
    click: async (place) => {
      await command('POST', `/element/${numberOf(await mustFind(place))}/click`);
    },
    attach: async (field, path) => sendKeys(await mustFind(field), resolve(path)),
    press: async (key) => sendKeys(await command('GET', '/element/active'), KEYS[key]),
    resize: async (width, height) => {
      await command('POST', '/window/rect', { width, height });
    },
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    troubles: async () => {
      await collectTroubles();
      return troubles;
    },
    close: async () => {
      // `licenses.txt` is on the same site, so its page can delete the data. It has no scripts that would store data
      // again.
      await command('POST', '/url', { url: await evaluate(() => new URL('/licenses.txt', location.href).href) });
      await evaluate(wipeTraces);
    },
  };
}

interface Watched {
  troubles?: string[];
}

/** WebDriver reports no events of a page, so the page itself records them once it has loaded. */
function watchTroubles(): void {
  const troubles: string[] = [];
  (window as Watched).troubles = troubles;
  window.addEventListener('error', ({ message }) => troubles.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => troubles.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    troubles.push(`blocked by ${violatedDirective}: ${blockedURI}`);
  });
  const note = (...parts: unknown[]) => {
    troubles.push(`console: ${parts.join(' ')}`);
  };
  console.error = note;
  console.warn = note;
}

function takeTroubles(): string[] {
  return (window as Watched).troubles?.splice(0) ?? [];
}

async function wipeTraces(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}
