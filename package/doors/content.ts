import {
  type CautionFacts,
  EMAIL_RULE,
  FACEBOOK_RULE,
  GS1_ELEMENTS_RULE,
  INSTAGRAM_RULE,
  type MoreCautionFacts,
  type MoreFields,
  PHONE_RULE,
  recognize,
  SMS_RULE,
  TWITTER_RULE,
  URL_RULE,
  VCARD_RULE,
  WIFI_RULE,
  YOUTUBE_RULE,
} from '#content';
import {
  type RedirectCaution,
  type RedirectFile,
  type RedirectProblem,
  readRedirects,
  redirectCautions,
  redirectFiles,
  type TypedRedirect,
} from '#content/redirects';
import { buildBy, type Kind } from './build-content.ts';
import { checkChoice, checkObject, checkText } from './checks.ts';
import { build, CONTENT_TYPES, fieldsOf, type Type, typeOf } from './content-fields.ts';
import { OptionError, TextError } from './errors.ts';
import type { CodedText } from './options.ts';

export type { MoreFields, RedirectCaution, RedirectProblem };

/** A text for a code, and what about it may not work as intended. The text is whole whatever the cautions say. */
export interface Content extends CodedText {
  /** Empty if there is nothing to encode, such as a network without a name. Then a caution says so. */
  readonly text: string;
  readonly cautions: readonly Caution[];
  /** What the format demands of the code, as options. A content that is handed to `svg` and the like brings it along. */
  readonly code: CodedText['code'];
}

/** What may not work as intended: a slip, a character that scanners misread, a length that networks refuse. */
export type CautionKind = Exclude<CautionFacts['kind'], 'left-out'>;

/** What may not work in the kinds of `MoreFields`. */
export type MoreCautionKind = MoreCautionFacts['kind'];

export interface Caution {
  /** The name of the field concerned. */
  readonly field: string;
  readonly kind: CautionKind;
  /** What to write instead. */
  readonly mended?: string;
  /** There is no text until the field is mended. */
  readonly refuses?: true;
  /** The facts, such as the `length` of a password. */
  readonly [fact: string]: unknown;
}

export interface WifiFields {
  /** The network's name, its SSID. */
  readonly name: string;
  readonly password?: string;
  /** `wpa` is WPA2, also mixed with WPA3; `sae` is WPA3 alone. Default: `wpa` with a password, otherwise `none`. */
  readonly security?: 'wpa' | 'wep' | 'none' | 'sae';
  /** Whether the network does not show its name. */
  readonly hidden?: boolean;
  /** Further fields of the code as they are in it, such as `R:1` of WPA3. */
  readonly others?: string;
}

export interface ContactFields {
  /** The whole name. Default: given and family name. */
  readonly name?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly organization?: string;
  readonly title?: string;
  readonly mobile?: string;
  readonly workPhone?: string;
  readonly email?: string;
  readonly website?: string;
  readonly street?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly country?: string;
  readonly note?: string;
  /** Further numbers and addresses, with or without a label: `Fax: +44 20 7946 0001`. Others become part of the note. */
  readonly lines?: readonly string[];
}

export interface EmailFields {
  /** One address, or several with commas. */
  readonly to?: string;
  readonly cc?: string;
  readonly subject?: string;
  readonly body?: string;
}

export interface SmsFields {
  readonly number?: string;
  readonly message?: string;
}

/** An address on a web site of yours, for a code, and the address that it shall lead to. */
export type RedirectRow = TypedRedirect;

export interface RedirectSet {
  /** Text files, named by their places in an archive. */
  readonly files: readonly RedirectFile[];
  /** What each code shall contain. */
  readonly addresses: readonly string[];
  /** Rows for which there are no files. `row` counts from 0. */
  readonly refused: readonly { readonly row: number; readonly problem: RedirectProblem }[];
  /** What hosts that read `_redirects` would leave out. */
  readonly cautions: readonly RedirectCaution[];
}

/** What a text of the kinds of `MoreFields` contains. */
export type MoreParsed = {
  readonly [T in keyof MoreFields]: { readonly type: T; readonly fields: MoreFields[T] };
}[keyof MoreFields];

/** What a text contains. `fields` is null if the text has parts that the fields cannot hold. */
export type Parsed =
  | { readonly type: 'wifi'; readonly fields: WifiFields | null }
  | { readonly type: 'contact'; readonly fields: ContactFields | null }
  | { readonly type: 'email'; readonly fields: EmailFields | null }
  | { readonly type: 'sms'; readonly fields: SmsFields | null }
  | { readonly type: 'phone'; readonly fields: { readonly number: string } }
  | {
      readonly type: 'link' | 'instagram' | 'youtube' | 'facebook' | 'x';
      readonly fields: { readonly url: string };
    }
  | { readonly type: 'text'; readonly fields: { readonly text: string } }
  | MoreParsed;

/**
 * Returns the text that lets phones join a Wi-Fi network.
 *
 * @example
 * svg(wifi({ name: 'Café', password: 'espresso' }).text);
 */
export function wifi(fields: WifiFields): Content {
  return buildBy({ type: 'wifi', rule: WIFI_RULE }, { ...fields, hidden: fields?.hidden ? 'true' : '' });
}

/**
 * Returns a contact as a vCard 3.0, which phones offer to save.
 *
 * @example
 * contact({ givenName: 'Ada', familyName: 'Lovelace', mobile: '+44 20 7946 0000' }).text;
 */
export function contact(fields: ContactFields): Content {
  const { name = '', lines = [], ...others } = fields ?? {};
  return buildBy({ type: 'vcard', rule: VCARD_RULE }, { name: [name, ...lines].join('\n'), ...others });
}

/**
 * Returns the `mailto:` text of an email.
 *
 * @example
 * email({ to: 'hello@example.com', subject: 'Order 17' }).text;
 */
export function email(fields: EmailFields): Content {
  return buildBy({ type: 'email', rule: EMAIL_RULE }, { ...fields });
}

/**
 * Returns the text of a text message, which phones show ready to be sent.
 *
 * @example
 * sms({ number: '+44 7700 900000', message: 'JOIN' }).text;
 */
export function sms(fields: SmsFields): Content {
  return buildBy({ type: 'sms', rule: SMS_RULE }, { ...fields });
}

/**
 * Returns the `tel:` text of a phone number, without the words and marks around it.
 *
 * @example
 * phone('Call +44 (20) 7946 0000').text; // tel:+442079460000
 */
export function phone(number: string): Content {
  return buildBy({ type: 'phone', rule: PHONE_RULE }, { number });
}

/**
 * Returns a web address as scanners need it, with `https://` if no scheme is given.
 *
 * @example
 * link('münchen.example/straße').text; // https://xn--mnchen-3ya.example/stra%C3%9Fe
 */
export function link(address: string): Content {
  return buildBy({ type: 'url', rule: URL_RULE }, { url: address });
}

/**
 * Returns the address of a profile, given its name or any address of the service.
 *
 * @example
 * account('instagram', '@natgeo').text; // https://www.instagram.com/natgeo/
 */
export function account(service: 'instagram' | 'youtube' | 'facebook' | 'x', name: string): Content {
  checkChoice('service', service, Object.keys(SERVICES));
  return buildBy(SERVICES[service], { url: name });
}

const SERVICES: Readonly<Record<Parameters<typeof account>[0], Kind>> = {
  instagram: { type: 'instagram', rule: INSTAGRAM_RULE },
  youtube: { type: 'youtube', rule: YOUTUBE_RULE },
  facebook: { type: 'facebook', rule: FACEBOOK_RULE },
  x: { type: 'twitter', rule: TWITTER_RULE },
};

/**
 * Returns the text of another kind of content, such as a payment. If the format cannot express the fields, a caution
 * refuses and the text is empty.
 *
 * @example
 * const transfer = content('girocode', { name: 'Red Cross', iban: 'BE72 0000 0000 1616', amount: '12.50' });
 * svg(transfer); // in level M, as the standard of GiroCode demands
 */
export function content<T extends keyof MoreFields>(type: T, fields: MoreFields[T]): Content {
  checkChoice('type', type, CONTENT_TYPES);
  const values: [string, string | boolean | undefined][] = Object.entries(fields ?? {});
  const written = values.map(([name, value]) => [name, value === true ? 'true' : value || '']);
  return build(type, Object.fromEntries(written));
}

/**
 * Returns a GS1 message for a code that begins with FNC1, as scanners of trade read it; phones show plain text. Takes
 * elements in brackets, or a message as a scanner delivers it, with U+001D or `⟨GS⟩` between elements. A wrong check
 * digit, an unknown identifier and a value of another form are refused by a caution. `content('gs1', …)` makes a GS1
 * Digital Link, for phones.
 *
 * @example
 * svg(gs1Elements('(01)09506000134352(17)261231(10)ABC'), { mm: 20 });
 */
export function gs1Elements(elements: string): Content {
  return { ...buildBy({ type: 'text', rule: GS1_ELEMENTS_RULE }, { elements }), code: { gs1: true } };
}

/**
 * Returns files that make a web site of yours lead on from the addresses in codes, so that you can change later where
 * the codes lead: a page for each address, and rules for Netlify and Cloudflare, Apache, nginx and Caddy. A site needs
 * either the pages or the rules of its server.
 *
 * @example
 * redirects([{ address: 'example.com/q/menu', target: 'https://shop.example/menu-2027.pdf' }]).files;
 */
export function redirects(rows: readonly RedirectRow[]): RedirectSet {
  if (!Array.isArray(rows)) throw new OptionError('rows', 'not-allowed', 'an array', rows);
  for (const row of rows) {
    checkObject('row', row);
    checkText('row.address', row.address);
    checkText('row.target', row.target);
  }
  const { redirects: read, refused } = readRedirects(rows);
  const addresses = read.map(({ address }) => address);
  return { files: redirectFiles(read), addresses, refused, cautions: redirectCautions(read) };
}

/**
 * Returns what a text contains: the type, and its fields. Reads what other generators write too. A text of no known type
 * is `text`.
 *
 * @example
 * parse('WIFI:T:WPA;S:Café;P:espresso;;'); // { type: 'wifi', fields: { name: 'Café', password: 'espresso' } }
 */
export function parse(text: string): Parsed {
  if (typeof text !== 'string') throw new TextError('not-a-text', 'A text is needed.', text);
  const { type: core, content, details } = recognize(text, false);
  const type = typeOf(core);
  // A text that could not be split is its own content.
  if (WITH_PARTS.includes(type) && content === text) return { type, fields: null } as Parsed;
  const main = type === 'phone' ? content.trim().replace(/^tel:/i, '') : content;
  const values: Readonly<Record<string, string>> = { ...details, content: main };
  const fields = fieldsOf(type).flatMap(({ name, core, control }) =>
    values[core] ? [[name, control === 'tick' ? true : values[core]]] : [],
  );
  const named = Object.fromEntries(fields);
  return { type, fields: type === 'contact' ? withLines(named) : named } as Parsed;
}

/** Types whose texts have several parts. */
const WITH_PARTS: readonly Type[] = ['wifi', 'contact', 'email', 'sms'];

/** The name of a contact may be followed by lines. */
function withLines({ name = '', ...others }: Readonly<Record<string, string>>): object {
  const [first, ...lines] = name.split('\n');
  return { ...(first && { name: first }), ...others, ...(lines.length > 0 && { lines }) };
}
