import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { CARDS, type CardProduct, type DrawnCard } from '#sheets/cards';
import { cardWords } from '#words/cards';
import type { Remade } from '#workbench';
import { CardFields } from './card-fields.tsx';
import { CardMeaning } from './card-meaning.tsx';
import { defaultProduct, ProductSelect } from './product-select.tsx';
import type { CardChoice } from './use-card-choice.ts';

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['de-DE'] }));

const WIFI_TEXT = 'WIFI:T:WPA;S:net;P:hunter2;;';
const CHOICE: CardChoice = {
  ...{ headline: null, text: 'Room 3', number: '', hasAddress: true, hasPassword: false },
  ...{ hasMarks: true, isBlackOnly: false },
};
const productThat = (isWanted: (product: CardProduct) => boolean) => CARDS.find(isWanted) as CardProduct;
const PLAIN = productThat(({ isForWifi, type, layout }) => !isForWifi && !type.number && layout !== 'centered');

function codeOf(part: Partial<QrDesign>): Remade {
  const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com', ...part };
  return { made: makeCode(design, null), design, image: null };
}

const LINK = codeOf({});
const WIFI = codeOf({ type: 'wifi', content: 'net', details: { password: 'hunter2' } });
const OPEN_WIFI = codeOf({ type: 'wifi', content: 'net', details: { security: 'none' } as never });

function fieldsOf(code: Remade, product: CardProduct, rest: Partial<Parameters<typeof CardFields>[0]> = {}): string {
  const props = { code, product, choice: CHOICE, change: () => undefined, isBlack: false, ...rest };
  return renderToStaticMarkup(createElement(CardFields, props));
}

it('the field shows the usual headline until the visitor types a headline or clears it', () => {
  const headline = (choice: Partial<CardChoice>) =>
    /value="([^"]*)"/.exec(fieldsOf(LINK, PLAIN, { choice: { ...CHOICE, ...choice } }))?.[1];
  expect([headline({}), headline({ headline: 'Hi' }), headline({ headline: '' })]).toEqual([
    ...['Visit our website', 'Hi', ''],
  ]);
});

it('every text field of a card accepts at most 200 characters', () => {
  expect(new Set(fieldsOf(LINK, PLAIN).match(/maxLength="\d+"/g))).toEqual(new Set(['maxLength="200"']));
});

it('centered cards have no field for a line below the headline; only cards with a number have a number field', () => {
  const has = (product: CardProduct) =>
    [cardWords.text, cardWords.number].map((label) => fieldsOf(LINK, product).includes(`>${label}</label>`));
  expect(has(PLAIN)).toEqual([true, false]);
  expect(has(productThat(({ layout }) => layout === 'centered'))[0]).toBe(false);
  expect(has(productThat(({ type }) => type.number !== undefined))[1]).toBe(true);
});

it('printing the address is offered only if the code contains one', () => {
  expect(fieldsOf(LINK, PLAIN)).toContain(cardWords.addressHint('example.com'));
  expect(fieldsOf(codeOf({ type: 'text', content: 'Hello' }), PLAIN)).not.toContain(cardWords.address);
});

it('printing the password is offered only on cards for Wi-Fi, and only if the network has a password', () => {
  const wifi = productThat(({ isForWifi }) => isForWifi === true);
  const hasTick = (page: string) => page.includes(`>${cardWords.password}<`);
  expect(hasTick(fieldsOf(WIFI, wifi))).toBe(true);
  expect(hasTick(fieldsOf(WIFI, PLAIN))).toBe(false);
  expect(hasTick(fieldsOf(OPEN_WIFI, wifi))).toBe(false);
});

it('black ink is offered as a choice unless the card is black on white already', () => {
  const asks = (isBlack: boolean) => /lack ink/.test(fieldsOf(LINK, PLAIN, { isBlack }));
  expect([asks(false), asks(true)]).toEqual([true, false]);
});

it('CardMeaning shows the size of the code, and a caution for each part that is not printed completely', () => {
  const card = { code: { width: 40 }, moduleWidth: 1.234, losses: ['headline', 'address'] } as unknown as DrawnCard;
  const page = renderToStaticMarkup(createElement(CardMeaning, { card }));
  expect(page).toMatch(/^<div role="status">.*1\.23/);
  expect(page.match(/data-tone="warning"/g)).toHaveLength(2);
});

it('cards for Wi-Fi are offered only for the code of a network, and one of them is the default for it', () => {
  const optionsFor = (text: string) =>
    renderToStaticMarkup(createElement(ProductSelect, { text, value: '', choose: () => undefined }));
  const wifi = CARDS.filter(({ isForWifi }) => isForWifi).map(({ id }) => `value="${id}"`);
  expect(wifi.every((option) => optionsFor(WIFI_TEXT).includes(option))).toBe(true);
  expect(wifi.some((option) => optionsFor('https://example.com').includes(option))).toBe(false);
  expect(defaultProduct(WIFI_TEXT).isForWifi).toBe(true);
  expect(defaultProduct('https://example.com')).toBe(CARDS.find(({ isForWifi }) => !isForWifi));
});
