import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { frameWords } from '#words/frame';
import { troubleWords } from '#words/trouble';
import styles from './toast-host.module.css';
import { subscribeToasts, type Toast, takeToasts } from './toast-queue.ts';

/** Milliseconds for a notice that sets no duration. They do not pass while a notice is hovered or has the focus. */
const DURATION_MS = 4000;

const TICK_MS = 50;

/** The most notices at once, because more would hide the page. The oldest is removed first. */
const MOST_AT_ONCE = 3;

interface ShownToast extends Toast {
  readonly id: number;
  /** Milliseconds. At 0 the notice disappears. */
  readonly left: number;
}

/**
 * Shows notices above everything else on the page. What is outside an open modal dialog is neither seen nor announced,
 * so the notices are inside it.
 */
export function ToastHost() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [place, setPlace] = useState<Element | null>(null);
  const count = useRef(0);
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** What had the focus before the notices. */
  const before = useRef<Element | null>(null);
  const pointed = useRef<EventTarget | null>(null);
  const isAnyOpen = toasts.some(isOpen);

  useEffect(() => {
    const choosePlace = () => setPlace(topmost());
    choosePlace();
    // A dialog that opens takes the focus.
    for (const event of ['focusin', 'close']) document.addEventListener(event, choosePlace, true);
    return () => {
      for (const event of ['focusin', 'close']) document.removeEventListener(event, choosePlace, true);
    };
  }, []);

  useEffect(() => {
    if (!place) return;
    region.current?.showPopover();
    // Only now, because what a live region contains from the beginning is not announced.
    const showWaiting = () => {
      setPlace(topmost());
      const arrived = takeToasts().map((toast) => ({
        ...toast,
        id: count.current++,
        left: toast.duration ?? DURATION_MS,
      }));
      setToasts((shown) => [...shown.filter(isOpen), ...arrived].slice(-MOST_AT_ONCE));
    };
    showWaiting();
    return subscribeToasts(showWaiting);
  }, [place]);

  useEffect(() => {
    if (!isAnyOpen) return;
    const timer = setInterval(() => {
      const isPointed = pointed.current instanceof Node && pointed.current.isConnected;
      if (isPointed || region.current?.contains(document.activeElement) || !document.hasFocus()) return;
      setToasts((shown) => shown.map((toast) => ({ ...toast, left: Math.max(0, toast.left - TICK_MS) })));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isAnyOpen]);

  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'F8') list.current?.focus();
    const newest = toasts.findLast(isOpen);
    if (key !== 'Escape' || !newest) return;
    const focused = target instanceof Element && list.current?.contains(target) && target.closest('li')?.dataset.id;
    close(focused ? Number(focused) : newest.id);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function close(id: number): void {
    if (region.current?.contains(document.activeElement)) {
      const next = toasts.some((toast) => toast.id !== id && isOpen(toast)) ? list.current : before.current;
      if (next instanceof HTMLElement) next.focus();
    }
    setToasts((shown) => shown.map((toast) => (toast.id === id ? { ...toast, left: 0 } : toast)));
  }

  function remember({ relatedTarget }: FocusEvent): void {
    if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
  }

  const notices = (
    <section
      ref={region}
      className={styles.region}
      popover="manual"
      aria-label={frameWords.notices}
      onFocus={remember}
      onPointerMove={({ target }) => {
        pointed.current = target;
      }}
      onPointerLeave={() => {
        pointed.current = null;
      }}
    >
      <ol ref={list} data-stack="s column" aria-live="polite" aria-relevant="additions" tabIndex={-1}>
        {toasts.map((toast) => (
          <Notice
            key={toast.id}
            toast={toast}
            close={() => close(toast.id)}
            remove={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
          />
        ))}
      </ol>
    </section>
  );
  return place && createPortal(notices, place);
}

function topmost(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

function isOpen({ left }: ShownToast): boolean {
  return left > 0;
}

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** Pixels from which a press is a swipe, and from which a swipe removes the notice. */
const SWIPE = { least: 10, removes: 50 };

function Notice({ toast, close, remove }: { toast: ShownToast; close: () => void; remove: () => void }) {
  const { id, kind, message, trouble = '', description = troubleText(trouble), action } = toast;
  const item = useRef<HTMLLIElement>(null);
  const from = useRef<number | null>(null);
  const isLeaving = !isOpen(toast);
  const onLeft = useEffectEvent(remove);
  useEffect(() => {
    const animations = isLeaving ? (item.current?.getAnimations() ?? []) : null;
    if (animations) void Promise.allSettled(animations.map(({ finished }) => finished)).then(onLeft);
  }, [isLeaving]);

  function swipe({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
    const moved = from.current === null ? 0 : clientX - from.current;
    if (moved < SWIPE.least) return;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.style.setProperty('--moved', `${moved}px`);
  }

  function endSwipe({ type, clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    const isFar = from.current !== null && clientX - from.current >= SWIPE.removes;
    from.current = null;
    if (isFar && type === 'pointerup') close();
    else currentTarget.style.removeProperty('--moved');
  }

  const Icon = ICONS[kind];
  return (
    <li
      ref={item}
      className={styles.toast}
      data-id={id}
      data-kind={kind}
      data-state={isLeaving ? 'closed' : 'open'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a notice with the focus stays, and Escape closes it
      tabIndex={0}
      onPointerDown={({ button, clientX }) => {
        if (button === 0) from.current = clientX;
      }}
      onPointerMove={swipe}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
    >
      <Icon aria-hidden="true" />
      <div className={styles.content}>
        <div data-text="strong">{message}</div>
        {description && <div data-text="soft small">{description}</div>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onClick();
            close();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={frameWords.dismiss} onClick={close}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

function troubleText(trouble: string): string | undefined {
  return (troubleWords as Readonly<Record<string, string | undefined>>)[trouble];
}
