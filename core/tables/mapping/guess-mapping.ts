import type { ContentType } from '#design';
import { type CellKind, cellKind } from '../columns.ts';
import { nameKey, type Table } from '../table.ts';
import { emptyMapping, type Mapping } from './mapping.ts';
import { placeholderOf } from './template.ts';

const SAMPLE_ROWS = 200;

/** A column has a kind if at least this share of its filled cells has it. */
const SHARE = 0.8;

/**
 * Common names of columns by their role, as `nameKey` writes them, in English, German, French, Spanish, Italian, Dutch
 * and Portuguese.
 */
const NAMES = {
  firstName: /^(?:firstname|forename|givenname|vorname|prénom|nombre|nome|voornaam)$/,
  lastName:
    /^(?:lastname|surname|familyname|nachname|familienname|nomdefamille|apellidos?|cognome|achternaam|sobrenome)$/,
  name: /^(?:name|fullname|contact|person|teacher|student|visitor|guest)$/,
  organisation: /^(?:org|organi[sz]ation|company|firma|unternehmen|société|empresa|azienda|bedrijf|school|schule)$/,
  title: /^(?:jobtitle|title|role|position|funktion|fonction|puesto|cargo|ruolo|functie)$/,
  mobile:
    /^(?:mobile|mobil|mobilephone|cell|cellphone|handy|portable|móvil|cellulare|phone|tel|telephone|telefon|téléphone|teléfono|telefono|telefoon|telefone)$/,
  workPhone: /^(?:workphone|office|officephone|landline|festnetz|business|businessphone)$/,
  email: /^(?:e-?mail|mail|e-?mailaddress|correo|courriel)$/,
  website: /^(?:website|web|url|homepage|link|site)$/,
  street: /^(?:street|address|straße|strasse|rue|calle|via|straat|rua)$/,
  postcode: /^(?:postcode|postalcode|zip|zipcode|plz|codepostal|cp|cap)$/,
  town: /^(?:town|city|ort|stadt|ville|ciudad|città|plaats|cidade)$/,
  country: /^(?:country|land|pays|país|paese)$/,
  network: /^(?:ssid|network|networkname|wi-?fi|wi-?finame|wlan|netz|netzwerk|réseau|red|rete|netwerk|rede)$/,
  password: /^(?:password|passwort|pass|key|kennwort|motdepasse|contraseña|wachtwoord|senha)$/,
  security: /^(?:security|encryption|sicherheit|verschlüsselung)$/,
  hidden: /^(?:hidden|versteckt)$/,
  subject: /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto)$/,
  message: /^(?:message|text|body|nachricht|mensaje|messaggio|bericht|mensagem)$/,
  fileName: /^(?:file|filename|datei|dateiname|id|sku|code|number|no\.?|nr\.?|table|tisch|room|raum)$/,
  copies:
    /^(?:copies|quantity|qty|count|amount|anzahl|menge|stück|nombre|quantité|cantidad|quantità|aantal|quantidade)$/,
} as const;

type Role = keyof typeof NAMES;

/**
 * Returns the most likely mapping for a table. The first of these rules that fits decides on the type of content:
 * - columns for a network and its password: Wi-Fi;
 * - a column for last names: vCard;
 * - a column for names, and another for phone numbers, mail addresses or companies: vCard;
 * - a column of web addresses: URL;
 * - a column of mail addresses: Email;
 * - a column of phone numbers: Phone;
 * - otherwise Text, from a column for messages, or else from the first column that is not empty.
 */
export function guessMapping(table: Table, seed: string): Mapping {
  const kinds = table.columns.map((_, column) => kindOf(table, column));
  const named = (role: Role): string | null => placeholderNamed(table.columns, role);
  const ofKind = (kind: CellKind): string | null => {
    const column = kinds.indexOf(kind);
    return column < 0 ? null : placeholderOf(table.columns[column]);
  };
  const fill = (
    type: ContentType,
    templates: Readonly<Record<string, string | null>>,
    fileName: string | null,
  ): Mapping => ({
    ...emptyMapping(type, seed),
    templates: Object.fromEntries(
      Object.entries(templates).filter((each): each is [string, string] => each[1] !== null),
    ),
    fileName: fileName ?? '',
    copies: copiesColumn(table, kinds),
  });
  const person = guessName(table.columns);
  const email = ofKind('email') ?? named('email');
  const phone = named('mobile') ?? ofKind('phone');
  const network = named('network');
  if (network && named('password')) {
    const fields = { password: named('password'), security: named('security'), hidden: named('hidden') };
    return fill('wifi', { content: network, ...fields }, network);
  }
  const isPerson =
    named('lastName') !== null || ((email ?? phone ?? named('organisation')) !== null && named('name') !== null);
  if (person && isPerson) {
    const plain = ['organisation', 'title', 'workPhone', 'street', 'postcode', 'town', 'country'] as const;
    const fields = Object.fromEntries(plain.map((role) => [role, named(role)]));
    return fill('vcard', { content: person, ...fields, mobile: phone, email, website: named('website') }, person);
  }
  const address = ofKind('address');
  const fileName = named('fileName') ?? named('name');
  if (address) return fill('url', { content: address }, fileName);
  if (email)
    return fill('email', { content: email, subject: named('subject'), message: named('message') }, fileName ?? email);
  if (phone) return fill('phone', { content: phone }, fileName ?? person);
  const first = table.columns.find((_, column) => kinds[column] !== 'empty') ?? table.columns[0];
  return fill('text', { content: named('message') ?? placeholderOf(first ?? 'A') }, fileName);
}

/**
 * Returns the placeholders of the columns for first and last names, or else that of the column for names. Empty if
 * there is no such column.
 */
export function guessName(columns: readonly string[]): string {
  const parts = [placeholderNamed(columns, 'firstName'), placeholderNamed(columns, 'lastName')];
  return parts.filter((part) => part !== null).join(' ') || (placeholderNamed(columns, 'name') ?? '');
}

function placeholderNamed(columns: readonly string[], role: Role): string | null {
  const name = columns.find((each) => NAMES[role].test(nameKey(each)));
  return name === undefined ? null : placeholderOf(name);
}

function kindOf({ rows }: Table, column: number): CellKind {
  const counts = new Map<CellKind, number>();
  for (const { cells } of rows.slice(0, SAMPLE_ROWS)) {
    const kind = cellKind(cells[column] ?? '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  counts.delete('empty');
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (filled === 0) return 'empty';
  return [...counts].find(([, count]) => count >= SHARE * filled)?.[0] ?? 'words';
}

function copiesColumn({ columns, rows }: Table, kinds: readonly CellKind[]): string {
  const column = columns.findIndex((name) => NAMES.copies.test(nameKey(name)));
  if (column < 0 || kinds[column] !== 'number') return '';
  const isCount = rows.slice(0, SAMPLE_ROWS).every(({ cells }) => /^\d{0,3}$/.test((cells[column] ?? '').trim()));
  return isCount ? columns[column] : '';
}
