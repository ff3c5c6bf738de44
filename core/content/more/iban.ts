import type { Answer } from './answer.ts';

/** The length of an IBAN by its country, from the IBAN registry of SWIFT (ISO 13616). */
const LENGTHS = /* @__PURE__ */ new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 ' +
    'EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 ' +
    'IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 ' +
    'NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 ' +
    'SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((row): [string, number] => [row.slice(0, 2), Number(row.slice(2))]),
);

/** Banks of Slovakia by their codes, which the banks of Czechia do not use (NBS, ČNB). */
const SLOVAK_BANKS =
  '0200 0720 0900 1100 1111 3000 3100 5200 5600 5900 6500 7300 7500 7930 8050 8100 8120 8130 8160 8161 8170 8180 8191 ' +
  '8320 8330 8360 8370 8390 8400 8410 8420 8430 8440 8450 9950 9951 9952 9953 9954 9955';
const CZECH_BANKS =
  '0100 0300 0600 0710 0800 2010 2020 2060 2070 2100 2200 2220 2240 2250 2260 2275 2310 2600 2700 3030 3040 3050 3060 ' +
  '3500 4000 4300 5000 5400 5500 5800 6000 6100 6200 6210 6300 6363 6700 6800 7910 7940 7950 7960 7970 7980 7990 8030 ' +
  '8040 8060 8090 8150 8190 8198 8199 8200 8215 8220 8225 8230 8240 8250 8255 8260 8265 8270 8280 8291 8292 8293 8294 ' +
  '8296 8299 8500';

/** Factors of the last digits in the check of a number (Decree 169/2011 of the ČNB, and the NBS's 8/2009). */
const FACTORS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/**
 * Returns the IBAN of an account in Czechia or Slovakia, such as `35-1234567805/0300`, or of both if its bank is
 * unknown; null for other texts. `isRight` says whether the check digits of its parts are right.
 */
export function accountIbans(typed: string): { readonly isRight: boolean; readonly ibans: readonly string[] } | null {
  const [, prefix = '', number, bank] = /^(?:(\d{1,6})\s*[-–]\s*)?(\d{2,10})\s*\/\s*(\d{4})$/.exec(typed.trim()) ?? [];
  if (number === undefined) return null;
  const known = [SLOVAK_BANKS.includes(bank) ? 'SK' : '', CZECH_BANKS.includes(bank) ? 'CZ' : ''].filter(Boolean);
  const countries = known.length === 1 ? known : ['CZ', 'SK'];
  const account = bank + prefix.padStart(6, '0') + number.padStart(10, '0');
  return {
    isRight: [prefix, number].every((part) => hasFactors(part)),
    ibans: countries.map((country) => withCheckDigits(country, account)),
  };
}

function hasFactors(digits: string): boolean {
  return [...digits].reverse().reduce((sum, digit, k) => sum + Number(digit) * FACTORS[k], 0) % 11 === 0;
}

function withCheckDigits(country: string, account: string): string {
  for (let digits = 2; digits <= 98; digits++) {
    const iban = country + String(digits).padStart(2, '0') + account;
    if (hasCheckDigits(iban)) return iban;
  }
  throw new RangeError(`no check digits for ${account}`);
}

/** Returns an IBAN without spaces, in capitals. Empty if it is empty or refused. */
export function ibanOf(answer: Answer, field: string, typed: string): string {
  const iban = typed
    .replace(/^\s*IBAN\b:?/i, '')
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  if (iban === '') return answer.refuse(field, { kind: 'needed' });
  const country = iban.slice(0, 2);
  const wanted = LENGTHS.get(country);
  if (wanted === undefined || !/^[A-Z]{2}\d\d[A-Z\d]+$/.test(iban))
    return answer.refuse(field, { kind: 'not-an-iban' });
  if (iban.length !== wanted) {
    return answer.refuse(field, { kind: 'iban-length', country, wanted, length: iban.length });
  }
  if (!hasCheckDigits(iban)) return answer.refuse(field, { kind: 'iban-check' });
  return answer.understand(field, typed, iban, inGroups(iban));
}

export function inGroups(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}

/** Whether the check digits of an IBAN or a creditor reference are right (ISO 7064, MOD 97-10). */
export function hasCheckDigits(code: string): boolean {
  let rest = 0;
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
