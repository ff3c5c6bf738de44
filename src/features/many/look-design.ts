import { DEFAULT_DESIGN, type QrDesign } from '#design';
import type { LookChoice } from './many-set.ts';

/**
 * Returns the design of a look. `inWork` is the design in the generator. `stored` is that of the chosen stored code. It
 * is null until it has loaded, or if that code is gone; then the default design is used.
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
