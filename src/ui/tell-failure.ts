import { showToast } from './toast-queue.ts';

/** Tells the visitor that a code could not be made, and the console why. */
export function tellFailure(message: string, cause: unknown): void {
  console.error(new Error('Failed to generate QR code', { cause }));
  showToast({ kind: 'error', message });
}
