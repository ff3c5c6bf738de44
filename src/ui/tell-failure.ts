import { showToast } from './toast-queue.ts';

/**
 * Tells the visitor that a code could not be made, with the sentence in the cause's `trouble` if it has one, and the
 * console why.
 */
export function tellFailure(message: string, cause: unknown): void {
  console.error(new Error('Failed to generate QR code', { cause }));
  const trouble = cause instanceof Error && 'trouble' in cause ? { description: String(cause.trouble) } : {};
  showToast({ kind: 'error', message, ...trouble });
}
