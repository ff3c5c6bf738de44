export { type Code, type CodeInput, qr } from './code.ts';
export { type ErrorCode, OptionError, QuietzoneError, TextError } from './errors.ts';
export type {
  CodedText,
  CodeOptions,
  CornerShape,
  DotShape,
  Gradient,
  Level,
  Logo,
  LogoPixels,
  LookOptions,
  OwnShape,
  PassedOptions,
  Shape,
} from './options.ts';
export { type SvgOptions, svg } from './svg.ts';
export { type TerminalOptions, terminal } from './terminal.ts';
