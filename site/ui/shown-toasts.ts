import type { Toast } from './toast-queue.ts';

/** The most notices at once, because more would hide the page. The oldest is removed first. */
const MOST_AT_ONCE = 3;

/** A notice on the page. */
export interface ShownToast extends Toast {
  readonly id: number;
  /** False while the notice disappears. */
  readonly isOpen: boolean;
}

/** Returns the notices on the page after others have arrived, without the notices that were disappearing. */
export function addToasts(shown: readonly ShownToast[], arrived: readonly ShownToast[]): readonly ShownToast[] {
  return [...shown.filter(({ isOpen }) => isOpen), ...arrived].slice(-MOST_AT_ONCE);
}

/** Returns the notices after closing the one with this id. The closed notice stays in the list while it disappears. */
export function closeToast(shown: readonly ShownToast[], id: number): readonly ShownToast[] {
  return shown.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast));
}
