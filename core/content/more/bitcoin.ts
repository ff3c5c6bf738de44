import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { decodePercent } from '../url.ts';
import { amountOf } from './amount.ts';
import { Answer } from './answer.ts';
import { sha256 } from './sha256.ts';

type BitcoinDetail = 'amount' | 'label';

export const BITCOIN_RULE: ContentRule<BitcoinDetail> = {
  sort: 'sign',
  fields: {
    amount: { control: 'line', inputMode: 'decimal' },
    label: { control: 'line' },
  },
  beginsWith: /^\s*bitcoin:/i,
  encode: encodeBitcoin,
  read: readBitcoin,
  nameOf: (text) => readBitcoin(text)?.content ?? null,
};

const AMOUNT = { least: '0.00000001', most: '21000000', decimals: 8, currency: 'BTC' } as const;

/**
 * BIP 21. Addresses in bech32 are in capitals with the scheme, because capitals make a smaller code (BIP 173) and an
 * address without its scheme opens no wallet.
 */
function encodeBitcoin(content: string, details: Details<BitcoinDetail>): EncodedContent {
  const answer = new Answer();
  const typed = content.trim();
  if (typed === '') answer.refuse('content', { kind: 'needed' });
  else if (!isBase58Address(typed) && !isSegwitAddress(typed)) {
    answer.refuse('content', { kind: 'not-a-bitcoin-address' });
  }
  const amount = amountOf(answer, 'amount', details.amount ?? '', AMOUNT);
  const label = answer.line('label', details.label).replace(/\p{Surrogate}/gu, '');
  const parameters = [amount && `amount=${amount}`, label && `label=${encodeURIComponent(label)}`].filter(Boolean);
  const address = isSegwitAddress(typed) ? `bitcoin:${typed}`.toUpperCase() : `bitcoin:${typed}`;
  return answer.with([address, parameters.join('&')].filter(Boolean).join('?'));
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Pay to a hash of a key (version 0) or of a script (version 5), with four bytes of checksum. */
function isBase58Address(text: string): boolean {
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text)) return false;
  const bytes = Array.from<number>({ length: 25 }).fill(0);
  for (const character of text) {
    let carry = BASE58.indexOf(character);
    for (let k = 24; k >= 0; k--) {
      carry += bytes[k] * 58;
      bytes[k] = carry & 0xff;
      carry >>= 8;
    }
    if (carry > 0) return false;
  }
  const check = sha256(sha256(bytes.slice(0, 21))).slice(0, 4);
  return (bytes[0] === 0 || bytes[0] === 5) && check.every((byte, k) => byte === bytes[21 + k]);
}

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Bech32 for version 0 of segregated witness (BIP 173), bech32m for later ones (BIP 350). */
function isSegwitAddress(text: string): boolean {
  if (!/^(?:bc1[a-z\d]{11,87}|BC1[A-Z\d]{11,87})$/.test(text)) return false;
  const data = [...text.slice(3).toLowerCase()].map((character) => BECH32.indexOf(character));
  if (data.includes(-1)) return false;
  let rest = 1;
  // The parts of "bc", as BIP 173 expands them.
  for (const value of [3, 3, 0, 2, 3, ...data]) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ value;
    for (const [bit, word] of GENERATOR.entries()) if ((top >> bit) & 1) rest ^= word;
  }
  const [version] = data;
  const bits = (data.length - 7) * 5;
  const bytes = bits >> 3;
  const isPadded = bits % 8 < 5 && (data[data.length - 7] & ((1 << (bits % 8)) - 1)) === 0;
  const isLength = version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40;
  return version <= 16 && isPadded && isLength && rest === (version === 0 ? 1 : 0x2bc830a3);
}

/** Null if the wallet is asked for more than the fields hold. */
function readBitcoin(text: string): ContentParts<BitcoinDetail> | null {
  const [, address, query = ''] = /^bitcoin:([a-z\d]+)(?:\?(.*))?$/i.exec(text.trim()) ?? [];
  if (!address) return null;
  const values = new Map<string, string>();
  for (const part of query.split('&').filter(Boolean)) {
    const [name, ...value] = part.split('=');
    if (!['amount', 'label'].includes(name) || values.has(name)) return null;
    values.set(name, decodePercent(value.join('=')));
  }
  const content = isSegwitAddress(address) ? address.toLowerCase() : address;
  return { content, details: { amount: values.get('amount') ?? '', label: values.get('label') ?? '' } };
}
