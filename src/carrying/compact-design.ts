import { DEFAULT_DESIGN, DEFAULT_WEAVE, DesignError, parseDesign, type QrDesign, writeDesign } from '#design';

/** The result of looking for a design in a link or a file. */
export type DesignReading =
  /** No design of this site. */
  | { readonly is: 'none' }
  | {
      readonly is: 'design';
      readonly design: QrDesign;
      /** Whether a link left out an image that the design had. Files carry the image. */
      readonly hadImage?: boolean;
    }
  /** Cut off, changed on its way, or never valid. */
  | { readonly is: 'damaged' }
  /** Written in a later format than this release knows. */
  | { readonly is: 'newer' };

/** The values that the one parser fills in. */
const DEFAULTS = { ...DEFAULT_DESIGN, weave: DEFAULT_WEAVE };

/**
 * Returns a design without the entries that equal a new design's, ready for JSON. `readDesign` gives the same design
 * again.
 */
export function compactDesign(design: QrDesign): object {
  const { version, ...written } = writeDesign(design);
  return { version, ...differences(written, DEFAULTS) };
}

/** Reads a design from any value, such as parsed JSON. Never throws. */
export function readDesign(value: unknown): Exclude<DesignReading, { is: 'none' }> {
  try {
    return { is: 'design', design: parseDesign(value) };
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    return { is: error.code === 'newer' ? 'newer' : 'damaged' };
  }
}

/** Returns the value of a JSON text, or undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The caller's parser refuses undefined.
    return undefined;
  }
}

/** Returns the entries that differ from `defaults`, at every depth. Entries that the defaults do not have are kept. */
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
