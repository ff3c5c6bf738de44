import * as Notice from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { frameWords } from '#words/frame';
import { troubleWords } from '#words/trouble';
import styles from './toast-host.module.css';
import { subscribeToasts, type Toast, takeToasts } from './toast-queue.ts';

/** Milliseconds for a notice that sets no duration. The clock stops while the notice is hovered or focused. */
const DURATION_MS = 4000;

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/**
 * Keeps the library from stopping the timers of notices forever. It stops all timers while a notice is hovered or
 * focused. If this notice disappears and no other is open, the library does not learn that the pointer and the focus
 * have left it. So this hook moves the focus back to where it was, and tells the library that the pointer has left.
 */
function useClockAfterLast(isAnyOpen: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isLast = useRef(false);
  useEffect(() => {
    isLast.current = !isAnyOpen;
  }, [isAnyOpen]);

  function remember({ relatedTarget }: FocusEvent): void {
    const isFromOutside = !list.current?.parentElement?.contains(relatedTarget);
    if (isFromOutside) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  const leave = useCallback(() => {
    const region = list.current?.parentElement;
    if (!region || !isLast.current) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && region.contains(activeElement)) {
      activeElement.blur();
      before.current?.focus();
    }
    region.dispatchEvent(new PointerEvent('pointerleave'));
  }, []);
  return { list, remember, leave };
}

function Farewell({ leave }: { leave: () => void }) {
  useEffect(() => leave, [leave]);
  return null;
}

export function ToastHost() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const showWaiting = () => {
      const arrived = takeToasts().map((toast) => ({ ...toast, id: count.current++, isOpen: true }));
      setToasts((shown) => addToasts(shown, arrived));
    };
    showWaiting();
    return subscribeToasts(showWaiting);
  }, []);

  const { list, remember, leave } = useClockAfterLast(toasts.some(({ isOpen }) => isOpen));

  // The list below is a live region. The library's own announcer would repeat every text, so it gets a container that
  // is not on the page.
  const [nowhere] = useState(() => document.createElement('div'));

  function close(id: number): void {
    setToasts((shown) => closeToast(shown, id));
  }

  return (
    <Notice.Provider label={frameWords.notice} duration={DURATION_MS} announcerContainer={nowhere}>
      {toasts.map(
        ({ id, isOpen, kind, message, trouble = '', description = troubleText(trouble), duration, action }) => {
          const Icon = ICONS[kind];
          return (
            <Notice.Root
              key={id}
              className={styles.toast}
              data-kind={kind}
              duration={duration}
              open={isOpen}
              onOpenChange={() => close(id)}
            >
              <Farewell leave={leave} />
              <Icon aria-hidden="true" />
              <div className={styles.content}>
                <Notice.Title className={styles.title}>{message}</Notice.Title>
                {description && <Notice.Description className={styles.description}>{description}</Notice.Description>}
              </div>
              {action && (
                <Notice.Action className={styles.action} altText={action.label} onClick={action.onClick}>
                  {action.label}
                </Notice.Action>
              )}
              <Notice.Close className={styles.close} aria-label={frameWords.dismiss}>
                <X aria-hidden="true" />
              </Notice.Close>
            </Notice.Root>
          );
        },
      )}
      <Notice.Viewport
        ref={list}
        onFocus={remember}
        className={styles.list}
        label={frameWords.notices}
        aria-live="polite"
        aria-relevant="additions"
      />
    </Notice.Provider>
  );
}

function troubleText(trouble: string): string | undefined {
  return (troubleWords as Readonly<Record<string, string | undefined>>)[trouble];
}

/** The most notices at once, because more would hide the page. The oldest is removed first. */
const MOST_AT_ONCE = 3;

interface ShownToast extends Toast {
  readonly id: number;
  /** False while the notice disappears. */
  readonly isOpen: boolean;
}

/** Returns the notices on the page after others have arrived, without the notices that were disappearing. */
function addToasts(shown: readonly ShownToast[], arrived: readonly ShownToast[]): readonly ShownToast[] {
  return [...shown.filter(({ isOpen }) => isOpen), ...arrived].slice(-MOST_AT_ONCE);
}

function closeToast(shown: readonly ShownToast[], id: number): readonly ShownToast[] {
  return shown.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast));
}
