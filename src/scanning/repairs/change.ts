import type { ColorField, CornerDotShape, QrDesign } from '#design';

/** What a repair does, without words; colours as `#RRGGBB`, sizes in percent. */
export type ChangeFacts =
  | { readonly kind: 'darken'; readonly fields: readonly ColorField[]; readonly to: string | null }
  | { readonly kind: 'lighten-background'; readonly to: string }
  | { readonly kind: 'swap'; readonly isOnWhite: boolean }
  | { readonly kind: 'opaque-background' }
  | { readonly kind: 'opaque-colors' }
  | { readonly kind: 'shrink-logo'; readonly to: number }
  | { readonly kind: 'centre-image'; readonly to: number }
  | { readonly kind: 'black-on-white' }
  | { readonly kind: 'match-corner-dots'; readonly to: CornerDotShape }
  | { readonly kind: 'square-corners' }
  | { readonly kind: 'square-modules' };

/** A change that may repair something, and the whole design after it: not tried yet. */
export interface Change {
  readonly facts: ChangeFacts;
  readonly design: QrDesign;
}
