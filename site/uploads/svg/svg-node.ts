import type { Declaration } from './declarations.ts';

/** An element as it will be written, with its supported parts only. */
export interface SvgNode {
  /** The element's name without prefix; one of `ELEMENTS`. */
  readonly name: string;
  readonly parent: SvgNode | null;
  /** The element's id. Absent if it has none, or if an earlier element has the same one. */
  readonly id: string | undefined;
  readonly classes: readonly string[];
  /** Attributes that are not CSS properties, and `href` if it is a data URL of a pixel image. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Presentation attributes: CSS properties that are written as attributes. */
  readonly presentation: readonly Declaration[];
  /** The declarations of the `style` attribute. */
  readonly inline: readonly Declaration[];
  /** The id of the element to which `href` refers, if any. */
  readonly link: string | undefined;
  readonly children: readonly (SvgNode | string)[];
}
