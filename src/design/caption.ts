/** The frames that files can print around a code. */
export const FRAMES = ['line', 'rounded', 'tab', 'ticket'] as const;

export type FrameStyle = (typeof FRAMES)[number];

/** The most characters of a caption, in UTF-16 code units. */
export const CAPTION_MAX = 100;

/** Printed beside a code in files: words below it, and a frame around both. The specified picture has neither. */
export interface Caption {
  /** A call to action; absent for none. */
  readonly caption?: string;
  /** Whether the address of the code is printed in words. Absent: only if there is a caption. */
  readonly showAddress?: boolean;
  readonly frame?: FrameStyle;
}

/** Whether files print the address of the code in words. */
export function isAddressShown({ caption, showAddress }: Caption): boolean {
  return showAddress ?? caption !== undefined;
}

/** Returns the caption of a design alone; missing parts are undefined. */
export function captionOf({ caption, showAddress, frame }: Caption) {
  return { caption, showAddress, frame };
}

/**
 * Returns a design, or any other object with a caption, with the given parts changed. Undefined and empty parts are
 * left out.
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
