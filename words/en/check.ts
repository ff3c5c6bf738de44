import type { SpecifiedType } from '#design';
import { grammar } from './grammar.ts';

const { number, plural } = grammar;

export const checkWords = {
  page: {
    title: 'Will It Scan? Check Any QR Code',
    description:
      'Check a QR code from any program, a screenshot, or a print. See what it contains, whether it scans, and which modules are misread. Nothing leaves your browser.',
    keywords: ['QR code check', 'QR code scan test', 'QR code quality', 'QR code reader'],
    headline: 'Will it scan?',
    intro: 'Check any QR code: a picture from any program, a screenshot, or a print. Nothing leaves your browser.',
  },
  /** The page in the breadcrumb, and the button that leads to it. */
  link: 'Will it scan?',

  choose: 'Choose a picture',
  chooseHint: 'PNG, JPEG, WebP, GIF, AVIF, or SVG. You can also drop it here or paste it.',
  useCamera: 'Use the camera',
  takePhoto: 'Take a photo',

  looking: 'Looking for codes…',
  pdf: "A PDF can't be checked. Save the page as a picture, or take a screenshot of the code.",
  failed: "Couldn't check the picture. Check your connection.",
  picture: 'The picture',
  codes: 'Codes in this picture',
  found: (count: number) => plural(count, { one: 'One code found.', other: `${number(count)} codes found.` }),

  /** What a phone does with a code of a specified type. `name` is its address, number, network or person, without secrets. */
  does: {
    url: (name: string) => `Opens ${name}`,
    email: (name: string) => `Writes an email to ${name}`,
    phone: (name: string) => `Calls ${name}`,
    sms: (name: string) => `Writes a message to ${name}`,
    wifi: (name: string) => `Joins the Wi-Fi ${name}`,
    vcard: (name: string) => `Adds the contact ${name}`,
    text: (text: string) => `Shows “${text}”`,
    instagram: (name: string) => `Opens ${name}`,
    youtube: (name: string) => `Opens ${name}`,
    facebook: (name: string) => `Opens ${name}`,
    twitter: (name: string) => `Opens ${name}`,
  } satisfies Readonly<Record<SpecifiedType, (name: string) => string>>,
  /** In place of `does` for a code without a name. */
  doesUnnamed: (kind: string) => `Without a name: ${kind}`,
  doesPassword: 'Sets up a one-time password',
  doesNothing: 'Has no text',

  form: (version: number, level: string, mask: number, size: number) =>
    `${size} × ${size} modules: version ${version}, error correction ${level}, mask ${mask}.`,
  margin: (modules: number) =>
    plural(modules, {
      one: 'The quiet zone is only 1 module wide. The standard asks for 4. Leave more space around the code.',
      other: `The quiet zone is only ${number(modules)} modules wide. The standard asks for 4. Leave more space around the code.`,
    }),
  noMargin: 'There is no quiet zone. The standard asks for 4 modules. Leave space around the code.',

  /** Above what to do about findings in a picture whose design is not known. */
  todo: 'What to do',

  blocks: 'Error correction used',
  block: (place: number, wrong: number, correctable: number) =>
    `Block ${number(place)}: ${number(wrong)} of ${number(correctable)}`,

  share: (wrong: number, correctable: number) => `${number(wrong)} of ${number(correctable)}`,

  makeAnew: 'Make it anew',
};

export const cameraWords = {
  camera: 'Camera',
  starting: 'Starting the camera…',
  point: 'Point the camera at a code, about 20 cm away.',
  hold: 'Hold',
  stop: 'Stop',
  torch: 'Light',
  zoom: 'Zoom',
  which: 'Camera',
  unnamed: (place: number) => `Camera ${number(place)}`,
  stopped: 'The camera was stopped because the page was hidden.',
  clean: 'Every module reads correctly.',
  misread: (count: number) =>
    plural(count, {
      one: '1 module is misread. It is marked here.',
      other: `${number(count)} modules are misread. They are marked here.`,
    }),
  refused: {
    denied: 'The camera is blocked for this site. Allow it in the settings of your browser, and try again.',
    none: 'There is no camera. Take a photo with your phone, and choose it here.',
    busy: 'Another program uses the camera. Close it, and try again.',
    unsuitable: "This camera can't be used. Try again to use another one.",
    insecure: 'Browsers give the camera only to secure pages. Open this page with https, or choose a picture.',
    silent: 'The camera gives no picture. Try again, or take a photo.',
    gone: 'The camera was disconnected. Connect it, and try again.',
    failed: "Couldn't read the camera's picture. Check your connection, and try again.",
  },

  /** Comparing a print with the code that was made. */
  measure: 'Compare and measure',
  compare: 'Compare with a saved code',
  compareNone: 'None',
  unread: "The saved code's picture can't be read.",
  otherText: (does: string) => `This is another code. The saved one does this: ${does}.`,
  otherForm: 'The text is the same, but the code was built anew, by another program or from another design.',
  same: 'The print matches the saved code, module for module.',
  lost: (count: number) =>
    plural(count, {
      one: '1 module differs from the saved code.',
      other: `${number(count)} modules differ from the saved code.`,
    }),
  side: 'Measured side of the code',
  sideHint: 'Without the margin.',
  mm: 'mm',
  notNumber: 'Enter a length, such as 25.',
  module: (mm: number) => `Each module is ${number(mm, 2)} mm wide.`,
  smallModule: (mm: number) =>
    `Each module is ${number(mm, 2)} mm wide. Below 0.4 mm, many phones can't make them out. Print it larger.`,
};
