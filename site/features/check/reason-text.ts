import type { WhyNothing } from '#scanning';
import { checkWords } from '#words/check';

const { reasons } = checkWords;

/** Returns why no code was found, with the figure behind it. */
export function reasonText(reason: WhyNothing): string {
  switch (reason.kind) {
    case 'small':
      return reasons.small(reason.pixels);
    case 'contrast':
      return reasons.contrast(reason.levels);
    case 'glare':
      return reasons.glare(reason.share);
    case 'margin':
      return reasons.margin(reason.sides);
    case 'blur':
      return reasons.blur(reason.pixels);
    case 'damage':
      return reasons.damage;
    case 'none':
      return reasons.none;
  }
}
