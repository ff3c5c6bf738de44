// The character sets of numeric and alphanumeric mode. ISO/IEC 18004:2015, 7.3.3, 7.3.4 and Table 5.

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

let values: Int8Array | undefined;

/** For each ASCII code, its value 0 to 44 in alphanumeric mode (a digit's value is the digit), or −1. Not to be modified. */
export function alphanumericValues(): Int8Array {
  if (values === undefined) {
    values = new Int8Array(128).fill(-1);
    for (let i = 0; i < ALPHANUMERIC.length; i++) values[ALPHANUMERIC.charCodeAt(i)] = i;
  }
  return values;
}
