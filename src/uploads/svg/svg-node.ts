import type { Declaration } from './declarations.ts';

/** An element as it will be written: nothing but what this room knows. */
export interface SvgNode {
  /** Without prefix; one of `ELEMENTS`. */
  readonly name: string;
  readonly parent: SvgNode | null;
  /** What it can be referred to by; absent where an element before bears the same. */
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Attributes that CSS knows nothing of, and `href` only as a data URL of pixels. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Attributes that are styles. */
  readonly presentation: readonly Declaration[];
  /** The declarations in `style`. */
  readonly inline: readonly Declaration[];
  /** The id in `href`. */
  readonly link: string | undefined;
  readonly children: readonly (SvgNode | string)[];
}
