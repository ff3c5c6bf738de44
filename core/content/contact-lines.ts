import { splitAddresses } from './email.ts';
import { findNumbers, isPhoneNumber, splitExtension, withoutTrunkZero } from './phone.ts';
import { encodeUrl } from './url.ts';

/** A property of RFC 2426 with its parameters, and its parts without escapes. */
export interface ContactLine {
  readonly property: string;
  readonly parts: readonly string[];
}

/** Labels before phone numbers in English, German, Spanish, French, Portuguese, Japanese and Chinese. */
const PHONES: readonly (readonly [property: string, label: RegExp])[] = [
  ['TEL;TYPE=FAX', /fax|^f$|传真|傳真|ファックス|ファクス/],
  ['TEL;TYPE=CELL', /mobil|handy|cell|celular|m[oó]vil|telem[oó]vel|portable|^m(?:ob)?$|携帯|手机|手機|移动|行動/],
  ['TEL;TYPE=HOME', /home|priva|casa|domicile|maison|particular|自宅|家庭|住宅/],
  [
    'TEL;TYPE=WORK',
    /work|office|business|büro|geschäft|dienst|oficina|trabajo|bureau|travail|trabalho|escrit[oó]rio|会社|公司|办公|辦公|勤務/,
  ],
  ['TEL', /tel|tél|phone|fon|^(?:t|p|ph)$|festnetz|landline|電話|电话/],
];

const EMAIL_LABEL = /mail|^e$|correo|courriel|^mél$|メール|邮箱|郵箱|电子邮件|電子郵件|電郵/;
const URL_LABEL = /^w$|web|url|homepage|internet|^site|^sitio|página|ホームページ|ウェブ|网站|网址|網站|網址|主页|主頁/;
const WORDS: readonly (readonly [property: string, label: RegExp])[] = [
  ['ORG', /^(?:company|organi[sz]ation|firma|unternehmen|empresa|société|entreprise|会社名?|公司|单位)$/],
  ['TITLE', /^(?:(?:job )?title|position|funktion|cargo|puesto|poste|fonction|função|役職|肩書|职位|職位|职务)$/],
  ['ADR;TYPE=WORK', /^(?:address|adresse|anschrift|direcci[oó]n|endereço|morada|住所|地址)$/],
];

const NAME_LABEL = /^(?:(?:full ?)?name|nombre|nom|nome|お?名前|氏名|姓名)\s*[:：]\s*/i;

const EMAIL = /^[^\s@]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;
/** A host, with an optional port and path. Its last label must be lower case, so that `St.Gallen` does not match. */
const DOMAIN = /^(?:[\p{L}\p{N}_-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

export function nameOfLine(line: string): string {
  return line.replace(NAME_LABEL, '');
}

/** Returns what a line of a typed contact is, by its label and its form; null for lines of the note. */
export function readContactLine(line: string): readonly ContactLine[] | null {
  const { label, value } = splitLabel(line);
  if (WEB_ADDRESS.test(value) || DOMAIN.test(value)) {
    if (label === '' || URL_LABEL.test(label)) return [{ property: 'URL', parts: [encodeUrl(value).text] }];
  }
  const [address = '', ...others] = value.includes('@') ? splitAddresses(value) : [];
  if (EMAIL.test(value) || (EMAIL_LABEL.test(label) && EMAIL.test(address) && others.length === 0)) {
    return label === '' || EMAIL_LABEL.test(label) ? [{ property: 'EMAIL', parts: [address] }] : null;
  }
  const phones = readPhones(label, value);
  if (phones) return phones;
  const [property] = WORDS.find(([, words]) => words.test(label)) ?? [];
  if (property === undefined) return null;
  return [{ property, parts: property.startsWith('ADR') ? ['', '', value, '', '', '', ''] : [value] }];
}

function readPhones(label: string, value: string): readonly ContactLine[] | null {
  const [property] = label === '' ? ['TEL'] : (PHONES.find(([, words]) => words.test(label)) ?? []);
  if (property === undefined) return null;
  const numbers = findNumbers(value);
  if (numbers.length > 1 && /^[^\p{L}]*$/u.test(value))
    return numbers.map((number) => ({ property, parts: [withoutTrunkZero(number)] }));
  return isPhoneNumber(splitExtension(value).main) ? [{ property, parts: [withoutTrunkZero(telephone(value))] }] : null;
}

/** `label` is in lower case and empty if there is none. Before a number, a space may stand for the colon. */
function splitLabel(line: string): { readonly label: string; readonly value: string } {
  const [, label, value] =
    /^([^:：\d@]{1,40})[:：]\s*(?!\/\/)(.+)$/u.exec(line) ??
    /^(\p{L}[\p{L}.-]{0,20})\s+([+(\d][^\p{L}]+|\S+@\S+)$/u.exec(line) ??
    [];
  if (label === undefined) return { label: '', value: line };
  return { label: label.toLowerCase().trim().replace(/\.$/, ''), value };
}

/** Numbers copied from other programs may contain direction marks and no-break spaces. */
export function telephone(value: string): string {
  return value.replace(/\p{Cf}/gu, '').replace(/\s/g, ' ');
}
