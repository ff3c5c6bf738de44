import type { Caution } from './content-rule.ts';

/** What makes a code useless, however well it scans: phones open, call or write to nothing. */
const DEAD: ReadonlySet<Caution['kind']> = new Set([
  ...(['not-opened', 'no-web-address', 'link-slip', 'on-a-device', 'no-phone-number', 'no-at-sign'] as const),
]);

/** Whether content with these cautions cannot work at all. */
export function cannotWork(cautions: readonly { readonly kind: string }[]): boolean {
  return cautions.some(({ kind }) => (DEAD as ReadonlySet<string>).has(kind));
}
