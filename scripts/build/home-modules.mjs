/**
 * Fails when the home page loads what it does not need before it is touched. By hand: budgets know sizes, and no
 * modules.
 */
import { homeFiles, readModules } from './manifest.mjs';

const STRANGERS = [
  /^src\/app\/(?!home-page).+-page\.tsx$/,
  /^src\/community\//,
  // They make a code, which begins with the first touch.
  /^src\/(engine|drawing|fitting|weaving|making)\//,
  /^src\/features\/community\//,
  // They read and keep codes, designs and choices of files, which begins with Generate, a template or /preview.
  /^src\/(design\/parse-design|storage\/(analytics|file-choices|generated-code|template))\.ts$/,
  /zxing/,
  /react-toast/,
];

const modules = readModules();
const strangers = homeFiles()
  .scripts.flatMap((script) => modules[script])
  .filter((module) => STRANGERS.some((stranger) => stranger.test(module)));
for (const module of strangers) console.error(`The home page loads ${module}`);
process.exitCode = strangers.length === 0 ? 0 : 1;
