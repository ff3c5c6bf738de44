import type { Caution, CautionFacts, EncodedContent, Understood, UnderstoodMoment } from '../content-rule.ts';
import type { Question } from './more-cautions.ts';

export class Answer {
  readonly #cautions: Caution[] = [];
  readonly #understood: Record<string, Understood> = {};

  warn(field: string, facts: CautionFacts, mended?: string): void {
    this.#cautions.push({ field, ...facts, ...(mended !== undefined && { mended }) });
  }

  /** There will be no code. Returns an empty string, as the value of the field. */
  refuse(field: string, facts: CautionFacts, mended?: string): '' {
    this.#cautions.push({ field, ...facts, ...(mended !== undefined && { mended }), refuses: true });
    return '';
  }

  /** Refuses what can be read in two ways, until one of them is written. */
  ask(field: string, kind: Question, [first, second]: readonly [string, string]): '' {
    return this.refuse(field, { kind, first, second });
  }

  /** Returns the trimmed value of a field on one line. Refuses one that is missing, or longer than `most` characters. */
  line(field: string, typed: string | undefined, { most = Number.POSITIVE_INFINITY, isNeeded = false } = {}): string {
    const value = (typed ?? '').replace(/\s+/g, ' ').trim();
    if (value === '' && isNeeded) this.refuse(field, { kind: 'needed' });
    const { length } = [...value];
    if (length > most) this.refuse(field, { kind: 'too-many-characters', most, length });
    return value;
  }

  /** Returns the value of a field. Notes what to show of it if that is not what was typed. */
  understand(field: string, typed: string, value: string, shown = value): string {
    if (value !== '' && shown !== typed.trim()) this.#understood[field] = { text: shown };
    return value;
  }

  understandMoment(field: string, moment: UnderstoodMoment): void {
    this.#understood[field] = moment;
  }

  understandAmount(field: string, typed: string, amount: string): string {
    if (amount !== typed.trim()) this.#understood[field] = { amount };
    return amount;
  }

  /** Returns the text with what was found: no text if something was refused. */
  with(text: string): EncodedContent {
    const refused = this.#cautions.filter(({ refuses }) => refuses).map(({ field }) => field);
    const understood = Object.entries(this.#understood).filter(([field]) => !refused.includes(field));
    return {
      text: refused.length > 0 ? '' : text,
      cautions: this.#cautions,
      ...(understood.length > 0 && { understood: Object.fromEntries(understood) }),
    };
  }
}
