import { DEFAULT_DESIGN, DEFAULT_WEAVE, parseDesign, type QrDesign, writeDesign } from '#design';

/** What the one parser fills in by itself. */
const DEFAULTS = { ...DEFAULT_DESIGN, weave: DEFAULT_WEAVE };

/** A design without what is as in every new one, ready for JSON: `parseDesign` gives the same design again. */
export function compactDesign(design: QrDesign): object {
  const { version, ...written } = writeDesign(design);
  return { version, ...differences(written, DEFAULTS) };
}

/** A design from JSON text. Throws a `DesignError`; other text than JSON is no design. */
export function parseCompact(text: string): QrDesign {
  return parseDesign(parseJson(text));
}

/** Any value, undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller's parser says what is wrong with nothing.
    return undefined;
  }
}

/** The entries that are not as in `defaults`, at every depth. What the defaults do not know is kept as it is. */
function differences(value: object, defaults: object): object {
  const known = new Map<string, unknown>(Object.entries(defaults));
  const different = Object.entries(value).flatMap(([key, own]): [string, unknown][] => {
    const usual = known.get(key);
    if (own === undefined || own === usual) return [];
    return [[key, isRecord(own) && isRecord(usual) ? differences(own, usual) : own]];
  });
  return Object.fromEntries(different);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
