import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { decodePercent } from '../url.ts';
import { amountOf } from './amount.ts';
import { Answer } from './answer.ts';

/** A payment in bitcoin (BIP 21). */
export interface BitcoinFields {
  readonly address: string;
  readonly amount?: string;
  readonly label?: string;
}

type BitcoinDetail = Exclude<keyof BitcoinFields, 'address'>;

export const BITCOIN_RULE: ContentRule<BitcoinDetail> = {
  main: 'address',
  sort: 'sign',
  fields: {
    amount: { control: 'line', inputMode: 'decimal' },
    label: { control: 'line' },
  },
  columns: {
    needs: ['content'],
    roles: {
      content: ['bitcoin'],
      amount: ['amount'],
      label: ['payee'],
    },
  },
  beginsWith: /^\s*bitcoin:/i,
  encode: encodeBitcoin,
  read: readBitcoin,
  nameOf: (text) => readBitcoin(text)?.content ?? null,
};

const AMOUNT = { least: '0.00000001', most: '21000000', decimals: 8, currency: 'BTC' } as const;

/** BIP 21. Capitals make a smaller code (BIP 173); an address without its scheme opens no wallet. */
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

const base58check = createBase58check(sha256);

/** Pay to a hash of a key (version 0) or of a script (version 5). */
function isBase58Address(text: string): boolean {
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text)) return false;
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && (bytes[0] === 0 || bytes[0] === 5);
  } catch {
    return false;
  }
}

/** Bech32 for version 0 of segregated witness (BIP 173), bech32m for later ones (BIP 350). */
function isSegwitAddress(text: string): boolean {
  if (!/^bc1[a-z\d]{11,87}$/i.test(text)) return false;
  const [coder, found] =
    [bech32, bech32m].map((each) => [each, each.decodeUnsafe(text)] as const).find(([, each]) => each) ?? [];
  if (!coder || !found) return false;
  const [version, ...program] = found.words;
  const length = coder.fromWordsUnsafe(program)?.length ?? 0;
  if (version === 0) return coder === bech32 && (length === 20 || length === 32);
  return coder === bech32m && version <= 16 && length >= 2 && length <= 40;
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
