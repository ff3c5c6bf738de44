import type { QrDesign } from '#design';
import type { Drawing, ModuleGrid } from '#drawing';
import type { Pixels } from '#raster';
import type { Draft } from './draft.ts';

/** What the weaver's worker is asked. An image is sent once and stays until the next. */
export type ToWeaver =
  | { readonly kind: 'image'; readonly pixels: Pixels }
  /** With the image sent last. The design comes without its image's file. */
  | { readonly kind: 'draft' | 'picture'; readonly id: number; readonly design: QrDesign }
  | { readonly kind: 'drawing'; readonly id: number; readonly design: QrDesign; readonly grid: ModuleGrid };

/** What it answers to each request. */
export type FromWeaver =
  | { readonly kind: 'draft'; readonly id: number; readonly draft: Draft }
  | { readonly kind: 'picture'; readonly id: number; readonly text: string; readonly picture: string }
  | { readonly kind: 'drawing'; readonly id: number; readonly drawing: Drawing }
  /** It cannot be made; `message` is for the console. */
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
