import { describe, expect, it } from 'vitest';
import type { Details, TypedContent } from './index.ts';
import { compareReport, type Report } from './testing/reported.ts';

const place = (content: string, longitude = ''): TypedContent => ({ type: 'place', content, details: { longitude } });
const whatsapp = (content: string, message = ''): TypedContent => ({
  type: 'whatsapp',
  content,
  ...(message && { details: { message } }),
});
const phone = (content: string): TypedContent => ({ type: 'phone', content });
const sms = (content: string): TypedContent => ({ type: 'sms', content });
const contact = (details: Details): TypedContent => ({ type: 'vcard', content: 'A', details });
const girocode = (amount: string): TypedContent => ({
  type: 'girocode',
  content: 'A',
  details: { iban: 'DE71110220330123456789', amount },
});
const pix = (content: string, amount = ''): TypedContent => ({
  type: 'pix',
  content,
  details: { name: 'A', city: 'B', amount },
});
const promptpay = (content: string): TypedContent => ({ type: 'promptpay', content });
const account = (content: string): TypedContent => ({ type: 'spayd', content });
const link = (content: string): TypedContent => ({ type: 'url', content });
const wifi = (content: string, details?: Details): TypedContent => ({ type: 'wifi', content, details });

const at = (latitude: number, longitude: number): string => `query=${latitude}%2C${longitude}`;
const KEY = '123e4567-e12b-12d1-a456-426655440000';

const REPORTS: Readonly<Record<string, readonly Report[]>> = {
  'a place whose letters mean two directions': [
    {
      from: 'ropensci/parzer#36',
      typed: place('47° 13′ 5″ N', '1° 33′ 10″ O'),
      text: '',
      cautions: ['east-or-west longitude'],
      answers: ['1° 33′ 10″ E', '1° 33′ 10″ W'],
    },
    {
      from: 'ropensci/parzer#36',
      typed: place('47', "53° 03′ 00' O"),
      text: '',
      cautions: ['east-or-west longitude'],
      answers: ['53° 03′ 00′ E', '53° 03′ 00′ W'],
    },
    { from: 'ropensci/parzer#36', typed: place('40° 25′ Norte', '3° 42′ O'), text: at(40.416667, -3.7) },
    { from: 'specify/specify7#730', typed: place("0° 30' S", "0° 15' W"), text: at(-0.5, -0.25) },
    { from: 'WSDOT-GIS/dms-js#3', typed: place('0°0′0″ N', '0°59′59″ W'), text: at(0, -0.999722) },
    { from: 'steve8x8/geotoad#187', typed: place('N38 44.897 W009 09.872'), text: at(38.748283, -9.164533) },
    { from: 'steve8x8/geotoad#255', typed: place('N 49° 14.574 E 016° 40.412'), text: at(49.2429, 16.673533) },
    { from: 'gmaclennan/parse-dms#5', typed: place(`N 59°12'7.7" W 02°15'39.6"`), text: at(59.202139, -2.261) },
    { from: 'kagix/exists#10', typed: place("34°15'N 07°13'W"), text: at(34.25, -7.216667) },
    {
      from: 'sibartlett/Geo#57',
      typed: place('-42° 17′ 40″ N', '89° 38′ 16″ W'),
      text: '',
      cautions: ['minus-and-direction content'],
      answers: ['42° 17′ 40″ N', '42° 17′ 40″ S'],
    },
    {
      from: 'opencaching/opencaching-pl#7',
      typed: place('51° 30.5′ N', "W -1° 5.5'"),
      text: '',
      cautions: ['minus-and-direction longitude'],
      answers: ['1° 5.5′ E', '1° 5.5′ W'],
    },
    { from: 'Tronald/CoordinateSharp#62', typed: place('S 37', 'E 145'), text: at(-37, 145) },
    { from: 'astropy/astropy#1429', typed: place('–33.86', '—70.66'), text: at(-33.86, -70.66) },
    { from: 'canonical/ubuntu.com#15422', typed: place('−33.86', '151.2'), text: at(-33.86, 151.2) },
    { from: 'Stellarium/stellarium#4870', typed: place('29.038831S', 'E26.404722'), text: at(-29.038831, 26.404722) },
  ],
  'a zero that is not dialed from abroad': [
    {
      from: 'open-wa/wa-automate-nodejs#1498',
      typed: whatsapp('+974 0 55 512345'),
      text: '',
      cautions: ['wrong-trunk content'],
      mended: '+97455512345',
    },
    {
      from: 'open-wa/wa-automate-nodejs#1498',
      typed: whatsapp('0049 0171 1234567'),
      text: 'https://wa.me/491711234567',
      cautions: ['trunk-left-out content'],
    },
    {
      from: 'okta-graveyard/lock-passwordless#99',
      typed: phone('+61 0431 234 567'),
      text: 'tel:+61431234567',
      cautions: ['trunk-left-out content'],
    },
    {
      from: 'BelledonneCommunications/linphone-android#940',
      typed: sms('+4901601234567'),
      text: 'SMSTO:+491601234567:',
      cautions: ['trunk-left-out content'],
    },
    {
      from: 'colinhacks/zod#5563',
      typed: contact({ workPhone: '+49 030 12345678' }),
      text: 'TEL;TYPE=WORK:+49 30 12345678\r\n',
      cautions: ['trunk-left-out workPhone'],
    },
    {
      from: 'AfterShip/phone#268',
      typed: whatsapp('+4407123 123 123'),
      text: 'https://wa.me/447123123123',
      cautions: ['trunk-left-out content'],
    },
    {
      from: 'loqui/im#131',
      typed: whatsapp('+58 0414 5557777'),
      text: 'https://wa.me/584145557777',
      cautions: ['trunk-left-out content'],
    },
    {
      from: 'whisperfish/rust-phonenumber#92',
      typed: phone('+330631966543'),
      text: 'tel:+33631966543',
      cautions: ['trunk-left-out content'],
    },
    { from: 'thegamenicorus/react-native-phone-input#20', typed: phone('+39036384331'), text: 'tel:+39036384331' },
    { from: 'brick/phonenumber#12', typed: whatsapp('0039 011 6511111'), text: 'https://wa.me/390116511111' },
    { from: 'brick/phonenumber#12', typed: phone('+39 (0)11 6511111'), text: 'tel:+390116511111' },
    {
      from: 'giggsey/libphonenumber-for-php#495',
      typed: whatsapp('+225 0789881234'),
      text: 'https://wa.me/2250789881234',
    },
    { from: 'floere/phony#364', typed: phone('+242 (0)5 717 3992'), text: 'tel:+242057173992' },
    {
      from: 'google/libphonenumber#2026',
      typed: phone('+49016000000001'),
      text: 'tel:+4916000000001',
      cautions: ['trunk-left-out content'],
    },
    {
      from: 'daviddrysdale/python-phonenumbers#289',
      typed: phone('+241 062 12 34 56'),
      text: 'tel:+24162123456',
      cautions: ['trunk-left-out content'],
    },
    {
      from: 'gabrieldwight/Whatsapp-Business-Cloud-Api-Net#31',
      typed: whatsapp('0033 06 12 34 56 78'),
      text: 'https://wa.me/33612345678',
      cautions: ['trunk-left-out content'],
    },
  ],
  'an address, whose digits are no number': [
    {
      from: 'mautrix/whatsapp#556',
      typed: whatsapp('https://wa.me/qr/ABCD1234EFGH'),
      text: 'https://wa.me/qr/ABCD1234EFGH',
    },
    {
      from: 'wwebjs/whatsapp-web.js#2334',
      typed: phone('https://wa.me/5511987654321'),
      text: 'https://wa.me/5511987654321',
      cautions: ['address-for-number content'],
    },
    {
      from: 'bradvin/social-share-urls#655',
      typed: whatsapp('https://wa.me/?text=text'),
      text: 'https://wa.me/?text=text',
    },
    {
      from: 'bradvin/social-share-urls#655',
      typed: whatsapp('https://api.whatsapp.com/send?text=call%201234567'),
      text: 'https://api.whatsapp.com/send?text=call%201234567',
    },
    {
      from: 'mdsaban/universal-app-opener#30',
      typed: whatsapp('whatsapp://send?phone=15551234567&text=Hi'),
      text: 'whatsapp://send?phone=15551234567&text=Hi',
    },
    {
      from: '92lleo/WhatsappWebToGo#137',
      typed: whatsapp('https://chat.whatsapp.com/AB12CD34EF56GH78', 'Hello'),
      text: 'https://chat.whatsapp.com/AB12CD34EF56GH78',
      cautions: ['fields-unused content'],
    },
    {
      from: 'thedevs-network/the-guard-bot#62',
      typed: whatsapp('chat.whatsapp.com/B1234567890'),
      text: 'https://chat.whatsapp.com/B1234567890',
    },
    {
      from: 'yclas/yclas#2497',
      typed: whatsapp('intent://send/60195675678#Intent;scheme=smsto;package=com.whatsapp;end'),
      text: '',
      cautions: ['address-for-chat content'],
    },
    {
      from: 'heuer/segno#119',
      typed: contact({ mobile: 'https://www.example.com/dp/0123456789' }),
      text: 'TEL;TYPE=CELL:https://www.example.com/dp/0123456789',
      cautions: ['address-for-number mobile'],
    },
    {
      from: 'rugk/offline-qr-code#62',
      typed: sms('https://example.com/18475555555'),
      text: 'SMSTO::https://example.com/',
    },
    {
      from: 'mzeeshan455 in SimpleSoftwareIO/simple-qrcode#224',
      typed: phone('forrest1234567@example.com'),
      text: 'forrest1234567@example.com',
      cautions: ['address-for-number content'],
    },
    {
      from: 'jakubvalenta/geoshare#503',
      typed: place('https://maps.apple.com/?ll=33.4796203%2C-118.8658761&q=819%20N%2C%2090069'),
      text: 'https://maps.apple.com/?ll=33.4796203%2C-118.8658761&q=819%20N%2C%2090069',
    },
    {
      from: 'esm7/obsidian-map-view#57',
      typed: place('https://www.google.com/maps/place/Hauptstr.+12,34+Berlin/'),
      text: '',
      cautions: ['not-a-coordinate content', 'needed longitude'],
    },
    {
      from: 'osmandapp/OsmAnd#11809',
      typed: place('http://maps.google.com/maps?q=47.0929248%2C15.411024%28GOLF+19.+Mai+21%3A37+acc%3D4%2C9%29'),
      text: at(47.092925, 15.411024),
    },
  ],
  'an amount': [
    { from: 'bacen/pix-api#248', typed: pix(KEY, '198'), text: '5406198.00' },
    { from: 'bacen/pix-api#248', typed: pix(KEY, '10,5'), text: '540510.50' },
    { from: 'pedrofurtado/qrcode_pix_ruby#25', typed: pix(KEY, '99'), text: '540599.00' },
    { from: 'renatofrota/pix-pendencias#1', typed: pix(KEY, '10.'), text: '540510.00' },
    { from: 'damoiser/qr-bills#17', typed: girocode('150.5'), text: 'EUR150.50' },
    { from: 'openjverein/jverein#1319', typed: girocode('3.000,00 €'), text: 'EUR3000.00' },
    { from: 'openjverein/jverein#1322', typed: girocode('0,1'), text: 'EUR0.10' },
    { from: 'WordPress/wordcamp.org#800', typed: girocode('800,00'), text: 'EUR800.00' },
    {
      from: 'WordPress/wordcamp.org#800',
      typed: girocode('1,234'),
      text: '',
      cautions: ['which-amount amount'],
      answers: ['1234.00', '1.23'],
    },
    {
      from: 'PayButton/paybutton#262',
      typed: { type: 'promptpay', content: '0812345678', details: { amount: '1,032.68' } },
      text: '54071032.68',
    },
    { from: 'smhg/sepa-qr-php#6', typed: girocode('55,66'), text: 'EUR55.66' },
    { from: 'Shane32/QRCoder#163', typed: girocode('1 234 567,8'), text: 'EUR1234567.80' },
    { from: 'schoero/swissqrbill#370', typed: girocode("1'949.7"), text: 'EUR1949.70' },
    { from: 'peiTeX/qrbill#21', typed: girocode('123.000000'), text: 'EUR123.00' },
    {
      from: 'PtPrashantTripathi/linkpe#4',
      typed: { type: 'upi', content: 'a.b@okaxis', details: { name: 'A', amount: '₹ 5' } },
      text: '&am=5.00&',
    },
  ],
  'a key of PIX': [
    {
      from: 'flutterbootcamp/brasil_fields#82',
      typed: pix('11987654374'),
      text: '',
      cautions: ['which-pix-key content'],
      answers: ['119.876.543-74', '+5511987654374'],
    },
    { from: 'flutterbootcamp/brasil_fields#82', typed: pix('(11) 98765-4374'), text: '0114+5511987654374' },
    { from: 'flutterbootcamp/brasil_fields#82', typed: pix('119.876.543-74'), text: '011111987654374' },
    { from: 'peanutprotocol/peanut-ui#2240', typed: pix('+55-11-99999-9999'), text: '0114+5511999999999' },
    {
      from: 'p2pdotme/p2pdotme-sdk#2',
      typed: pix('91996339864'),
      text: '0114+5591996339864',
      cautions: ['taken-as-phone content'],
    },
    {
      from: 'brazilian-utils/javascript#521',
      typed: pix('abc(11) 98765-4321xyz'),
      text: '',
      cautions: ['not-a-pix-key content'],
    },
    {
      from: 'brazilian-utils/javascript#521',
      typed: pix('abc123.456.789-09'),
      text: '',
      cautions: ['not-a-pix-key content'],
    },
    {
      from: 'alexandresanlim/pix-payload-generator.net#7',
      typed: pix('+55(71) 99607-4734'),
      text: '0114+5571996074734',
    },
    {
      from: 'ceciliadeveza/gerarqrcodepix#5',
      typed: pix(' 5571992555724'),
      text: '0114+5571992555724',
      cautions: ['taken-as-phone content'],
    },
    {
      from: 'paulohenriquesn/pix-utils-js#2',
      typed: pix('+55 (21) 0000-0000'),
      text: '',
      cautions: ['not-a-pix-key content'],
    },
    {
      from: 'cleitonleonel/pypix#3',
      typed: pix('+55+5511987654321'),
      text: '',
      cautions: ['not-a-pix-key content'],
    },
    {
      from: 'fiatconnect/specification#94',
      typed: pix('11987654321'),
      text: '0114+5511987654321',
      cautions: ['taken-as-phone content'],
    },
    { from: 'Mostela/pix-qrcode#1', typed: pix('(11) 3234-5678'), text: '0113+551132345678' },
    { from: 'competeaqui/qrcode-pix-java#13', typed: pix('11.222.333/0001-81'), text: '011411222333000181' },
  ],
  'a number of PromptPay': [
    {
      from: 'saladpuk/PromptPay#16',
      typed: promptpay('053-1-23456-7'),
      text: '',
      cautions: ['not-a-promptpay-number content'],
    },
    {
      from: 'saladpuk/PromptPay#16',
      typed: promptpay('+66 53 123 4567'),
      text: '',
      cautions: ['not-a-promptpay-number content'],
    },
    { from: 'floere/phony#286', typed: promptpay('061 234 5678'), text: '01130066612345678' },
    {
      from: 'jackocnr/intl-tel-input#1333',
      typed: promptpay('+660931234567'),
      text: '01130066931234567',
      cautions: ['trunk-left-out content'],
    },
    { from: 'kittinan/php-promptpay-qr#1', typed: promptpay('0105536112014'), text: '02130105536112014' },
    { from: 'maxpromer/PromptPay-QR-generator#2', typed: promptpay('0-9940-00158-38-6'), text: '02130994000158386' },
    {
      from: 'dtinth/promptpay-qr#19',
      typed: promptpay('01055361120144'),
      text: '',
      cautions: ['not-a-promptpay-number content'],
    },
    { from: 'dtinth/promptpay-qr#2', typed: promptpay('004-0001-2345-6789'), text: '0315004000123456789' },
    { from: 'PromptPay/promptpay.github.io#44', typed: promptpay('004999012345678'), text: '0315004999012345678' },
    { from: 'maxpromer/PromptPay-QR-generator#1', typed: promptpay('004 9990 1234 5678'), text: '0315004999012345678' },
    {
      from: 'wmoxam/phonie#42',
      typed: promptpay('812345678'),
      text: '',
      cautions: ['not-a-promptpay-number content'],
      mended: '0812345678',
    },
  ],
  'an account in Czechia or Slovakia': [
    { from: 'RikudouSage/QrPaymentCZ#4', typed: account('43-185770297/0100'), text: 'ACC:CZ6101000000430185770297*' },
    { from: 'RikudouSage/QrPaymentCZ#4', typed: account('1325090010/3030'), text: 'ACC:CZ5530300000001325090010*' },
    { from: 'dfridrich/QRPlatba#7', typed: account('2600118167/2010'), text: 'ACC:CZ7020100000002600118167*' },
    { from: 'dfridrich/QRPlatba#38', typed: account('19-2000145399/0800'), text: 'ACC:CZ6508000000192000145399*' },
    { from: 'dfridrich/QRPlatba#44', typed: account('2400684236 / 2010'), text: 'ACC:CZ2120100000002400684236*' },
    { from: 'globalcitizen/php-iban#121', typed: account('300922760/0300'), text: 'ACC:CZ1303000000000300922760*' },
    {
      from: 'ViktorStiskala/python-qrplatba#3',
      typed: account('12-123456789/0123'),
      text: '',
      cautions: ['account-check content'],
    },
    { from: 'spayd/spayd-java#1', typed: account('1234567804/0300'), text: '', cautions: ['account-check content'] },
    { from: 'capaj/faktorio#61', typed: account('35-1234567805/0300'), text: 'ACC:CZ2203000000351234567805*' },
    {
      from: 'RikudouSage/QrPaymentCZ#3',
      typed: account('0123123123/0900'),
      text: 'ACC:SK0809000000000123123123*',
      cautions: ['pay-by-square content'],
    },
    {
      from: 'finitoapp/payky#4',
      typed: account('SK31 1200 0000 1987 4263 7541'),
      text: 'ACC:SK3112000000198742637541*',
      cautions: ['pay-by-square content'],
    },
    {
      from: 'mdomke/schwifty#39',
      typed: account('35-1234567805/1234'),
      text: '',
      cautions: ['which-country content'],
      answers: ['CZ49 1234 0000 3512 3456 7805', 'SK47 1234 0000 3512 3456 7805'],
    },
  ],
  'a link with marks of a word processor, or two links': [
    {
      from: 'jsbin/learn#10',
      typed: link('https://example.com/late‑summer'),
      text: 'https://example.com/late%E2%80%91summer',
      cautions: ['marks-in-link content'],
      mended: 'https://example.com/late-summer',
    },
    {
      from: 'jlevy/atom-flowmark#1',
      typed: link('https://example.com/1999–2001'),
      text: 'https://example.com/1999%E2%80%932001',
      cautions: ['marks-in-link content'],
      mended: 'https://example.com/1999-2001',
    },
    {
      from: 'mitocw/latex2edx#45',
      typed: link('example.com⁄menu'),
      text: 'https://',
      cautions: ['marks-in-link content'],
      mended: 'example.com/menu',
    },
    {
      from: 'owncloud-archive/contacts#574',
      typed: contact({ email: 'test@example.com ::: test2@example.com' }),
      text: 'EMAIL:test@example.com\r\n',
      cautions: ['several-values email'],
    },
    {
      from: 'owncloud-archive/contacts#817',
      typed: contact({ organisation: 'Lund ::: Rheinau' }),
      text: 'ORG:Lund\r\n',
      cautions: ['several-values organisation'],
    },
    {
      from: 'heuer/segno#119',
      typed: link('https://a.example/1 https://b.example/2'),
      text: 'https://a.example/1',
      cautions: ['several-links content'],
    },
    {
      from: 'heuer/segno#119',
      typed: link('https://a.example/1,https://b.example/2'),
      text: 'https://a.example/1',
      cautions: ['several-links content'],
    },
    {
      from: 'kokoye2007/wifi-qr#22',
      typed: wifi('Foonet', { password: 'longenough', others: 'V:1' }),
      text: 'WIFI:T:WPA;S:Foonet;P:longenough;V:1;;',
      cautions: ['kept-fields others'],
    },
  ],
};

describe.each(Object.entries(REPORTS))('%s', (_kind, reports) => {
  it.each(reports.map((report) => [report.from, report] as const))('as in %s', (_from, report) => {
    const { found, expected } = compareReport(report);
    expect(found).toEqual(expected);
  });
});
