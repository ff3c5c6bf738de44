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
  return answer.understand(field, typed, iban, iban.replace(/.{4}(?=.)/g, '$& '));
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
