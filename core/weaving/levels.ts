import { isDark, moduleRoles, placeOf, type QrCode, Role } from '#engine';
import { gaussianMean } from './blur.ts';
import { diffuseErrors } from './error-diffusion.ts';
import { SHADES } from './recipe.ts';

/** How modules are painted, one value for each module, row by row. */
export interface Levels {
  /** The mean luma that a dark module must not exceed, or that a light one must reach. */
  readonly bound: Float32Array;
  /** The target for the mean luma of each module. */
  readonly luma: Float32Array;
}

/**
 * Returns levels that keep the local mean of the picture where possible. In an area with few light modules, these must
 * be bright; in an area with many, they may stay as in the picture. `means` are the mean tones of the modules,
 * `strength` runs from 0 (clearer picture) to 1 (easier to scan).
 */
export function levelsFor(code: QrCode, means: Float32Array, strength: number): Levels {
  const { size } = code;
  const isLight = Float32Array.from(means, (_, module) => (isDark(code, ...placeOf(module, size)) ? 0 : 1));
  const lightAround = gaussianMean(isLight, size, SHADES.reach, 1);
  const toneAround = gaussianMean(means, size, SHADES.reach);
  const whiteAround = gaussianMean(whiteOfFinders(code), size, SHADES.nearWhite, 1);
  const bound = means.map((_, module) => {
    const near = Math.min(1, SHADES.nearWhiteGain * whiteAround[module]);
    const { dark, light } = localBounds(lightAround[module], toneAround[module], near, strength);
    return isLight[module] === 1 ? light : dark;
  });
  return { bound, luma: spreadErrors(code, means, bound, isLight) };
}

/**
 * Returns the highest luma of dark modules and the lowest of light ones at a place. `lightShare` and `tone` are means
 * around the place; `nearWhite` goes from 1 beside the white of a finder pattern to 0 far away.
 */
function localBounds(
  lightShare: number,
  tone: number,
  nearWhite: number,
  strength: number,
): { dark: number; light: number } {
  const share = Math.min(SHADES.mostShare, Math.max(SHADES.leastShare, lightShare));
  const contrast = Math.min(
    SHADES.mostContrast,
    Math.max(SHADES.contrast(strength), SHADES.fewLight(strength) / share, SHADES.fewDark / (1 - share)),
  );
  const lowest = tone - share * contrast;
  const highest = lowest + contrast;
  const shift = lowest < SHADES.floor ? SHADES.floor - lowest : highest > SHADES.ceiling ? SHADES.ceiling - highest : 0;
  const dark = Math.min(lowest + shift, SHADES.mostDark(strength));
  const light = Math.max(highest + shift, SHADES.leastLight(strength));
  return {
    dark: dark + nearWhite * (Math.min(dark, SHADES.nearWhiteDark) - dark),
    light: light + nearWhite * (Math.max(light, SHADES.nearWhiteLight) - light),
  };
}

/** Returns 1 for the light modules of finder patterns and of the separators around them, 0 for all others. */
function whiteOfFinders(code: QrCode): Float32Array {
  const roles = moduleRoles(code.version, code.level);
  return Float32Array.from(roles, (role, module) => {
    const isAtFinder = role === Role.finderRing || role === Role.separator;
    return isAtFinder && !isDark(code, ...placeOf(module, code.size)) ? 1 : 0;
  });
}

/**
 * Returns the luma of each module: its mean tone plus a share of the error that was passed to it, kept within its
 * bound. The new error, which is passed on to the neighbors, is the tone plus the whole error received minus this luma.
 */
function spreadErrors(code: QrCode, means: Float32Array, bound: Float32Array, isLight: Float32Array): Float32Array {
  const { size } = code;
  const roles = moduleRoles(code.version, code.level);
  const luma = new Float32Array(means.length);
  const { errors, handOn } = diffuseErrors(roles, size);
  for (let module = 0; module < means.length; module++) {
    const wanted = means[module] + SHADES.carried * errors[module];
    luma[module] =
      isLight[module] === 1
        ? Math.min(255, Math.max(bound[module], wanted))
        : Math.max(0, Math.min(bound[module], wanted));
    const missing = means[module] + errors[module] - luma[module];
    handOn(module, Math.min(SHADES.mostCarried, Math.max(-SHADES.mostCarried, missing)), 1);
  }
  return luma;
}
