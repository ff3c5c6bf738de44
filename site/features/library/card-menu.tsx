import { Ellipsis } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { IconButton, menuClass } from '#ui';
import styles from './card-menu.module.css';

interface MenuItem {
  readonly text: string;
  /** The item's accessible name, which distinguishes it from the same action of other cards. */
  readonly name: string;
  readonly press: () => void;
  /** Whether a line sets it apart from the items above. */
  readonly isApart?: boolean;
}

interface CardMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly ref: Ref<HTMLButtonElement>;
}

export function CardMenu({ label, items, ref }: CardMenuProps) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);

  /** Sets the menu's place on the page: a popover is not positioned relative to its card. */
  function place(opener: Element): void {
    const list = menu.current;
    if (!list?.matches(':popover-open')) return;
    const menuSize = { width: list.offsetWidth, height: list.offsetHeight };
    const windowSize = { width: document.documentElement.clientWidth, height: innerHeight };
    const { inline, top } = menuPlace(opener.getBoundingClientRect(), menuSize, windowSize);
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
        {items.map(({ text, name, press, isApart }) => (
          <li key={text} data-apart={isApart || undefined}>
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

/** Pixels between the menu and its button, and between the menu and the edges of the window. */
const GAP = 4;

/** Edges of a button in pixels, from the upper left corner of the window. */
type Edges = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

type Size = Readonly<Record<'width' | 'height', number>>;

/**
 * Returns the place of a menu: under its button, or above it if there is no room below. The side of the menu where
 * lines end is aligned with the same side of the button, unless the menu would then leave the window. `inline` is the
 * distance in pixels from the side of the window where lines begin, and `top` is the distance from its upper edge.
 */
function menuPlace(button: Edges, menu: Size, window: Size): { readonly inline: number; readonly top: number } {
  const below = button.bottom + GAP;
  return {
    inline: Math.min(Math.max(GAP, button.right - menu.width), window.width - menu.width - GAP),
    top: below + menu.height <= window.height ? below : Math.max(GAP, button.top - GAP - menu.height),
  };
}
