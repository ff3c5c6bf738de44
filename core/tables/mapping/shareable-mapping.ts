import { secretsIn, type TypedContent, withoutSecrets } from '#content';
import type { Mapping } from './mapping.ts';
import { compileTemplate } from './template.ts';

/** A mapping that may be put into a link. */
export interface ShareableMapping {
  /** The mapping without its seed, which would reveal all tokens, and without secrets. */
  readonly mapping: Omit<Mapping, 'seed'>;
  /** Whether a secret was left out, so that the mapping no longer needs to be kept private. */
  readonly isOpened: boolean;
}

/**
 * Returns what a link may contain of a mapping. A password written into a template is left out. A reference to a column
 * of passwords stays, because links contain no rows.
 */
export function shareableMapping({ seed: _, ...mapping }: Mapping): ShareableMapping {
  const { type, templates } = mapping;
  const fixed = Object.entries(templates).filter(([, template]) => hasWords(template));
  const { content = '', ...details } = Object.fromEntries(fixed);
  const typed: TypedContent = { type, content, details };
  const open = withoutSecrets(typed);
  const opened = { ...(open.content !== '' && { content: open.content }), ...open.details };
  const columns = Object.entries(templates).filter(([, template]) => !hasWords(template));
  const beside = {
    ...{ fileName: withoutWords(mapping.fileName), caption: withoutWords(mapping.caption) },
    ...{ figure: withoutWords(mapping.figure), labelLines: mapping.labelLines.map(withoutWords) },
  };
  const isSame = Object.entries(beside).every(
    ([name, text]) => String(text) === String(mapping[name as keyof typeof beside]),
  );
  if (open === typed && isSame) return { mapping, isOpened: false };
  return {
    mapping: {
      ...mapping,
      ...beside,
      templates: { ...Object.fromEntries(columns), ...opened } as Mapping['templates'],
    },
    isOpened: true,
  };
}

/** Whether a template has fixed text, or is invalid. */
function hasWords(template: string): boolean {
  const compiled = compileTemplate(template);
  return 'fault' in compiled || compiled.parts.some(({ is }) => is === 'text');
}

function withoutWords(template: string): string {
  return secretsIn(template).length > 0 ? '' : template;
}
