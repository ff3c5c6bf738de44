import { expect, it } from 'vitest';
import { expectLinear } from '#testing';
import { linkOffers } from './link-offers.ts';

it.each<[text: string, offered: Record<string, string>]>([
  [
    'https://www.example.com/a?utm_source=x&id=7&fbclid=1#b',
    {
      tracking: 'https://www.example.com/a?id=7#b',
      www: 'https://example.com/a?utm_source=x&id=7&fbclid=1#b',
      capitals: 'HTTPS://WWW.EXAMPLE.COM/a?utm_source=x&id=7&fbclid=1#b',
    },
  ],
  [
    'https://example.com?utm_campaign=x',
    { tracking: 'https://example.com', capitals: 'HTTPS://EXAMPLE.COM?utm_campaign=x' },
  ],
  // Its own parameters keep their order and spelling.
  ['HTTPS://EXAMPLE.COM/?b=%7e&a=+&a', {}],
  ['https://example.com/utm_source=1?q=utm_source', { capitals: 'HTTPS://EXAMPLE.COM/utm_source=1?q=utm_source' }],
  // Without `www.`, no host would be left.
  ['https://www.com/', { capitals: 'HTTPS://WWW.COM/' }],
  // Capitals would change the user name.
  ['https://jane:x@www.example.com/', {}],
  ['mailto:jane@example.com?utm_source=x', {}],
  ['See https://example.com/?utm_source=x', {}],
])('offers other ways to write %s', (text, offered) => {
  expect(Object.fromEntries(linkOffers(text).map((offer) => [offer.kind, offer.text]))).toEqual(offered);
});

it('takes linear time', { tags: 'timed' }, async () => {
  const texts = (size: number) => ['&utm_a=', 'www.', '?', '#'].map((part) => `https://a.b/?${part.repeat(size / 4)}`);
  await expectLinear(40_000, texts, (all) => all.map(linkOffers));
});
