import { readSealed, writeSealed } from '#carrying';
import { type ManyChoice, parseManyChoice } from '#storage';
import { type Mapping, parseMapping, shareableMapping } from '#tables/mapping';

/** Version of the format of these links. */
const VERSION = 1;

const NAME = 'template=';

/** A mapping with the options for its codes, read from a link. Links contain no rows, seeds or secrets. */
export interface OpenedTemplate {
  readonly mapping: Mapping;
  readonly choice: ManyChoice;
  /** Whether the mapping had a secret, which was left out of the link. */
  readonly isOpened: boolean;
}

/** Returns a URL fragment, with its `#`, that opens a mapping; null if the mapping is too large. */
export async function writeTemplateLink(mapping: Mapping, choice: ManyChoice): Promise<string | null> {
  const { output, sheet, card, hasCutLines, hasMarks, hasAddress } = choice;
  const { mapping: open, isOpened } = shareableMapping(mapping);
  const written = { ...open, choice: { output, sheet, card, hasCutLines, hasMarks, hasAddress }, isOpened };
  const sealed = await writeSealed(written);
  return sealed === null ? null : `#${NAME}${VERSION}.${sealed}`;
}

/**
 * Reads a URL fragment. `seed` becomes the mapping's seed. Resolves to null if the fragment is no template, and to
 * `damaged` or `newer` if the template cannot be read. Never rejects.
 */
export async function readTemplateLink(
  fragment: string,
  seed: string,
): Promise<OpenedTemplate | 'damaged' | 'newer' | null> {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(NAME)) return null;
  const [, version, sealed] = /^(\d{1,6})\.(.*)$/s.exec(text.slice(NAME.length)) ?? [];
  if (version === undefined) return 'damaged';
  if (Number(version) > VERSION) return 'newer';
  const value = await readSealed(sealed);
  if (typeof value !== 'object' || value === null) return 'damaged';
  const { seed: _, choice, isOpened, ...written } = value as Readonly<Record<string, unknown>>;
  const mapping = parseMapping(written, seed);
  return mapping ? { mapping, choice: parseManyChoice(choice), isOpened: isOpened === true } : 'damaged';
}
