import { vi } from 'vitest';

/**
 * A `Storage` for tests. It refuses to hold more than `quota` characters, as browsers do. If `isBroken`, it throws at
 * every access.
 */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  quota = Number.POSITIVE_INFINITY;
  isBroken = false;

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#failIfBroken();
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#failIfBroken();
    const others = [...this.#items].filter(([name]) => name !== key);
    const size = [...others, [key, value]].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (size > this.quota) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#items.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#failIfBroken();
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }

  copy(): FakeStorage {
    const copied = new FakeStorage();
    for (const [name, text] of this.#items) copied.setItem(name, text);
    return copied;
  }

  /** Number of stored characters. */
  get used(): number {
    return [...this.#items].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  }

  #failIfBroken(): void {
    if (this.isBroken) throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

/** A fake browser for tests, with storages, locks and `storage` events. `visit` opens the page anew. */
export class FakeBrowser {
  readonly localStorage = new FakeStorage();
  sessionStorage = new FakeStorage();
  /** Whether accessing `window.localStorage` throws, as it does if a browser blocks all site data. */
  isForbidden = false;
  /** Whether pages can use locks. Pages that were not loaded by https cannot. */
  hasLocks = true;
  #receivers: ((event: object) => void)[] = [];
  /** Target for events of the page itself. */
  #page = new EventTarget();
  /** The session storage of the page that holds each lock. */
  readonly #locks = new Map<string, FakeStorage>();
  /** Fake channels, because real ones would reach the pages of tests in other threads. */
  readonly #Channel = fakeChannels();

  /**
   * Loads this folder's `index.ts` as a page does, with nothing in memory. By default it opens a new tab with an empty
   * session. A reload ends the earlier page and keeps its session. A duplicated tab gets a copy of the session, and the
   * earlier page stays open.
   */
  async visit(options: { isReload?: boolean; isDuplicate?: boolean } = {}): Promise<typeof import('../index.ts')> {
    if (options.isReload) {
      for (const [name, holder] of this.#locks) if (holder === this.sessionStorage) this.#locks.delete(name);
    } else {
      this.sessionStorage = options.isDuplicate ? this.sessionStorage.copy() : new FakeStorage();
    }
    this.#receivers = [];
    const page = new EventTarget();
    this.#page = page;
    const session = this.sessionStorage;
    vi.stubGlobal('BroadcastChannel', this.#Channel);
    vi.stubGlobal('navigator', {
      locks: this.hasLocks && {
        request: async (name: string, _options: object, callback: (lock: object | null) => unknown) => {
          const isFree = !this.#locks.has(name);
          if (isFree) this.#locks.set(name, session);
          return callback(isFree ? {} : null);
        },
      },
    });
    const open = (area: 'localStorage' | 'sessionStorage'): Storage => {
      if (this.isForbidden) throw new DOMException('Access is denied for this document.', 'SecurityError');
      return this[area];
    };
    vi.stubGlobal('window', {
      get localStorage() {
        return open('localStorage');
      },
      get sessionStorage() {
        return open('sessionStorage');
      },
      addEventListener: (type: string, receiver: (event: object) => void) => {
        if (type === 'storage') this.#receivers.push(receiver);
        else page.addEventListener(type, receiver);
      },
      removeEventListener: (_type: 'storage', receiver: (event: object) => void) => {
        this.#receivers = this.#receivers.filter((known) => known !== receiver);
      },
    });
    vi.resetModules();
    return import('../index.ts');
  }

  /** Changes the local storage as another tab of the same site does. If `key` is null, clears it. */
  changeFromOtherTab(key: string | null, value: string | null = null): void {
    if (key === null) this.localStorage.clear();
    else if (value === null) this.localStorage.removeItem(key);
    else this.localStorage.setItem(key, value);
    for (const receiver of [...this.#receivers]) receiver({ key });
  }

  /** Dispatches an event such as `pageshow` to the page that was opened last. */
  tellPage(type: string): void {
    this.#page.dispatchEvent(new Event(type));
  }

  /** Puts the page that was opened last into the back/forward cache, so that it releases its locks. */
  hidePage(): void {
    this.tellPage('pagehide');
    for (const [name, holder] of this.#locks) if (holder === this.sessionStorage) this.#locks.delete(name);
  }

  get hasReceivers(): boolean {
    return this.#receivers.length > 0;
  }
}

/**
 * Returns a class of channels that reach only one another. As in browsers, a message arrives asynchronously at every
 * other channel with the same name, but not at the channel that sent it.
 */
function fakeChannels(): new (name: string) => EventTarget {
  const open = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of [...open]) {
        if (other === this || other.name !== this.name) continue;
        queueMicrotask(() => open.has(other) && other.dispatchEvent(Object.assign(new Event('message'), { data })));
      }
    }
    close(): void {
      open.delete(this);
    }
  }
  return FakeChannel;
}
