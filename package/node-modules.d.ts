// What the doors use of Node, so that their types need no others'.

declare module 'node:fs' {
  export function writeFile(path: string, data: string | Uint8Array, done: (error: Error | null) => void): void;
}

declare module 'node:buffer' {
  export const Buffer: { from(bytes: ArrayBuffer): Uint8Array<ArrayBuffer> };
}
