import {
  DEFAULT_DESIGN,
  DEFAULT_FILE_CHOICE,
  DEFAULT_WEAVE,
  DesignError,
  parseDesign,
  type QrDesign,
  writeDesign,
} from '#design';

export type DesignReading =
  | { readonly is: 'none' }
  | {
      readonly is: 'design';
      readonly design: QrDesign;
      /** Whether the design had an image that the link does not contain. Only for links: files contain the image. */
      readonly hadImage?: boolean;
    }
  | { readonly is: 'damaged' }
  /** The design has a later format than this release supports. */
  | { readonly is: 'newer' };

const DEFAULTS = { ...DEFAULT_DESIGN, weave: DEFAULT_WEAVE, file: DEFAULT_FILE_CHOICE };

/** Returns a design as an object for JSON without default values; `readDesign` restores the same design. */
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

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the entries that differ from `defaults`, at every depth. Entries without a default are kept. */
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
