/**
 * Whether this browser has every feature that the site uses without a replacement. The two youngest represent all:
 * light-dark() came with Chrome and Edge 123 and Safari 17.5, popovers with Firefox 125. `browser-floor.css` checks the
 * same.
 */
export function isBrowserNewEnough(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && CSS.supports('selector(:popover-open)');
}
