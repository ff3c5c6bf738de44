/** The frames that files can print around a code. */
export const FRAMES = ['line', 'rounded', 'tab', 'ticket'] as const;

export type FrameStyle = (typeof FRAMES)[number];

/** The longest caption, in UTF-16 code units. This limit is our choice. */
export const CAPTION_MAX = 100;

/**
 * The words that files print below a code, and the frame around the code and the words. The picture that the product's
 * specification describes has neither.
 */
export interface Caption {
  /** A call to action, if any. */
  readonly caption?: string;
  /** Whether the code's address is printed in words. By default, it is printed only if there is a caption. */
  readonly showAddress?: boolean;
  readonly frame?: FrameStyle;
}

/** Returns whether files print the code's address in words. */
export function isAddressShown({ caption, showAddress }: Caption): boolean {
  return showAddress ?? caption !== undefined;
}

/** Returns the parts of a design that belong to its caption. Missing parts are undefined. */
export function captionOf({ caption, showAddress, frame }: Caption) {
  return { caption, showAddress, frame };
}

/**
 * Returns a design, or any other object with a caption, with some parts of its caption changed. Parts that are
 * undefined or empty are removed.
 */
export function withCaption<T extends Caption>(design: T, change: Caption): T {
  const { caption, showAddress, frame, ...rest } = { ...design, ...change };
  return {
    ...rest,
    ...(caption && { caption: caption.slice(0, CAPTION_MAX) }),
    ...(showAddress !== undefined && { showAddress }),
    ...(frame && { frame }),
  } as T;
}
