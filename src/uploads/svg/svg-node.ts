import type { Declaration } from './declarations.ts';

/** An element as it will be written, with its supported parts only. */
export interface SvgNode {
  /** Its name without prefix; one of `ELEMENTS`. */
  readonly name: string;
  readonly parent: SvgNode | null;
  /** The id by which it can be referred to; absent if an earlier element has the same one. */
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Attributes that are not CSS properties; `href` only as a data URL of pixels. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Attributes that are styles. */
  readonly presentation: readonly Declaration[];
  /** The declarations in `style`. */
  readonly inline: readonly Declaration[];
  /** The id in `href`. */
  readonly link: string | undefined;
  readonly children: readonly (SvgNode | string)[];
}
