import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { LookChoice } from './many-set.ts';

/**
 * Returns the design of a look. `inWork` is the design in the generator, and `stored` is the design of the chosen
 * stored code. If that code has not loaded yet or is gone, `stored` is null, and the default design is used instead.
 */
export function designOfLook(choice: LookChoice, inWork: QrDesign, stored: QrDesign | null): QrDesign {
  switch (choice.is) {
    case 'work':
      return inWork;
    case 'code':
      return stored ?? DEFAULT_DESIGN;
    case 'plain':
      return DEFAULT_DESIGN;
  }
}
