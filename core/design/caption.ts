import { boolean, fallback, type InferOutput, object, optional, picklist, pipe, string, transform } from 'valibot';

/** The frames that files can print around a code. */
export const FRAMES = ['line', 'rounded', 'tab', 'ticket'] as const;

export type FrameStyle = (typeof FRAMES)[number];

/** The longest caption, in UTF-16 code units. This limit is our choice. */
export const CAPTION_MAX = 100;

/** The part of a design that belongs to its caption. Invalid entries are left out, and a long caption is cut. */
export const CAPTION = object({
  caption: fallback(optional(pipe(string(), transform(cutCaption))), undefined),
  /** Whether the code's address is printed in words. By default, it is printed only if there is a caption. */
  showAddress: fallback(optional(boolean()), undefined),
  frame: fallback(optional(picklist(FRAMES)), undefined),
});

/** The words below a code and the frame that files print, neither of which the specified picture has. */
export type Caption = Readonly<InferOutput<typeof CAPTION>>;

/** Returns whether files print the code's address in words. */
export function isAddressShown({ caption, showAddress }: Caption): boolean {
  return showAddress ?? caption !== undefined;
}

/** Returns an object with parts of its caption changed. Parts that are undefined or empty are removed. */
export function withCaption<T extends Caption>(design: T, change: Caption): T {
  const { caption, showAddress, frame, ...rest } = { ...design, ...change };
  return {
    ...rest,
    ...(caption && { caption: cutCaption(caption) }),
    ...(showAddress !== undefined && { showAddress }),
    ...(frame && { frame }),
  } as T;
}

function cutCaption(caption: string): string | undefined {
  return caption.slice(0, CAPTION_MAX) || undefined;
}
