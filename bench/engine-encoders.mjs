// The encoders that engine.mjs compares. `create` gets the imported `modules` of an encoder, and returns a function
// `(text) => symbol` that encodes a text at level H. The encoder chooses the version and the mask.

export const QUIETZONE = 'quietzone';

/** @type {Record<string, { modules: string[], create: (modules: any[]) => (text: string) => any }>} */
export const ENCODERS = {
  [QUIETZONE]: {
    modules: ['#engine'],
    create: ([{ encode }]) => {
      const options = { level: 'H' };
      return (text) => encode(text, options);
    },
  },
  qr: {
    modules: ['qr'],
    create: ([{ default: encodeQR }]) => {
      const options = { ecc: 'high', border: 1 };
      return (text) => encodeQR(text, 'raw', options);
    },
  },
  'lean-qr': {
    modules: ['lean-qr'],
    create: ([{ generate, correction }]) => {
      const options = { minCorrectionLevel: correction.H };
      return (text) => generate(text, options);
    },
  },
  qrcode: {
    modules: ['qrcode/lib/core/qrcode.js'],
    create: ([{ default: QRCode }]) => {
      const options = { errorCorrectionLevel: 'H' };
      return (text) => QRCode.create(text, options);
    },
  },
  '@nuintun/qrcode': {
    modules: ['@nuintun/qrcode'],
    create: ([{ Encoder, Byte, Numeric }]) => {
      const encoder = new Encoder({ level: 'H' });
      return (text) => encoder.encode(/^\d+$/.test(text) ? new Numeric(text) : new Byte(text));
    },
  },
  uqr: {
    modules: ['uqr'],
    create: ([{ encode }]) => {
      const options = { ecc: 'H', border: 0 };
      return (text) => encode(text, options);
    },
  },
  'qrcode-generator': {
    modules: ['qrcode-generator'],
    create: ([{ default: qrcode }]) => {
      const utf8 = new TextEncoder();
      return (text) => {
        const code = qrcode(0, 'H');
        if (/^\d+$/.test(text)) code.addData(text, 'Numeric');
        // This library expects one character per byte.
        else code.addData(String.fromCharCode(...utf8.encode(text)), 'Byte');
        code.make();
        return code;
      };
    },
  },
};

/**
 * Returns the JavaScript source of a module whose default export is the function of one of `ENCODERS`.
 *
 * @param {string} name
 * @param {string} encodersPath
 */
export function entryOf(name, encodersPath) {
  const { modules } = ENCODERS[name];
  const imports = modules.map((module, i) => `import * as module${i} from ${JSON.stringify(module)};`).join('\n');
  return `${imports}
import { ENCODERS } from ${JSON.stringify(encodersPath)};
export default ENCODERS[${JSON.stringify(name)}].create([${modules.map((_, i) => `module${i}`).join(', ')}]);
`;
}
