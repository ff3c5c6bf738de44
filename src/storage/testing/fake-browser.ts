import { vi } from 'vitest';

/** A `Storage` for tests: refuses to hold more than `quota` characters, as browsers do, and everything once `isBroken`. */
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

  /** The characters held now. */
  get used(): number {
    return [...this.#items].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  }

  #failIfBroken(): void {
    if (this.isBroken) throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

/** A browser's storages and its `storage` events, for tests. `visit` opens the page anew. */
export class FakeBrowser {
  readonly localStorage = new FakeStorage();
  sessionStorage = new FakeStorage();
  /** Whether the mere access to `window.localStorage` throws, as it does where a browser blocks all site data. */
  isForbidden = false;
  #receivers: ((event: object) => void)[] = [];

  /** Loads the folder's door as a page does: with nothing in memory, and an empty session unless it is a reload. */
  async visit(options: { isReload?: boolean } = {}): Promise<typeof import('../index.ts')> {
    if (!options.isReload) this.sessionStorage = new FakeStorage();
    this.#receivers = [];
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
      addEventListener: (_type: 'storage', receiver: (event: object) => void) => this.#receivers.push(receiver),
      removeEventListener: (_type: 'storage', receiver: (event: object) => void) => {
        this.#receivers = this.#receivers.filter((known) => known !== receiver);
      },
    });
    vi.resetModules();
    return import('../index.ts');
  }

  /** Changes the local storage as another tab of the same site does; null clears it. */
  changeFromOtherTab(key: string | null, value: string | null = null): void {
    if (key === null) this.localStorage.clear();
    else if (value === null) this.localStorage.removeItem(key);
    else this.localStorage.setItem(key, value);
    for (const receiver of [...this.#receivers]) receiver({ key });
  }

  get hasReceivers(): boolean {
    return this.#receivers.length > 0;
  }
}
