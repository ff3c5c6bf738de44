import { type GradientDirection, isSameDesign, type QrDesign, type QrStyle, type Weave } from '#design';

/** A ready style: everything that decides a picture except its text and its image. */
export interface Look {
  /** Unique among the looks of a design. */
  readonly id: string;
  readonly style: QrStyle;
  /** Absent: the look has no direction, and a design keeps its own. */
  readonly gradientDirection?: GradientDirection;
  /** How the design's image is shown; absent if it has none. */
  readonly image?: LookImage;
}

export type LookImage =
  /** In the middle; `size` is the design's `imageSize`. */
  { readonly is: 'centered'; readonly size: number } | { readonly is: 'woven'; readonly weave: Weave };

/** Returns the design in a look. Its content, its image and its caption stay. */
export function applyLook(design: QrDesign, { style, gradientDirection, image }: Look): QrDesign {
  return {
    ...design,
    qrType: 'custom',
    style,
    ...(gradientDirection && { gradientDirection }),
    ...(image?.is === 'centered' && { imagePosition: 'center' as const, imageSize: image.size }),
    ...(image?.is === 'woven' && { imagePosition: 'full' as const, weave: image.weave }),
  };
}

/** Whether a design is in a look. */
export function hasLook(design: QrDesign, look: Look): boolean {
  return isSameDesign(applyLook(design, look), design);
}
