import { array, boolean, fallback, nullable, number, object, optional, safeParse, union } from 'valibot';

export interface CameraAbilities {
  readonly torch: boolean;
  /** The limits of its zoom; null if it has none. */
  readonly zoom: { readonly min: number; readonly max: number; readonly step: number } | null;
}

const RANGE = fallback(nullable(object({ min: number(), max: number(), step: fallback(number(), 0.1) })), null);

const CAPABILITIES = object({
  // A list of booleans in the older standard.
  torch: fallback(optional(union([boolean(), array(boolean())]), false), false),
  zoom: optional(RANGE, null),
});

/** Reads the capabilities of a track, which differ from browser to browser. */
export function readAbilities(capabilities: unknown): CameraAbilities {
  const { success, output } = safeParse(CAPABILITIES, capabilities ?? {});
  if (!success) return { torch: false, zoom: null };
  const { torch, zoom } = output;
  return {
    torch: [torch].flat().includes(true),
    zoom: zoom && zoom.max > zoom.min ? { ...zoom, step: zoom.step || 0.1 } : null,
  };
}
