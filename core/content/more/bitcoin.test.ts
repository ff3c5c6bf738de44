import { Network, validate } from 'bitcoin-address-validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeContent, recognize } from '../index.ts';
import { lineOf, testType } from './testing/cases.ts';

const SEGWIT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const BASE58 = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

testType(
  'bitcoin',
  {
    'an address in bech32': {
      content: SEGWIT,
      details: { amount: '0,001', label: 'Zoë & x' },
      text: `BITCOIN:${SEGWIT.toUpperCase()}?amount=0.001&label=Zo%C3%AB%20%26%20x`,
    },
    'an address in Base58': { content: BASE58, text: `bitcoin:${BASE58}` },
    'an amount with three decimals': {
      content: BASE58,
      details: { amount: '1.234' },
      text: `bitcoin:${BASE58}?amount=1.234`,
    },
    'more than there will ever be': {
      content: BASE58,
      details: { amount: '21000001' },
      text: '',
      cautions: ['amount-range amount'],
    },
    'no address': { content: '', details: { amount: '1' }, text: '', cautions: ['needed content'] },
  },
  fc.record({
    content: fc.constantFrom(SEGWIT, BASE58, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'),
    details: fc.record({
      amount: fc.constantFrom('', '0.00000001', '20000000'),
      label: fc.oneof(fc.constant(''), lineOf(20)),
    }),
  }),
);

describe('addresses of Bitcoin', () => {
  // BIP 173 and BIP 350, test vectors of the main network.
  it.each([
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    TAPROOT,
  ])('%s is one', (content) => {
    expect(encodeContent({ type: 'bitcoin', content }).text).toBe(`BITCOIN:${content.toUpperCase()}`);
  });

  it.each([
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'bc1pw5dgrnzv',
    'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du',
    'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVNl',
  ])('%s is none', (content) => {
    expect(encodeContent({ type: 'bitcoin', content })).toMatchObject({
      text: '',
      cautions: [{ kind: 'not-a-bitcoin-address' }],
    });
  });

  it('are those of another library, also with a wrong character', () => {
    const addresses = fc.constantFrom(SEGWIT, BASE58, '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', TAPROOT);
    const change = fc.tuple(fc.nat(61), fc.constantFrom(...'0lqQ1zZ3aA'));
    fc.assert(
      fc.property(addresses, fc.option(change), (address, changed) => {
        const [at, letter] = changed ?? [0, address[0]];
        const content = address.slice(0, at) + letter + address.slice(at + 1);
        expect(encodeContent({ type: 'bitcoin', content }).text !== '').toBe(validate(content, Network.mainnet));
      }),
    );
  });
});

it('leaves a request that asks for more as it is', () => {
  expect(recognize(`bitcoin:${BASE58}?amount=1&req-x=1`)).toMatchObject({ type: 'text' });
});
