/** What files print around a code; absent without a frame. */
export const FRAMES = ['line', 'rounded', 'tab', 'ticket'] as const;

export type FrameStyle = (typeof FRAMES)[number];

/** The most characters of a caption, in UTF-16 code units. */
export const CAPTION_MAX = 100;

/** What files print beside a code: words below it, and a frame around both. The specified picture has none of it. */
export interface Caption {
  /** A call to action; absent for none. */
  readonly caption?: string;
  /** Whether the address of the code is printed in words. Absent: it is where there is a caption. */
  readonly showAddress?: boolean;
  readonly frame?: FrameStyle;
}

/** Whether files print the address of the code in words. */
export function isAddressShown({ caption, showAddress }: Caption): boolean {
  return showAddress ?? caption !== undefined;
}

/** Returns the caption of a design alone; what it lacks is undefined. */
export function captionOf({ caption, showAddress, frame }: Caption) {
  return { caption, showAddress, frame };
}

/**
 * Returns a design, or any other thing with a caption, with parts of it changed. What is undefined or empty is left
 * out.
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
