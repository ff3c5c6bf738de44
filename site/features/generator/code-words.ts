import type { FoundCode } from '#scanning';
import { pictureWords } from '#words/generator-pictures';

/** The properties of a code that `describeBecoming` compares, and the code's size, which it only mentions. */
interface CodeForm {
  readonly version: number;
  readonly level: string;
  readonly mask: number;
  readonly size: number;
}

/** Returns a sentence about how a code in a picture is built, as far as its decoder reports it. */
export function describeCode({ version, level, mask }: FoundCode): string {
  return pictureWords.codeForm(version, level, mask, version === null ? 0 : 4 * version + 17);
}

/**
 * Returns a sentence that says how a code that this site makes with the same content differs from the code in the
 * picture, or that it is identical.
 */
export function describeBecoming(was: FoundCode, becomes: CodeForm): string {
  const version = was.version === becomes.version ? null : becomes.version;
  const level = was.level === becomes.level ? null : becomes.level;
  const mask = was.mask === becomes.mask ? null : becomes.mask;
  if (version === null && level === null && mask === null) return pictureWords.staysTheSame;
  return pictureWords.becomes(version, level, mask, becomes.size);
}
