import { asCode, type Code, type CodeInput } from './code.ts';
import { type CodeOptions, marginOf } from './options.ts';

export interface TerminalOptions extends CodeOptions {
  /** Modules of margin on each side, 0 to 100. Default 4. */
  readonly margin?: number;
  /**
   * Default true: black on white by escape sequences, whatever the terminal's colors. False: only characters, for
   * terminals that are light on dark.
   */
  readonly ansi?: boolean;
}

/** For two modules, one above the other: 1 if the upper one, plus 2 if the lower one has the color of the text. */
const BLOCKS = [' ', '▀', '▄', '█'];

const BLACK_ON_WHITE = '\u001B[38;5;16;48;5;231m';
const RESET = '\u001B[0m';

/**
 * Returns a code for a terminal, two modules in a character, each line ended by a line feed. Throws a `TextError` for a
 * text that is empty or too long, and an `OptionError`.
 *
 * @example
 * process.stdout.write(terminal('https://example.com', { margin: 2 }));
 */
export function terminal(input: CodeInput | Code, options: TerminalOptions = {}): string {
  const { size, isDark } = asCode(input, options);
  const { ansi = true } = options;
  const margin = marginOf(options);
  const inkAt = (x: number, y: number): number => Number(isDark(x, y) === ansi);
  let lines = '';
  for (let y = -margin; y < size + margin; y += 2) {
    let line = '';
    for (let x = -margin; x < size + margin; x++) line += BLOCKS[inkAt(x, y) + 2 * inkAt(x, y + 1)];
    lines += ansi ? `${BLACK_ON_WHITE}${line}${RESET}\n` : `${line}\n`;
  }
  return lines;
}
