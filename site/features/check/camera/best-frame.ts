import type { SeenPicture } from '#workers/judging';

/** What was seen in a frame. `time` is in milliseconds. */
export interface SeenFrame {
  readonly seen: SeenPicture;
  readonly time: number;
}

/** Milliseconds after which a frame is too old to be kept: the camera may have moved to something else. */
const OLD = 2000;

/**
 * If the best is old or shows other texts, or the new shows as many codes. One without a code waits until it is old.
 */
export function isBetterFrame(next: SeenFrame, best: SeenFrame | null): boolean {
  if (!best || next.time - best.time > OLD) return true;
  const [now, before] = [rateOf(next.seen), rateOf(best.seen)];
  if (now.codes === 0) return before.codes === 0;
  if (textsOf(next.seen) !== textsOf(best.seen)) return now.codes >= before.codes;
  if (now.identified !== before.identified) return now.identified > before.identified;
  return now.misread <= before.misread;
}

function textsOf({ codes }: SeenPicture): string {
  return JSON.stringify(codes.map(({ text }) => text).sort());
}

function rateOf({ codes }: SeenPicture) {
  const identified = codes.filter((code) => code.is === 'seen');
  return {
    codes: codes.length,
    identified: identified.length,
    misread: identified.reduce((sum, { misread }) => sum + misread.length, 0),
  };
}
