import { CAPTION_MAX, FRAMES, type FrameStyle, type QrDesign } from '#design';
import { type Drawing, type GroupLayer, type Layer, mapOf, mapOutlines, moduleGrid, movePaint } from '#drawing';
import { drawPage, type PageTrouble, prepareWords } from '#making';
import { checkChoice, checkRange, checkSide, checkText } from './checks.ts';
import { asCode, type Code, type CodeInput, makeCode, symbolOf } from './code.ts';
import { drawerOf, drawWith } from './draw.ts';
import { OptionError } from './errors.ts';
import { loadWords } from './lettering.ts';
import { type CodeOptions, checkOptions, designOf, type LookOptions, type PassedOptions } from './options.ts';

export type { FrameStyle };

export interface FrameOptions extends CodeOptions, LookOptions, PassedOptions {
  /** Width of the code with its margin in print, on which the sizes of letters depend. Default 30. */
  readonly mm?: number;
}

/**
 * Returns a code with a caption below it and a frame around it, which `svg`, `png`, `pdf` and `QRCode` draw. Pass the
 * same options on to them. `mm` and `px` stay the width of the code with its margin, so that the page is larger.
 * Rejects with what `svg` throws, or with an `OptionError` if no font has a letter of the caption or it does not fit.
 *
 * @example
 * const look = { caption: 'Our menu', frame: 'rounded', color: '#036' } as const;
 * svg(await framed('https://example.com', look), look);
 */
export async function framed(input: CodeInput | Code, options: FrameOptions): Promise<Code> {
  checkOptions(options);
  const { caption = '', frame, font, mm = 30 } = options;
  checkText('caption', caption);
  checkRange('caption.length', caption.length, 0, CAPTION_MAX);
  checkChoice('frame', frame ?? 'line', FRAMES);
  checkSide('mm', mm);
  const plain = asCode(input, options);
  const { text } = plain;
  const symbol = symbolOf(plain);
  const words: Pick<QrDesign, 'caption' | 'showAddress' | 'frame'> = {
    showAddress: false,
    ...(caption && { caption }),
    ...(frame && { frame }),
  };
  const lettering = caption ? await loadWords(font) : undefined;
  if (lettering) await prepareWords(lettering, { ...designOf(options), ...words }, text);
  const code = makeCode(text, {}, () => ({ ...symbol }));
  const page = (drawing: Drawing, design: QrDesign) =>
    drawPage({ drawing, text, mm, ...(lettering && { lettering }) }, { ...design, ...words });
  const draw = drawerOf(symbol);
  drawWith(symbolOf(code), (_, design, image, grid) =>
    ungrouped(page(draw(symbol, design, image, grid), design).drawing),
  );
  const { troubles } = page(draw(symbol, designOf(options), null, moduleGrid(code.size, 4)), designOf(options));
  for (const trouble of troubles) refuse(trouble, caption);
  return code;
}

function refuse(trouble: PageTrouble, caption: string): never {
  const what =
    'characters' in trouble
      ? `in letters of the font: ${trouble.characters.join(' ')} is missing. Bring another one as font`
      : 'shorter, so that it fits in three lines';
  throw new OptionError('caption', 'not-printable', what, caption);
}

/** Returns a page without groups, so that its outlines can be joined. The code on it is neither scaled nor turned. */
function ungrouped(page: Drawing): Drawing {
  return { ...page, layers: page.layers.flatMap((layer) => (layer.kind === 'group' ? layersOf(layer) : layer)) };
}

function layersOf(group: GroupLayer): Layer[] {
  const map = mapOf(group);
  return group.layers.map((layer): Layer => {
    if (layer.kind === 'group') return layer;
    if (layer.kind === 'image') return { ...layer, x: layer.x + map.x, y: layer.y + map.y };
    return { ...layer, d: mapOutlines(layer.d, map), paint: movePaint(layer.paint, map.x, map.y) };
  });
}
