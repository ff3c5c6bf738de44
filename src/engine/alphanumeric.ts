// The character sets of numeric and alphanumeric mode. ISO/IEC 18004:2015, 7.3.3, 7.3.4 and Table 5.

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** For each ASCII code, its value 0 to 44 in alphanumeric mode (a digit's value is the digit), or −1. */
export const ALPHANUMERIC_VALUES = new Int8Array(128).fill(-1);

for (let value = 0; value < CHARACTERS.length; value++) ALPHANUMERIC_VALUES[CHARACTERS.charCodeAt(value)] = value;
