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
export function menuPlace(
  button: Edges,
  menu: Size,
  window: Size,
  direction: 'ltr' | 'rtl',
): { readonly inline: number; readonly top: number } {
  const below = button.bottom + GAP;
  const end = direction === 'rtl' ? window.width - button.left : button.right;
  return {
    inline: Math.min(Math.max(GAP, end - menu.width), window.width - menu.width - GAP),
    top: below + menu.height <= window.height ? below : Math.max(GAP, button.top - GAP - menu.height),
  };
}
