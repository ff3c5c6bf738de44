/**
 * `node bench/labels.mjs` measures how long it takes to make a PDF of 1,000 labels with different codes and words, on
 * 48 sheets of the label type L7160. Prints the processor time and the clock time in seconds, and the size of the file.
 * Both times are the minimum of five runs. `--try` makes 30 labels once.
 */
import { parseArgs } from 'node:util';
import { loadSource } from '../scripts/run/load-source.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const RUNS = values.try ? 1 : 5;
const LABELS = values.try ? 30 : 1000;

const {
  DEFAULT_DESIGN,
  LabelPress,
  labelPages,
  labelSheet,
  letteringFor,
  makeForLabel,
  moduleGrid,
  redraw,
  writePages,
} = await loadSource('bench/labels-source.ts');
const lettering = await letteringFor(['Projector 0123456789', 'inventory.example.com']);
const sheet = labelSheet('l7160');
const facts = { title: 'Labels', ink: 'black', date: new Date(0) };

async function makeFile() {
  const press = new LabelPress(lettering);
  const labels = Array.from({ length: LABELS }, (_, k) => {
    const design = { ...DEFAULT_DESIGN, type: 'url', content: `https://inventory.example.com/${k}` };
    const text = { title: `Projector ${k}`, lines: [{ text: 'inventory.example.com', isAddress: true }] };
    const made = makeForLabel(design, null, sheet);
    const code = redraw(made, design, null, moduleGrid(made.code.size, 4));
    return { drawing: press.draw({ code, text }, sheet).drawing, copies: 1 };
  });
  const pages = labelPages({ sheet, labels });
  return { pages: pages.length, file: await writePages(pages, facts) };
}

let [processor, clock] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
/** @type {{ pages: number, file: Uint8Array } | undefined} */
let made;
for (let run = 0; run < RUNS; run++) {
  const [begin, used] = [performance.now(), process.cpuUsage()];
  made = await makeFile();
  const { user, system } = process.cpuUsage(used);
  processor = Math.min(processor, (user + system) / 1e6);
  clock = Math.min(clock, (performance.now() - begin) / 1e3);
}
const size = (made?.file.length ?? 0) / 1e6;
process.stdout.write(
  `${LABELS} labels, ${made?.pages} pages: ${processor.toFixed(2)} s of processor time, ` +
    `${clock.toFixed(2)} s, ${size.toFixed(2)} MB\n`,
);
