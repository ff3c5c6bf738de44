// The only globals beyond ECMAScript that the pure folders (tsconfig.pure.json) use. Browsers, workers and Node have
// them all.

/** WHATWG URL. */
interface URLSearchParams {
  delete(name: string): void;
  get(name: string): string | null;
  set(name: string, value: string): void;
  has(name: string): boolean;
  keys(): IterableIterator<string>;
  toString(): string;
}

interface URL {
  href: string;
  protocol: string;
  hostname: string;
  host: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  username: string;
  password: string;
  readonly searchParams: URLSearchParams;
}

declare var URL: { new (url: string, base?: string): URL; canParse(url: string, base?: string): boolean };

/** WHATWG Encoding: decodes bytes from the character set that a label names, such as `utf-8` or `shift_jis`. */
interface TextDecoder {
  readonly encoding: string;
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

declare var TextDecoder: {
  new (label: string, options?: { readonly ignoreBOM?: boolean; readonly fatal?: boolean }): TextDecoder;
};

/** WHATWG Encoding: encodes text as UTF-8. A lone surrogate becomes U+FFFD. */
interface TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare var TextEncoder: { new (): TextEncoder };

/** HTML: base64. */
declare function atob(text: string): string;
declare function btoa(text: string): string;

/** WHATWG Streams: only what is needed to pass data through a transform. */
interface ReadableStream {
  pipeThrough(transform: { readonly readable: ReadableStream; readonly writable: WritableStream }): ReadableStream;
  getReader(): {
    read(): Promise<{ done: false; value: Uint8Array<ArrayBuffer> } | { done: true; value?: undefined }>;
    cancel(): Promise<void>;
  };
}

interface WritableStream {
  getWriter(): {
    readonly ready: Promise<void>;
    /** Null for a stream that failed. */
    readonly desiredSize: number | null;
    write(part: Uint8Array): Promise<void>;
    close(): Promise<void>;
    abort(reason: unknown): Promise<void>;
  };
}

/** WHATWG Compression Streams. */
declare var CompressionStream: {
  new (format: 'deflate'): { readonly readable: ReadableStream; readonly writable: WritableStream };
};
declare var DecompressionStream: typeof CompressionStream;
