/** A short notice. `duration` is in milliseconds; without it, the notice stays for 4 seconds. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
  readonly description?: string;
  /** A key in `#words/trouble`, loaded with the notices' library. Shown if there is no `description`. */
  readonly trouble?: string;
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let isWanted = false;

/** Shows a notice once the notices' library has loaded. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  requestToaster();
}

/** Asks for the notices' library to be loaded. */
export function requestToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

export function isToasterWanted(): boolean {
  return isWanted;
}

/** Tells the visitor, with the reason if `cause.trouble` is a key in `#words/trouble`. Logs the cause. */
export function tellFailure(message: string, cause: unknown): void {
  console.error(new Error('Failed to generate QR code', { cause }));
  const trouble = cause instanceof Error && 'trouble' in cause ? { trouble: String(cause.trouble) } : {};
  showToast({ kind: 'error', message, ...trouble });
}

/** Removes the waiting notices and returns them. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Calls `listener` for each notice and each request for the notices' library. Returns a function that stops this. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
