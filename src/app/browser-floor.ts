/**
 * Whether this browser has every feature that the site needs. Only the two newest features are checked: light-dark()
 * came with Chrome and Edge 123 and Safari 17.5, popovers with Firefox 125. A browser with both has all older ones.
 * `browser-floor.css` checks the same two.
 */
export function isBrowserNewEnough(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && CSS.supports('selector(:popover-open)');
}
