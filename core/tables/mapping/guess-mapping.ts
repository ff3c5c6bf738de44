import { tableColumns } from '#content';
import type { ContentType } from '#design';
import { type CellKind, cellKind } from '../columns.ts';
import { nameKey, type Table } from '../table.ts';
import { emptyMapping, type Mapping } from './mapping.ts';
import { compileMapping, planRow } from './plan-row.ts';
import { placeholderOf } from './template.ts';

const SAMPLE_ROWS = 200;

const TRIED_ROWS = 20;

/** A column has a kind if at least this share of its filled cells has it. */
const SHARE = 0.8;

/**
 * As `roleKey` writes them, in English, German, French, Spanish, Italian, Dutch, Portuguese, Japanese and Chinese, and
 * in the address books of Outlook, Google and Thunderbird. Of several lists, an earlier one is preferred.
 */
const NAMES = {
  firstName: [
    /^(?:firstname|forename|givenname|vorname|prénom|nombre(?:depila)?|nome|primeironome|nomepróprio|voornaam|名|名字)$/,
  ],
  lastName: [
    /^(?:lastname|surname|familyname|nachname|familienname|nomdefamille|(?:primer)?apellidos?|cognome|achternaam|sobrenome|últimonome|[姓氏]|姓氏|苗字)$/,
    /^apelidos?$/,
  ],
  /** In German and French, a column for names has the last names if it is beside one of these. */
  firstNameBesideName: [/^(?:vorname|prénom)$/],
  name: [
    /^(?:name|fullname|displayname|nom|nomcomplet|nombre|nombrecompleto|nome|nomecompleto|氏名|名前|お名前|姓名|名字)$/,
    /^(?:contact|person|teacher|student|visitor|guest)$/,
  ],
  organisation: [
    /^(?:org|organi[sz]ation(?:1?name)?|company|companyname|firma|unternehmen|société|entreprise|empresa|azienda|bedrijf|school|schule|会社名?|公司(?:名[称稱])?|[单單]位)$/,
  ],
  title: [
    /^(?:jobtitle|organi[sz]ation1?title|berufsbezeichnung|役職|[职職][位称務务])$/,
    /^(?:title|role|position|funktion|fonction|puesto|cargo|ruolo|functie)$/,
  ],
  mobile: [
    /^(?:mobile|mobil|mobile(?:phone|number)|mobiltelefon|cell|cellphone|handy|portable|móvil|celular|telemóvel|cellulare|携帯(?:電話)?|手[机機](?:号|號碼)?)$/,
    /^(?:phone|phonenumber|tel|telephone|telefon|telefonnummer|téléphone|teléfono|telefono|telefoon|telefone|電話(?:番号|號碼)?|电话(?:号码)?)$/,
    /^(?:primaryphone|phone1value|homephone)$/,
  ],
  workPhone: [/^(?:workphone|office|officephone|landline|festnetz|business|businessphone|phone2value)$/],
  email: [
    /^(?:e-?mail|mail|e-?mailaddress|primaryemail|e-?mail1value|e-?mailadresse|correo(?:electrónico)?|courriel|メール(?:アドレス)?|邮箱|[电電]子[邮郵]件|电子邮箱)$/,
  ],
  website: [
    /^(?:website|web|url|homepage|link|site|webpage1?|website1value|webseite|siteweb|sitioweb|páginaweb|ウェブサイト|ホームページ|[网網][站址])$/,
  ],
  street: [
    /^(?:street|address|straße|strasse|rue|calle|via|straat|rua)$/,
    /^(?:businessstreet|workaddress|homestreet|homeaddress|address1street|anschrift|adresse|dirección|endereço|住所|地址)$/,
  ],
  postcode: [
    /^(?:postcode|postalcode|zip|zipcode|plz|postleitzahl|codepostal|cp|cap|códigopostal|cep|郵便番号|邮编|邮政编码|郵遞區號)$/,
    /^(?:businesspostalcode|workzipcode|homepostalcode|homezipcode|address1postalcode)$/,
  ],
  town: [
    /^(?:town|city|ort|stadt|ville|ciudad|città|plaats|cidade|市区町村|市|城市)$/,
    /^(?:businesscity|workcity|homecity|address1city)$/,
  ],
  country: [
    /^(?:country|land|pays|país|paese|国|国名|国家|國家)$/,
    /^(?:business|work|home|address1)country(?:region)?$/,
  ],
  note: [/^(?:notes?|notiz(?:en)?|bemerkung(?:en)?|remarks?|comments?|notas?|remarques?|備考|メモ|备注|備註)$/],
  network: [
    /^(?:ssid|ssidname|network|networkname|wi-?fi|wi-?finame|wlan|netz|netzwerk|netzwerkname|réseau|red|rete|netwerk|rede|ネットワーク名?|(?:无线)?网络(?:名称)?|網路名稱)$/,
  ],
  password: [
    /^(?:password|passwort|pass|passphrase|key|keycontent|networkkey|kennwort|motdepasse|contraseña|clave|wachtwoord|senha|パスワード|密[码碼])$/,
  ],
  security: [
    /^(?:security|encryption|authentication|sicherheit|verschlüsselung|seguridad|sécurité|segurança|セキュリティ|暗号化|認証|安全性?|加密)$/,
  ],
  hidden: [/^(?:hidden|versteckt|oculta|masqué|ステルス|非表示|[隐隱]藏)$/],
  subject: [/^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|件名|主[题題旨])$/],
  message: [/^(?:message|text|body|nachricht|mensaje|messaggio|bericht|mensagem|本文|メッセージ|消息)$/],
  fileName: [
    /^(?:file|filename|datei|dateiname|id|sku|code|number|no|nr|table|tisch|room|raum|番号|桌号|[编編][号號])$/,
  ],
  copies: [
    /^(?:copies|quantity|qty|count|amount|anzahl|menge|stück|nombre|quantité|cantidad|quantità|aantal|quantidade|部数|枚数|数量|數量|份数)$/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

/** The key of a name (`nameKey`) without the signs that address books put into names. */
function roleKey(name: string): string {
  return nameKey(name).replace(/[_/.:()*#’']|(?<!e|wi)-/g, '');
}

type Role = keyof typeof NAMES;

/**
 * Returns the most likely mapping, of the first type that fits: Wi-Fi, for a network and its password; vCard, for last
 * names, or for names and phone numbers, mail addresses or companies; URL; Email; Phone; else Text, from a column for
 * messages or the first that is not empty. A type that names its columns (`tableColumns`) comes first if it uses more
 * columns, and before Email, Phone and Text if it uses as many.
 */
export function guessMapping(table: Table, seed: string): Mapping {
  const plain = guessPlain(table, seed);
  const kind = guessByColumns(table, seed);
  if (!kind) return plain;
  const [others, own] = [plain, kind].map((mapping) => columnCount(mapping, table));
  const isClearer = own > others || (own === others && ['email', 'phone', 'text'].includes(plain.type));
  return isClearer ? kind : plain;
}

function columnCount({ templates }: Mapping, { columns }: Table): number {
  const used = Object.values(templates).join(' ');
  return columns.filter((name) => used.includes(placeholderOf(name))).length;
}

/** Returns the mapping of the type that finds the most of its columns and can express the rows; null if there is none. */
function guessByColumns(table: Table, seed: string): Mapping | null {
  const keys = table.columns.map(roleKey);
  const found = tableColumns().flatMap(([type, { names, needs }]) => {
    const taken = new Map<string, number>();
    for (const [field, name] of Object.entries(names)) {
      const column = keys.findIndex((key, k) => name?.test(key) && ![...taken.values()].includes(k));
      if (column >= 0) taken.set(field, column);
    }
    return needs.every((field) => taken.has(field)) ? [{ type, taken }] : [];
  });
  for (const { type, taken } of found.toSorted((a, b) => b.taken.size - a.taken.size)) {
    const currency = taken.has('currency') ? -1 : keys.findIndex((key) => CURRENCY.test(key));
    const templates = [...taken].map(([field, column]): [string, string] => {
      // An amount in a currency that the format does not know must not become one in its own.
      const also = field === 'amount' && currency >= 0 ? ` ${placeholderOf(table.columns[currency])}` : '';
      return [field, `${placeholderOf(table.columns[column])}${also}`];
    });
    const others = table.columns.filter((_, column) => ![...taken.values()].includes(column));
    const mapping: Mapping = {
      ...emptyMapping(type, seed),
      templates: Object.fromEntries(templates),
      fileName: placeholderNamed(table.columns, 'fileName') ?? placeholderNamed(table.columns, 'name') ?? '',
      copies: copiesColumn(table, others),
    };
    if (canExpress(mapping, table)) return mapping;
  }
  return null;
}

const CURRENCY = /^(?:currency(?:code)?|währung|devise|moneda|valuta|moeda|měna|mena|通貨|货币)$/;

/** Whether at least half of the first rows have nothing wrong with them, apart from fields that have no column. */
function canExpress(mapping: Mapping, { columns, rows }: Table): boolean {
  const recipe = compileMapping(mapping, columns);
  const plans = rows.slice(0, TRIED_ROWS).map((row) => planRow(recipe, row));
  const problems = plans.flatMap((plan) => (plan.is === 'left-out' ? [plan.problem] : []));
  const wrong = problems.filter(
    (each) => each.kind !== 'refused' || Object.hasOwn(mapping.templates, each.caution.field),
  );
  return 2 * wrong.length <= plans.length;
}

function guessPlain(table: Table, seed: string): Mapping {
  const kinds = table.columns.map((_, column) => kindOf(table, column));
  const copies = copiesColumn(table, table.columns);
  const filled = table.columns.filter((name, column) => kinds[column] !== 'empty' && name !== copies);
  const columns = filled.length > 0 ? filled : table.columns;
  const named = (role: Role): string | null => placeholderNamed(columns, role);
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
    copies,
  });
  const person = guessName(columns);
  const email = ofKind('email') ?? named('email');
  const phone = named('mobile') ?? ofKind('phone');
  const network = named('network');
  if (network && named('password')) {
    const fields = { password: named('password'), security: named('security'), hidden: named('hidden') };
    return fill('wifi', { content: network, ...fields }, network);
  }
  const [givenName, familyName] = namesOf(columns);
  const isPerson =
    familyName !== null || ((email ?? phone ?? named('organisation')) !== null && named('name') !== null);
  if (person && isPerson) {
    const plain = ['organisation', 'title', 'workPhone', 'street', 'postcode', 'town', 'country', 'note'] as const;
    const fields = Object.fromEntries(plain.map((role) => [role, named(role)]));
    const found = { givenName, familyName, ...fields, mobile: phone, email, website: named('website') };
    return fill('vcard', { content: person, ...found }, person);
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

/** Placeholders of first and last names, in the order of the columns' language, else of names, else first names. */
export function guessName(columns: readonly string[]): string {
  const [first, last] = namesOf(columns);
  if (last === null) return placeholderNamed(columns, 'name') ?? placeholderNamed(columns, 'firstName') ?? '';
  const names = /\p{Script=Han}/u.test(last) ? [last, first] : [first, last];
  return names.filter((name) => name !== null).join(' ');
}

/** Returns the placeholders of the columns for first and last names. A first name without a last one may be whole. */
function namesOf(columns: readonly string[]): [first: string | null, last: string | null] {
  const besideName = placeholderNamed(columns, 'firstNameBesideName');
  const last = placeholderNamed(columns, 'lastName') ?? (besideName && placeholderNamed(columns, 'name'));
  return [last && placeholderNamed(columns, 'firstName'), last];
}

function placeholderNamed(columns: readonly string[], role: Role): string | null {
  const keys = columns.map(roleKey);
  for (const names of NAMES[role]) {
    const column = keys.findIndex((key) => names.test(key));
    if (column >= 0) return placeholderOf(columns[column]);
  }
  return null;
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

/** `columns`: those that may be it. */
function copiesColumn(table: Table, columns: readonly string[]): string {
  const name = columns.find((each) => NAMES.copies[0].test(roleKey(each)));
  const column = name === undefined ? -1 : table.columns.indexOf(name);
  if (name === undefined || kindOf(table, column) !== 'number') return '';
  const isCount = table.rows.slice(0, SAMPLE_ROWS).every(({ cells }) => /^\d{0,3}$/.test((cells[column] ?? '').trim()));
  return isCount ? name : '';
}
