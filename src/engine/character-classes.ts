// The character sets of numeric and alphanumeric mode. ISO/IEC 18004:2015, 7.3.3, 7.3.4 and Table 5.

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

let values: Int8Array | undefined;

/** The value 0 to 44 of a UTF-16 code unit in alphanumeric mode (a digit's value is the digit), or −1. */
export function alphanumericValue(unit: number): number {
  if (values === undefined) {
    values = new Int8Array(128).fill(-1);
    for (let i = 0; i < ALPHANUMERIC.length; i++) values[ALPHANUMERIC.charCodeAt(i)] = i;
  }
  return unit < 128 ? values[unit] : -1;
}
