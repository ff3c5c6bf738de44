/** Who waits for a file: how far it is, 0 to 1, and a way to do without it. */
export interface FileWatch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}
