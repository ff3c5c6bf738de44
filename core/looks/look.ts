import { type GradientDirection, isSameDesign, type QrDesign, type QrStyle, type Weave } from '#design';

/** A look: a ready style, which decides everything in a picture except its text, its image and its caption. */
export interface Look {
  /** Unique among the looks of a design. */
  readonly id: string;
  readonly style: QrStyle;
  /** Absent: the look has no linear gradient, and a design keeps its own direction. */
  readonly gradientDirection?: GradientDirection;
  /** How the design's image is shown. Absent for a design without an image. */
  readonly image?: LookImage;
}

export type LookImage =
  /** In the middle, with `size` as the design's new `imageSize`. */
  { readonly is: 'centered'; readonly size: number } | { readonly is: 'woven'; readonly weave: Weave };

/** Returns the design with a look applied to it. The design's content, image and caption stay unchanged. */
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

/** Whether applying the look would not change the design. */
export function hasLook(design: QrDesign, look: Look): boolean {
  return isSameDesign(applyLook(design, look), design);
}
