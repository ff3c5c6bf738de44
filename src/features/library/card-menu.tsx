import { Ellipsis } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { IconButton, menuClass } from '#ui';
import { DIRECTION } from '#words/language';
import styles from './card-menu.module.css';

/** One thing that a menu offers. */
export interface MenuItem {
  readonly text: string;
  /** The item's accessible name, which distinguishes it from the same action of other cards. */
  readonly name: string;
  readonly press: () => void;
}

interface CardMenuProps {
  /** The accessible name of the menu and of its button. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button that opens the menu. */
  readonly ref: Ref<HTMLButtonElement>;
}

/** Pixels between the menu and its button, and between the menu and the edges of the window. */
const GAP = 4;

/** Further actions for a code or a table, behind one button. */
export function CardMenu({ label, items, ref }: CardMenuProps) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);

  /**
   * Places the menu under its button, or above it if there is no room below. The menu is positioned on the page,
   * because cards clip their content.
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
        name={label}
        popoverTarget={id}
        className={styles.opener}
        onClick={({ currentTarget }) => requestAnimationFrame(() => place(currentTarget))}
      >
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <ul ref={menu} id={id} popover="auto" className={`${menuClass} ${styles.menu}`} aria-label={label}>
        {items.map(({ text, name, press }) => (
          <li key={text}>
            <button
              type="button"
              className={styles.item}
              aria-label={name}
              onClick={() => {
                // Closed first, because closing moves the focus back to the menu's button, and the action may then move
                // it elsewhere.
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
