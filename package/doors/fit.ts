import { chooseCode } from '#fitting';
import { type Code, type CodeInput, makeCode, symbolOf } from './code.ts';
import { drawPlain, drawWith } from './draw.ts';
import { loadLogo } from './logo.ts';
import { type CodeOptions, checkOptions, designOf, type Logo, type LookOptions } from './options.ts';

export interface FitOptions extends Omit<CodeOptions, 'mask'>, LookOptions {
  readonly logo: Logo;
}

/**
 * Returns the code of a text whose version and mask suit a logo in its middle best: the logo then uses up least of the
 * error correction. Pass the same options on to draw it. Rejects with what `svg` throws, or with an `OptionError` if the
 * logo's pixels are not known.
 *
 * @example
 * const look = { logo: { href: dataUrl, size: 25 } };
 * svg(await fit('https://example.com', look), look);
 */
export async function fit(input: CodeInput, options: FitOptions): Promise<Code> {
  checkOptions(options);
  const image = await loadLogo(options.logo);
  const design = designOf(options);
  const code = makeCode(input, options, (data, encoding) => chooseCode(data, encoding, design, image));
  // It is chosen for the pixels of this logo.
  drawWith(symbolOf(code), drawPlain);
  return code;
}
