import type { FoundCode } from '#scanning';

/** What of a code is compared. */
interface CodeForm {
  readonly version: number;
  readonly level: string;
  readonly mask: number;
  readonly size: number;
}

/** What a code was, as far as its reader tells. */
export function describeCode({ version, level, mask }: FoundCode): string {
  if (version === null) return 'Its form could not be read.';
  const size = 4 * version + 17;
  const parts = [
    `version ${version}`,
    ...(level === null ? [] : [`level ${level}`]),
    ...(mask === null ? [] : [`mask ${mask}`]),
  ];
  return `It is of ${parts.join(', ')}: ${size} × ${size} modules.`;
}

/** What becomes of it when it is made here: what stays the same is said too. */
export function describeBecoming(was: FoundCode, becomes: CodeForm): string {
  const { version, level, mask, size } = becomes;
  if (was.version === version && was.level === level && was.mask === mask) return 'Made here it stays the same.';
  const changes = [
    ...(was.version === version ? [] : [`version ${version} with ${size} × ${size} modules`]),
    ...(was.level === level ? [] : [`level ${level}`]),
    ...(was.mask === mask ? [] : [`mask ${mask}`]),
  ];
  return `Made here it gets ${changes.join(', ')}; what it holds stays.`;
}
