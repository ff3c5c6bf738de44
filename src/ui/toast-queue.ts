/** A short notice. `duration` is in milliseconds; absent, the notices' own default. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly message: string;
  readonly description?: string;
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();
let isWanted = false;

/** Shows a notice, as soon as the notices' library is there. */
export function showToast(toast: Toast): void {
  waiting.push(toast);
  requestToaster();
}

/** Asks for the notices' library, before any notice needs it. */
export function requestToaster(): void {
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Whether the notices' library has been asked for in this visit. */
export function isToasterWanted(): boolean {
  return isWanted;
}

/** The waiting notices, each handed out once. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Calls `listener` whenever a notice waits. Returns how to stop it. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
