import type { ContentVerdict } from '#content';
import type { CodeOptions } from '#doors/options';
import { choiceOf, nearest } from './arguments.ts';
import { CommandError, STATUS, usageError } from './errors.ts';

/** What to encode. */
export interface TypedText {
  /** A saved design needs none. */
  readonly text: string | undefined;
  /** Sentences about what may not work as intended. */
  readonly cautions: readonly string[];
  /** What the format of the content demands of the code. */
  readonly code: CodeOptions;
  /** Undefined if no type is given, so that only the text can tell. */
  readonly verdict?: ContentVerdict;
}

interface Beside {
  /** The first field. */
  readonly typed?: string;
  /** Of times without one. */
  readonly zone: string;
}

/** Returns the text of a type and its fields. */
export async function textOf(
  type: string,
  given: Readonly<Record<string, string>>,
  { typed, zone }: Beside,
): Promise<TypedText & { readonly text: string; readonly verdict: ContentVerdict }> {
  const { build, CONTENT_TYPES, fieldsOf, verdictOf } = await import('#doors/content-fields');
  const { cautionSentence } = await import('#doors/caution-words');
  const { runNoteText } = await import('#words');
  const known = choiceOf({ type }, 'type', CONTENT_TYPES)!;
  const all = fieldsOf(known);
  const names = all.map(({ name }) => name);
  for (const name of Object.keys(given)) checkField(known, name, names);
  const fields: Record<string, string> = { ...(typed !== undefined && { [names[0]]: typed }), ...given };
  // The only fields that are no text.
  for (const { name, control } of all) if (control === 'tick' && fields[name] === 'false') fields[name] = '';
  const zoneField = all.find(({ control }) => control === 'zone')?.name;
  const isZoned = zoneField !== undefined && build(known, fields).cautions.some(({ kind }) => kind === 'no-zone');
  if (isZoned) fields[zoneField] = zone;
  const { text, cautions, code } = build(known, fields);
  const refusing = cautions.filter(({ refuses }) => refuses);
  const missing = refusing.filter(({ kind }) => kind === 'needed').map(({ field }) => field);
  if (missing.length > 0) {
    const reason = `${known} needs ${missing.join(' and ')}. Its fields are ${names.join(', ')}.`;
    throw new CommandError(STATUS.notEncoded, reason);
  }
  if (refusing.length > 0) throw new CommandError(STATUS.notEncoded, refusing.map(cautionSentence).join('\n'));
  const verdict = verdictOf(known, fields);
  const notes = [
    ...(isZoned ? [runNoteText({ kind: 'zone', zone })] : []),
    ...(verdict === 'open-network' ? [runNoteText({ kind: verdict })] : []),
  ];
  return { text, cautions: [...notes, ...cautions.map(cautionSentence)], code, verdict };
}

function checkField(type: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  const near = nearest(name, names);
  throw usageError(`${type} has no field ${name}. ${near ? `Did you mean ${near}?` : `It has ${names.join(', ')}.`}`);
}
