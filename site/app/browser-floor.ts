/**
 * Whether this browser has every feature that the site needs. Only two features are checked. In each browser, one of
 * the two is the newest: light-dark() in Chrome and Edge 123 and in Safari 17.5, popovers in Firefox 125. So a browser
 * with both has all the others. `browser-floor.css` checks the same two.
 */
export function isBrowserNewEnough(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && CSS.supports('selector(:popover-open)');
}
