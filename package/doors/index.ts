export { type Code, qr } from './code.ts';
export { type ErrorCode, OptionError, QuietzoneError, TextError } from './errors.ts';
export type {
  CodeOptions,
  CornerShape,
  DotShape,
  Gradient,
  Level,
  Logo,
  LogoPixels,
  LookOptions,
  PassedOptions,
  Shape,
} from './options.ts';
export { type SvgOptions, svg } from './svg.ts';
export { type TerminalOptions, terminal } from './terminal.ts';
