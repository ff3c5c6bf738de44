import type { FileWatch } from './write-png-apart.ts';

/** Milliseconds after which a job shows its progress. */
const PATIENCE = 250;

export interface FileJobState {
  /**
   * Progress of the current job, 0 to 1. It is null if there is no job, and until the job first reports progress more
   * than `PATIENCE` after its start.
   */
  readonly share: number | null;
  readonly isBusy: boolean;
}

/** The state without a job. */
export const NO_JOB: FileJobState = { share: null, isBusy: false };

/** Makes files one at a time, and reports each change of its state. */
export class FileJobs {
  readonly #tell: (state: FileJobState) => void;
  #current: AbortController | null = null;

  constructor(tell: (state: FileJobState) => void) {
    this.#tell = tell;
  }

  /** Cancels the current job and starts another. Settles as `make` does. */
  async begin(make: (watch: FileWatch) => Promise<Blob>): Promise<Blob> {
    this.cancel();
    const own = new AbortController();
    this.#current = own;
    const began = performance.now();
    const onProgress = (share: number): void => {
      if (this.#current === own && performance.now() - began > PATIENCE) this.#tell({ share, isBusy: true });
    };
    this.#tell({ share: null, isBusy: true });
    try {
      return await make({ signal: own.signal, onProgress });
    } finally {
      if (this.#current === own) {
        this.#current = null;
        this.#tell(NO_JOB);
      }
    }
  }

  cancel(): void {
    this.#current?.abort();
  }
}
