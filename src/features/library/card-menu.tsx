import { Ellipsis } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { IconButton } from '#ui';
import { DIRECTION } from '#words/language';
import { libraryWords } from '#words/library';
import styles from './card-menu.module.css';

/** One thing that a menu offers. */
export interface MenuItem {
  readonly text: string;
  /** Its accessible name, which tells it from that of the next card. */
  readonly name: string;
  readonly press: () => void;
}

interface CardMenuProps {
  /** What the code is called. */
  readonly title: string;
  readonly items: readonly MenuItem[];
  /** The button that opens it. */
  readonly ref: Ref<HTMLButtonElement>;
}

/** Pixels between the menu and its button, and the edges of the window. */
const GAP = 4;

/** What else can be done with a code, behind one button. */
export function CardMenu({ title, items, ref }: CardMenuProps) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);

  /**
   * Puts the menu under its button, or above it if there is no room below. Cards cut what hangs out of them, so it lies
   * on the page.
   */
  function place(opener: Element): void {
    const list = menu.current;
    if (!list?.matches(':popover-open')) return;
    const button = opener.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = list;
    const below = button.bottom + GAP;
    const top = below + height <= innerHeight ? below : Math.max(GAP, button.top - GAP - height);
    const { clientWidth } = document.documentElement;
    const end = DIRECTION === 'rtl' ? clientWidth - button.left : button.right;
    const inline = Math.min(Math.max(GAP, end - width), clientWidth - width - GAP);
    list.style.setProperty('--inline', `${inline}px`);
    list.style.setProperty('--block', `${top + scrollY}px`);
  }

  return (
    <>
      <IconButton
        ref={ref}
        name={libraryWords.code.more(title)}
        popoverTarget={id}
        className={styles.opener}
        onClick={({ currentTarget }) => requestAnimationFrame(() => place(currentTarget))}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <ul ref={menu} id={id} popover="auto" className={styles.menu} aria-label={libraryWords.code.more(title)}>
        {items.map(({ text, name, press }) => (
          <li key={text}>
            <button
              type="button"
              className={styles.item}
              aria-label={name}
              onClick={() => {
                // First, because it gives the focus back to its button, from where it may go elsewhere.
                menu.current?.hidePopover();
                press();
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
