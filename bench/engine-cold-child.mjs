// Measures one encoder in a process of its own. Prints the processor time, in microseconds, of import and first code,
// of the import alone, of a second code, and of the first V29. Arguments: file URL of the bundled encoder, then the two
// texts.

import { cpuMicroseconds } from './engine-warm.mjs';

const [file, short, long] = process.argv.slice(2);
cpuMicroseconds();
const start = cpuMicroseconds();
const { default: encode } = await import(file);
const imported = cpuMicroseconds();
encode(short);
const first = cpuMicroseconds();
encode(short);
const second = cpuMicroseconds();
encode(long);
const large = cpuMicroseconds();
process.stdout.write(JSON.stringify([first - start, imported - start, second - first, large - second]));
