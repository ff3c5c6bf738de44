import type { Details } from './content-kinds.ts';
import type { Caution, ContentParts, ContentRule, EncodedContent, Secret } from './content-rule.ts';

type WifiDetail = 'password' | 'security' | 'hidden' | 'others';

/** The values of `details.security` with their names in codes. The first is the default. */
const SECURITIES = {
  wpa: 'WPA',
  wep: 'WEP',
  none: 'nopass',
  sae: 'SAE',
} as const;

type Security = keyof typeof SECURITIES;

/** In small letters, only before a field, because a network may be called `wifi:home`. */
const BEGINNING = /^\s*(?:WIFI:|wifi:(?=[A-Z]:[^;]*;))/;

export const WIFI_RULE: ContentRule<WifiDetail> = {
  main: 'name',
  sort: 'secret',
  fields: {
    password: {
      control: 'password',
      unless: { name: 'security', value: 'none' },
    },
    security: { control: 'choice', values: Object.keys(SECURITIES) },
    hidden: { control: 'tick', width: 'whole' },
    // They may contain secrets, such as a rest of a password.
    others: { control: 'password', width: 'whole', isBrought: true, unless: { name: 'security', value: 'none' } },
  },
  beginsWith: BEGINNING,
  encode: encodeWifi,
  read: readWifi,
  nameOf: networkName,
  hasKnownName: true,
  secretsIn: networkSecretsIn,
};

const SSID_MAX_BYTES = 32;

/** IEEE 802.11: 8 to 63 characters. With WPA3 alone it may be shorter, but phones accept at most 63. */
const PASSPHRASE = { least: 8, most: 63 };

/**
 * Returns a network as `WIFI:T:…;S:…;P:…;H:true;;`. The name comes before the password, because some scanners would
 * find `S:` inside the password otherwise. Without a password the network is open. Spaces at the ends of a value are
 * kept. No value is put in quotation marks, because phones take the marks as part of the value. Content that already
 * starts with `WIFI:` is only trimmed. Without a name the text is empty.
 */
export function encodeWifi(content: string, details: Details<WifiDetail> = {}, mayBeWhole = true): EncodedContent {
  if (mayBeWhole && BEGINNING.test(content)) return { text: content.trim(), cautions: [] };
  if (content.trim() === '') return { text: '', cautions: [{ field: 'content', kind: 'no-network-name' }] };
  const { password = '', hidden = '', others = '' } = details;
  const security = securityOf(details);
  const isOpen = password === '' || security === 'none';
  const fields = [
    `T:${isOpen ? SECURITIES.none : SECURITIES[security]}`,
    `S:${escapeValue(content)}`,
    ...(isOpen ? [] : [`P:${escapeValue(password)}`]),
    ...(hidden === '' ? [] : ['H:true']),
  ];
  const kept = keptFields(others);
  const names = kept.map(({ name }) => name).join(', ');
  return {
    text: `WIFI:${[...fields, ...kept.map(({ written }) => written.replace(/;$/, ''))].join(';')};;`,
    cautions: [
      ...nameCautions(content),
      ...securityCautions(security, password),
      ...(kept.length > 0 ? [{ field: 'others', kind: 'kept-fields', names } as const] : []),
    ],
  };
}

/** Fields without a place of their own, such as R and K of WPA3. */
function keptFields(others: string): WifiField[] {
  return (readWifiFields(`WIFI:${others}`) ?? []).filter(({ name }) => OTHER_FIELD.test(name));
}

/** In capitals: a longer or smaller name may be the rest of a value with a semicolon that was not escaped. */
const OTHER_FIELD = /^(?![TSPH]$)[A-Z][A-Z\d]?$/;

function securityOf({ security }: Details<WifiDetail>): Security {
  return security !== undefined && Object.hasOwn(SECURITIES, security) ? (security as Security) : 'wpa';
}

function nameCautions(name: string): Caution[] {
  const bytes = byteLength(name);
  const field = 'content';
  const isLong = bytes > SSID_MAX_BYTES;
  return [
    ...(isLong ? [{ field, kind: 'network-name-length', bytes, most: SSID_MAX_BYTES } as const] : []),
    ...backslashCautions(field, name),
  ];
}

function securityCautions(security: Security, password: string): Caution[] {
  const field = 'password';
  const isWpa3 = security === 'sae';
  const cautions: Caution[] = isWpa3 ? [{ field: 'security', kind: 'wpa3-only' }] : [];
  if (password === '') {
    const isNeeded = isWpa3 || security === 'wep';
    return isNeeded ? [...cautions, { field, kind: 'no-password' }] : cautions;
  }
  if (security === 'none') return [{ field, kind: 'password-unused' }];
  const length = [...password].length;
  if (security === 'wep') {
    if (!/^(?:[ -~]{5}|[ -~]{13}|[\da-f]{10}|[\da-f]{26})$/i.test(password)) {
      cautions.push({ field, kind: 'wep-length', length });
    }
  } else {
    const least = isWpa3 ? 1 : PASSPHRASE.least;
    const isKey = !isWpa3 && /^[\da-f]{64}$/i.test(password);
    const isPassphrase = length >= least && length <= PASSPHRASE.most;
    if (!isKey && !isPassphrase) cautions.push({ field, kind: 'wpa-length', length, least, most: PASSPHRASE.most });
  }
  return [...cautions, ...backslashCautions(field, password)];
}

/** Android's own parser takes the second backslash of an escaped one as the escape of the separator that follows. */
function backslashCautions(field: string, value: string): Caution[] {
  return value.endsWith('\\') ? [{ field, kind: 'ends-with-backslash' }] : [];
}

function networkName(text: string): string | null {
  const fields = readWifiFields(text);
  return fields && (fields.find(({ name }) => name === 'S')?.value ?? '');
}

/**
 * Reads the fields of any generator, in any order. Returns null for enterprise networks, and if a field may be the rest
 * of a value with a semicolon that was not escaped.
 */
function readWifi(text: string): ContentParts<WifiDetail> | null {
  const fields = readWifiFields(text.trim()) ?? [];
  const values = new Map(fields.map(({ name, value }) => [name, value]));
  const others = fields.filter(({ name }) => !['T', 'S', 'P', 'H'].includes(name));
  const isKnown = others.every(({ name, written }) => OTHER_FIELD.test(name) && written.trimStart().startsWith(name));
  if (values.size < fields.length || !isKnown || others.some(({ name }) => ENTERPRISE.includes(name))) return null;
  const content = values.get('S') ?? '';
  const password = values.get('P') ?? '';
  const security = readSecurity(values.get('T') ?? '', password !== '');
  if (security === null || content + password === '' || (password !== '') !== (security !== 'none')) return null;
  const hidden = /^(?:true|1|yes)$/i.test(values.get('H') ?? '') ? 'true' : '';
  return {
    content,
    details: {
      password,
      security: security === 'wpa' ? '' : security,
      hidden,
      others: others.map(({ written }) => written.trim().replace(/;$/, '')).join(';'),
    },
  };
}

/** Accepts what routers and Android write, such as `WPA2-PSK` or `WPA/WPA2`. */
function readSecurity(type: string, hasPassword: boolean): Security | null {
  if (type === '') return hasPassword ? 'wpa' : 'none';
  if (/eap|enterprise/i.test(type)) return null;
  if (/^wpa/i.test(type)) return /^wpa3(?:[- ]?(?:sae|personal|psk))?$/i.test(type) ? 'sae' : 'wpa';
  if (/^(?:nopass|none|open)$/i.test(type)) return 'none';
  return /^wep$/i.test(type) ? 'wep' : /^sae$/i.test(type) ? 'sae' : null;
}

function escapeValue(value: string): string {
  return value.replace(/[\\;,:"]/g, '\\$&');
}

function byteLength(text: string): number {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/%../g, '%').length;
}

/** A field of a `WIFI:` text. A semicolon with nothing before it is not a field. */
interface WifiField {
  readonly name: string;
  readonly value: string;
  /** The field as it is in the text, from its name to its semicolon, which the last field may lack. */
  readonly written: string;
  readonly from: number;
}

const ENTERPRISE = ['E', 'PH2', 'A', 'I'];

/** Security, name, hidden, the WPA3 setting Transition Disable, and fields of enterprise networks. */
const PUBLIC_FIELDS = ['T', 'S', 'H', 'R', ...ENTERPRISE];

/** Returns the fields of a `WIFI:` text, each up to a semicolon without backslash before it; null for other texts. */
export function readWifiFields(text: string): WifiField[] | null {
  const scheme = /^\s*WIFI:/i.exec(text)?.[0];
  if (scheme === undefined) return null;
  const fields: WifiField[] = [];
  for (const { 0: written, index } of text.slice(scheme.length).matchAll(/(?:\\.|[^;])+;?/gs)) {
    const colon = written.indexOf(':');
    const value = written.slice(colon + 1, isEnded(written) ? -1 : undefined);
    const name = written.slice(0, Math.max(0, colon)).trim().toUpperCase();
    fields.push({ name, value: value.replace(/\\(.)/gs, '$1'), written, from: scheme.length + index });
  }
  return fields;
}

/** Returns the password in a `WIFI:` text and whatever could belong to it; null for other texts. */
export function networkSecretsIn(text: string): Secret[] | null {
  const fields = readWifiFields(text);
  if (fields === null) return null;
  const seen = new Set<string>();
  return fields.flatMap(({ name, written, from }): Secret[] => {
    // Scanners use the first field of each name. A later one may be the rest of a password with a semicolon.
    const isFirst = !seen.has(name);
    seen.add(name);
    if (PUBLIC_FIELDS.includes(name) && isFirst) return [];
    const start = from + (name === '' ? 0 : written.indexOf(':') + 1);
    const to = from + written.length;
    const end = isEnded(written) ? to - 1 : to;
    return start === end ? [] : [{ kind: 'password', start, end, from, to }];
  });
}

function isEnded(written: string): boolean {
  return /^(?:\\.|[^;\\])*;$/s.test(written);
}

/** A Wi-Fi network, as people type it into a phone. */
export interface Network {
  readonly name: string;
  /** Empty for an open network. It is a secret: print it only if the visitor asks for it. */
  readonly password: string;
}

/** Returns the network in a `WIFI:` text. Returns null for other texts, and for a network without a name. */
export function networkInText(text: string): Network | null {
  const fields = readWifiFields(text);
  const fieldValue = (name: string): string => fields?.find((field) => field.name === name)?.value ?? '';
  if (fieldValue('S') === '') return null;
  const isOpen = fieldValue('T').toLowerCase() === 'nopass';
  return { name: fieldValue('S'), password: isOpen ? '' : fieldValue('P') };
}
