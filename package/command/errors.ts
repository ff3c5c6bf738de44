/** The exit statuses, after zbarimg and sysexits.h. README.md has them as a table. */
export const STATUS = {
  done: 0,
  rowsLeftOut: 1,
  /** Read, but worse than asked. */
  belowAsked: 1,
  usage: 2,
  otherText: 3,
  nothingRead: 4,
  notEncoded: 65,
  noInput: 66,
  fault: 70,
  notWritten: 73,
} as const;

export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Ends the command with a status and a sentence on standard error that says what to do. */
export class CommandError extends Error {
  readonly status: Status;

  constructor(status: Status, message: string) {
    super(message);
    this.status = status;
  }
}

export function usageError(message: string): CommandError {
  return new CommandError(STATUS.usage, message);
}
