/**
 * Whether this browser has every feature that the site cannot do without. The two newest stand for all: light-dark()
 * came with Chrome and Edge 123 and Safari 17.5, popovers with Firefox 125. `browser-floor.css` checks the same two.
 */
export function isBrowserNewEnough(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && CSS.supports('selector(:popover-open)');
}
