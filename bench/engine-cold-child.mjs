// Measures the cold start of one encoder in a new process, for engine-measure.mjs. Prints a JSON array of four processor
// times in microseconds: for the import together with the first code, for the import alone, for the second code, and
// for the first code of version 29. Arguments: the URL of the bundled encoder, a short text, and a text for version 29.

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

function cpuMicroseconds() {
  const { user, system } = process.cpuUsage();
  return user + system;
}
