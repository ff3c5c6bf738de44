import { inFile } from './mutation.mjs';
import { PIXEL_MUTATIONS } from './pixel-mutations.mjs';

const VERDICT = ['src/scanning/verdict/'];

/**
 * What `npm run mutate` breaks, one after another. Each is a rule that matters, broken as a slip of the hand would.
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const MUTATIONS = [
  ...inFile('scanning/verdict/limits.ts', VERDICT, [
    ['cover: { everywhere: 0.75, good: 0.95 }', 'cover: { everywhere: 0.95, good: 0.95 }'],
    ['cover: { everywhere: 0.75, good: 0.95 }', 'cover: { everywhere: 0.75, good: 0.99 }'],
    ['module: { everywhere: 4.7, good: 3.4 }', 'module: { everywhere: 3.5, good: 3.4 }'],
    ['module: { everywhere: 4.7, good: 3.4 }', 'module: { everywhere: 4.7, good: 3 }'],
    ['pattern: { everywhere: 3, good: 10 }', 'pattern: { everywhere: 16, good: 16 }'],
    ['pattern: { everywhere: 3, good: 10 }', 'pattern: { everywhere: 3, good: 16 }'],
    ['ink: { everywhere: 105, good: 165 }', 'ink: { everywhere: 120, good: 165 }'],
    ['ink: { everywhere: 105, good: 165 }', 'ink: { everywhere: 105, good: 180 }'],
    ['leastContrast: 6', 'leastContrast: 120'],
    ['shareOfPlain: { everywhere: 0.85, good: 0.7 }', 'shareOfPlain: { everywhere: 0.6, good: 0.6 }'],
    ['shareOfPlain: { everywhere: 0.85, good: 0.7 }', 'shareOfPlain: { everywhere: 0.85, good: 0.6 }'],
    ['shareOfAll: { everywhere: 0.75, good: 0.35 }', 'shareOfAll: { everywhere: 0, good: 0 }'],
    ['clearContrast: 100', 'clearContrast: 60'],
    ['decoy: 6', 'decoy: -1'],
    ['askew: 0.85', 'askew: 1'],
    ['runs: 0.12', 'runs: 1'],
    ['marks: 0.2', 'marks: 2'],
    ['value <= everywhere ?', 'value < everywhere ?'],
    ['value >= everywhere ?', 'value > everywhere ?'],
    ["worst === 'everywhere' ? worst : worstVerdict(['good-conditions', needed])", 'needed'],
  ]),
  ...inFile('scanning/verdict/inspect.ts', VERDICT, [
    ["if (measures.decoyDistance <= limits.decoy) add('decoy', 'good-conditions');", ''],
    ["if (measures.marks > limits.marks) add('marks', 'good-conditions');", ''],
    ["if (measures.runs > limits.runs) add('runs', 'good-conditions');", ''],
    ['measures.askew.wrong > limits.askew * measures.askew.correctable', 'false'],
    ["if (budget.hasRoundRings) add('corners', 'good-conditions');", ''],
    ['Math.max(finder, 3 * format, 3 * version)', 'Math.max(finder, format, version)'],
    ['Math.max(finder, 3 * format, 3 * version)', 'Math.max(3 * format, 3 * version)'],
    ["add('inverted', 'unlikely');", ''],
    ['isClear && !budget.isInverted', '!budget.isInverted'],
    ['paper - ink >= limits.clearContrast &&', ''],
    ['verdictRank(b.unread) - verdictRank(a.unread)', '0'],
    ['isRead ? verdict : unread', 'verdict'],
    ['verdictOn(tones.neededInk, tones.neededPaper)', 'verdictOn(tones.ink, tones.paper)'],
  ]),
  ...inFile('scanning/verdict/decide.ts', VERDICT, [
    ['isHopeless && isBeyondReading(inspection)', 'isBeyondReading(inspection)'],
    ['isHopeless && isBeyondReading(inspection)', 'isHopeless'],
    ['!budget.isReadable || onWhite.contrast < LIMITS.leastContrast', '!budget.isReadable'],
    ["isMissedOnScreen ? 'good-conditions' : 'everywhere',", ''],
    ['worstVerdict([byLimits, byStyle, byDensity])', 'worstVerdict([byStyle, byDensity])'],
    ['worstVerdict([byLimits, byStyle, byDensity])', 'worstVerdict([byLimits, byStyle])'],
    ['right / (right + count(plain))', 'right / readings.length'],
  ]),
  ...inFile('scanning/verdict/findings.ts', VERDICT, [
    ['turned.length > 0', 'false'],
    [
      "inverted !== 'everywhere' && isLightCode(design)",
      'isLightCode(design)',
      'A code lighter than its paper reads as light on dark, unless another ink is darker, which is found before.',
    ],
    ["worst === 'askew' ? askew : ", ''],
    ["case 'cover':\n      return 'corrections';", "case 'cover':\n      return 'pattern';"],
    ['share: 1 - share', 'share'],
    ['if (!isWeak) return null;', ''],
  ]),
  ...inFile('scanning/verdict/ink-limits.ts', VERDICT, [
    ['ink - DARK_PAGE, paper - DARK_PAGE', 'ink, paper'],
    ['Math.min(onDark, onWhite)', 'onDark'],
  ]),
  ...inFile('scanning/verdict/red-light.ts', VERDICT, [
    ["if (isBetter('good-conditions', verdict) || readers.length === 0) return HARMLESS;", ''],
    ['right < LIMITS.shareOfPlain.everywhere * inRed.length', 'right < 0'],
  ]),
  ...inFile('scanning/verdict/tones.ts', VERDICT, [
    ['role === Role.finderRing || role === Role.finderCenter', 'role === Role.finderRing'],
  ]),
  ...inFile('scanning/tunnel/red-light.ts', ['src/scanning/tunnel/'], [['index, index + 3', 'index, index + 4']]),
  ...inFile(
    'scanning/tunnel/conditions.ts',
    ['src/scanning/tunnel/'],
    [
      ["'photo-dark': { ...ON_DARK, ...PHOTO }", "'photo-dark': { ...ON_WHITE, ...PHOTO }"],
      ["'small-dark': { ...ON_DARK, width: 120 }", "'small-dark': { ...ON_WHITE, width: 120 }"],
      ["if (condition === 'as-is') return", "if (condition === 'washed-out') return"],
    ],
  ),
  ...PIXEL_MUTATIONS,
  ...inFile(
    'scanning/fixes/fixes.ts',
    ['src/scanning/judging/judge.test'],
    [['isLimited = isBetter(target, allowedBy(tried.inspection.excesses, true))', 'isLimited = false']],
  ),
  ...inFile(
    'scanning/verdict/judgment.ts',
    ['src/scanning/judging/judge.test'],
    [['onWhite.contrast < LIMITS.leastContrast ? null : onWhite.middle', 'onWhite.middle']],
  ),
  ...inFile(
    'scanning/fixes/changes-for.ts',
    ['src/scanning/fixes/'],
    [
      ["isLightCode(design) ? 'swapped' : 'same'", "'same'"],
      ['const SIZE_STEP = 2', 'const SIZE_STEP = 5'],
      ["{ ...design, imagePosition: 'center' }", '{ ...design }'],
    ],
  ),
  ...inFile('scanning/fixes/recolor.ts', ['src/scanning/fixes/'], [['a: 1 }, FIX_LIMITS.ink)', 'a: 1 })']]),
  ...inFile(
    'scanning/fixes/change.ts',
    ['src/scanning/fixes/'],
    [
      ["? 'lighten' : 'darken'", "? 'darken' : 'lighten'"],
      ['toHex(old) === toHex(now)', 'old === now'],
    ],
  ),
  ...inFile(
    'workers/hands.ts',
    ['src/workers/'],
    [
      ['watchdog?.reset();\n    if (message', 'if (message'],
      ['message.id !== current?.errand.id', '!current'],
      ["isLoaded ? 'crashed' : 'unloaded'", "'crashed'"],
    ],
  ),
  ...inFile(
    'workers/pool.ts',
    ['src/workers/'],
    [
      ["outcome.code === 'silent' || ", ''],
      ['job.tries >= TRIES', 'true'],
      ['leaving.add(hand);', ''],
    ],
  ),
  ...inFile(
    'content/wifi.ts',
    ['src/content/wifi.test.ts'],
    [
      ['length >= least && length <= PASSPHRASE.most', 'length <= PASSPHRASE.most'],
      ["fields.join(';')", "fields.join(',')"],
      ['bytes > SSID_MAX_BYTES', 'bytes >= SSID_MAX_BYTES'],
      ["isWpa3 || security === 'wep'", 'isWpa3'],
    ],
  ),
  ...inFile('content/phone.ts', ['src/content/'], [['digits >= 3 && digits <= 20', 'digits >= 1 && digits <= 20']]),
  ...inFile(
    'content/encode-content.ts',
    ['src/content/'],
    [
      ["kind: 'fields-unused'", "kind: 'not-opened'"],
      ['=== encodeContent({ type, content }).text ? parts : null', '!== null ? parts : null'],
    ],
  ),
  ...inFile(
    'content/youtube.ts',
    ['src/content/social-service.test.ts'],
    [['/^UC[\\w-]{22}$/', '/^UC[\\w-]{21,23}$/']],
  ),
  ...inFile('content/vcard.ts', ['src/content/'], [["isFamilyFirst ? '' : afterComma", 'afterComma']]),
  ...inFile(
    'design/parse-design.ts',
    ['src/design/'],
    [
      ['version > DESIGN_VERSION', 'version > DESIGN_VERSION + 1'],
      ["typeof written === 'string' ? written : base[field]", 'base[field]'],
    ],
  ),
  ...inFile(
    'design/color.ts',
    ['src/design/'],
    [
      ['hasAlpha ? channel(3) / 255 : 1', '1'],
      ['value <= 0.04045 ?', 'value <= 0.4045 ?'],
    ],
  ),
  ...inFile('design/oklch.ts', ['src/design/'], [['if (measure(color) <= max) return color;', '']]),
  ...inFile('design/style-colors.ts', ['src/design/'], [["if (design.qrType === 'standard') return [];", '']]),
  ...inFile(
    'engine/masks.ts',
    ['src/engine/masks.test.ts'],
    [['5: (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0', '5: (i, j) => ((i * j) % 2) + ((i * j) % 3) === 1']],
  ),
  ...inFile(
    'engine/reed-solomon.ts',
    ['src/engine/reed-solomon.test.ts'],
    [['root = multiply(root, 2)', 'root = multiply(root, 3)']],
  ),
  ...inFile(
    'engine/capacity.ts',
    ['src/engine/capacity.test.ts', 'src/engine/structure.test.ts'],
    [['errorCorrectionCodewords: c - k', 'errorCorrectionCodewords: c']],
  ),
  ...inFile(
    'fitting/choose-code.ts',
    ['src/fitting/choose-code.test.ts'],
    [['const VERSIONS_ABOVE = 8', 'const VERSIONS_ABOVE = 0']],
  ),
  ...inFile(
    'fitting/covered-modules.ts',
    ['src/fitting/covered-modules.test.ts'],
    [
      ['const UNSURE_SHARE = 0.15', 'const UNSURE_SHARE = -0.15'],
      ['if (!flags[k] || isLost[codeword]) continue;', 'if (!flags[k]) continue;'],
    ],
  ),
  ...inFile(
    'fitting/decoy.ts',
    ['src/fitting/decoy.test.ts'],
    [['const PATTERN_RADIUS = 2', 'const PATTERN_RADIUS = 1']],
  ),
  ...inFile(
    'weaving/recipe.ts',
    ['src/weaving/'],
    [
      ['alignment: 0.03', 'alignment: 0'],
      ['leastFree: 0.28', 'leastFree: 0.33'],
      ['mostUsed: 153', 'mostUsed: 160'],
      ['rounds: 6', 'rounds: 0'],
      ['leastLight: 0.15', 'leastLight: 0.12'],
      ['mostLight: 0.93', 'mostLight: 1'],
    ],
  ),
  ...inFile('storage/working-design.ts', ['src/storage/'], [['slice(MOST_TABS - 1)', 'slice(MOST_TABS)']]),
  ...inFile(
    'features/generator/weave-warnings.ts',
    ['src/features/generator/weave-warnings.test.ts'],
    [
      ['const MUCH_FLAT = 0.6', 'const MUCH_FLAT = 0.62'],
      ['const LEAST_IN_FOCUS = 0.85', 'const LEAST_IN_FOCUS = 0.84'],
      ['const LONG_TEXT = 80', 'const LONG_TEXT = 81'],
    ],
  ),
  ...inFile(
    'storage/analytics.ts',
    ['src/storage/'],
    [
      ['downloads: record.downloads + 1', 'downloads: record.downloads'],
      ["tryWriteItem('localStorage', KEY, before);", ''],
      ['if (newest < 0) return;', ''],
    ],
  ),
  ...inFile(
    'storage/generated-code.ts',
    ['src/storage/'],
    [
      ['latest?.picture !== picture || latest.id !== id', 'latest?.picture !== picture'],
      ['garbage.has(text) ? null : text', 'text'],
    ],
  ),
  ...inFile(
    'storage/database.ts',
    ['src/storage/'],
    [['[work(transaction), transaction.done]', '[work(transaction)]']],
  ),
  ...inFile(
    'storage/records.ts',
    ['src/storage/'],
    [
      [
        'value.pictureLength !== picture.length ||',
        '',
        'It saves reading pictures of another length, none of which is the one that is looked for.',
      ],
    ],
  ),
];
