/**
 * Fails if the home page loads modules at the start that it does not need until a visitor does something, or does not
 * need at all. The budgets of `budgets.mjs` cannot check that: they know sizes, but not modules.
 */
import { homeFiles, readModules } from './manifest.mjs';

const STRANGERS = [
  /^site\/app\/(?!home-page).+-page\.tsx$/,
  /^site\/community\//,
  // Modules that make codes. They are loaded at the first touch.
  /^src\/(engine|drawing|fitting|weaving|making)\//,
  /^site\/features\/community\//,
  // Modules that read and store codes, designs and file choices. They load when *Generate* is pressed, a template is
  // opened or /preview is shown.
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
