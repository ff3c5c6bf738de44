/**
 * Whether this browser has what the site uses without a replacement. The two youngest stand for all: light-dark() came
 * with Chrome and Edge 123 and Safari 17.5, popovers with Firefox 125. `browser-floor.css` asks the same.
 */
export function isBrowserNewEnough(): boolean {
  return CSS.supports('color', 'light-dark(red, red)') && CSS.supports('selector(:popover-open)');
}
