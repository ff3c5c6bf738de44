import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeContent, type TypedContent } from './index.ts';

/** What people type every day. Nothing is asked, refused or said. One row a line, or a column of them. */
const LINKS = `
https://example.com
http://example.com/menu
example.com
www.example.com/a?b=c#d
https://www.example.co.uk/path/to/page.html
https://example.com:8443/admin
https://sub.domain.example.org/?q=a+b
https://example.com/search?q=a,b;c
https://example.com/a,b,c
https://example.com/a;jsessionid=1
https://example.com/?next=https://other.example/page
https://example.com/share?url=https%3A%2F%2Fother.example%2F&text=Hi
https://example.com/share?urls=https://a.example,https://b.example
https://web.archive.org/web/2020/https://example.com/
https://res.example.com/demo/image/fetch/w_100/https://other.example/a.png
https://translate.example/translate?u=http://other.example
https://en.wikipedia.org/wiki/Mexican–American_War
https://de.wikipedia.org/wiki/Straße
https://fr.wikipedia.org/wiki/Élection_présidentielle
https://ja.wikipedia.org/wiki/日本
https://ru.wikipedia.org/wiki/Москва
https://bücher.example/ä
https://中国.example/
https://münchen.example
https://xn--bcher-kva.example/
https://example.com/caf%C3%A9
https://example.com/late-summer_menu~2
https://example.com/#/route/1
https://example.com/#:~:text=hello
https://youtu.be/dQw4w9WgXcQ?t=42
https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1
https://maps.app.goo.gl/x1y2z3
https://docs.google.com/document/d/1aB-2cD_3e/edit#heading=h.1
https://t.me/joinchat/AAAA-bbbb
https://chat.whatsapp.com/AB12CD34EF56GH78
http://192.168.0.1/setup
https://10.0.0.5:8080/login
http://printer.local/
http://intranet.company.lan/wiki/Page
http://fritz.box
http://localhost:3000/
http://server01:8080/status
https://[2001:db8::1]/
myapp://open/item/42
com.example.app://callback?code=1
spotify:track:4uLU6hMCjMI75M1A2tKUQC
slack://channel?team=T1&id=C1
zoommtg://zoom.us/join?confno=123456789
steam://run/440
mailto:jane@example.com?subject=Hi
tel:+491711234567
sms:+491711234567
geo:48.1,11.5
otpauth-migration://offline?data=abc
ftp://example.com/file.txt
magnet:?xt=urn:btih:abc
`;

const NUMBERS = `
+1 415 555 0123
+1 (415) 555-0123
+1-800-555-0199
+14155550123
+44 20 7946 0958
+44 (0)20 7946 0958
+44 7700 900123
+49 30 1234567
+49 (0) 30 1234567
+49 171 1234567
+49 (0)171/1234567
+33 1 23 45 67 89
+33 6 12 34 56 78
+33 (0)6 12 34 56 78
+34 612 345 678
+34 91 123 45 67
+39 06 698 1234
+39 347 123 4567
+39 02 1234 5678
+351 21 123 4567
+351 912 345 678
+55 11 98765-4321
+55 (11) 98765-4321
+55 21 2345-6789
+81 3-1234-5678
+81 (0)3-1234-5678
+81 90-1234-5678
+86 10 1234 5678
+86 138 0013 8000
+86 21 6123 4567
+91 98765 43210
+91 11 2345 6789
+7 495 123-45-67
+7 912 345-67-89
+7 800 555-35-35
+36 30 123 4567
+36 1 234 5678
+225 07 07 12 34 56
+225 27 20 12 34 56
+242 06 612 3456
+226 70 12 34 56
+227 93 12 34 56
+229 01 97 12 34 56
+992 91 712 3456
+241 62 12 34 56
+243 812 345 678
+378 0549 886377
+41 44 668 18 00
+43 1 234567890
+48 22 123 45 67
+420 601 123 456
+974 5551 2345
+852 2123 4567
+61 2 1234 5678
+64 21 123 4567
+52 55 1234 5678
+54 9 11 2345-6789
`;

const PLACES = `
48.1374, 11.5755
48.1374,11.5755
-33.8688, 151.2093
40.7128, -74.0060
0, 0
48,1374; 11,5755
48°08'14"N 11°34'31"E
48° 08′ 14″ N, 11° 34′ 31″ E
48° 8′ N 11° 34′ E
N 48° 08.233' E 011° 34.517'
N48.1374 E11.5755
48.1374N 11.5755E
48.1374 N, 11.5755 E
S 33° 52' 7.7" E 151° 12' 33.5"
33°52'7.7"S, 151°12'33.5"E
40° 42' 46" N 74° 0' 22" W
40°25′N 3°42′W
47° 13' 5" Nord, 1° 33' 10" Ouest
47° 13' 5" nord, 1° 33' 10" est
48° 8' Nord, 11° 34' Ost
48° 8' nördlicher Breite, 11° 34' östlicher Länge
34° 36' Süd, 58° 22' West
40° 25' Norte, 3° 42' Oeste
34° 36' Sur, 58° 22' Oeste
38° 43' Norte, 9° 8' Oeste
23° 33' Sul, 46° 38' Oeste
23° 33' Sul, 46° 38' O
34° 36' Sur, 58° 22' O
38° 43' N, 9° 8' L
北緯35度41分22秒 東経139度41分30秒
南緯33度52分 東経151度12分
北纬39度54分 东经116度23分
北緯25度2分 東經121度33分
latitude 47.2 N, longitude 1.55 W
Lat. 47.2 N Long. 1.55 E
https://www.google.com/maps/@48.1,11.5,15z
https://www.google.de/maps/place/M/@48.13,11.57,17z/data=!3d48.1373!4d11.5754
https://maps.google.com/?q=48.1,11.5
https://www.google.com/maps/search/48.1,+11.5
https://maps.apple.com/place?coordinate=48.1,11.5&name=x
https://www.openstreetmap.org/#map=17/48.1/11.5
https://www.openstreetmap.org/?mlat=48.1&mlon=11.5#map=5/1/2
https://www.bing.com/maps?q=48.1,11.5
-22.9068, -43.1729
35.6895 139.6917
51.5074 -0.1278
1.3521, 103.8198
−33.8688, −70.6693
90, 180
-90, -180
59°12'7.7"N 18°04'30"E
`;

const AMOUNTS = `
1 12 100 1234 12345 0.5 0.10 0,5 0,50 1.5 1,5 12.5 12.50 12,50 99.99 99,99 100.00 1234.5 1234.50 1234,50 1.234,5 1.234,56
1,234.5 1,234.56 12.345,67 12,345.67 1.234.567 1,234,567 1.234.567,89 1,234,567.89 1'234.50 1’234.50 1'234 12'345.6 1_234.50
007.5 12,– 12.- 12,-- 5.00 7.25 0.01 0,01 10.10 19.95 19,95 2500 2500.00 49.9 49,9 3.50 3,50 15 8.4 8,4 1234567.89 1.234,00
`;

const PIX_KEYS = `
+5511987654321
+55 11 98765-4321
+55 (11) 98765-4321
+55 (11) 3234-5678
+55-21-99999-9999
(11) 98765-4321
(11) 98765-4374
11 98765-4321
(21) 2345-6789
52998224725
529.982.247-25
12345678909
123.456.789-09
11222333000181
11.222.333/0001-81
jane@example.com
Jane.Doe@Example.com
vendas+pix@loja.example
123e4567-e12b-12d1-a456-426655440000
123E4567-E12B-12D1-A456-426655440000
`;

const PROMPTPAY_NUMBERS = `
0812345678
081-234-5678
081 234 5678
(081) 234-5678
0612345678
0912345678
+66812345678
+66 81 234 5678
+66 (0)81 234 5678
0066812345678
66812345678
1111111111119
1-1111-11111-11-9
0105536112014
0-1055-36112-01-4
0994000158386
004999012345678
004-9990-1234-5678
`;

const ACCOUNTS = `
CZ2806000000000168540115
CZ28 0600 0000 0001 6854 0115
cz2806000000000168540115
IBAN CZ6508000000192000145399
19-2000145399/0800
1325090010/3030
2600118167/2010
35-1234567805/0300
35 - 1234567805 / 0300
300922760/0300
43-185770297/0100
DE89370400440532013000
AT611904300234573201
`;

const NAMES = `
Ada Lovelace
Dr. Jane Doe
Doe, Jane
Jürgen Müller
María José García
José da Silva
François Lefèvre
山田 太郎
王小明
김민준
Łukasz Nowak
O'Connor Seán
Anna-Lena Schmidt
Jean-Luc Picard
Zoë
Ruderclub Rheinau e.V.
Café Lund
Müller & Söhne GmbH
Nguyễn Văn An
Иван Петров
Δημήτρης
محمد علي
Dr. med. Anna-Maria von der Heide
Smith, John Q.
Mary Ann O'Neill
José Luis Rodríguez-Zapatero
Inês Gonçalves
Åsa Öberg
Bjørn Ærø
Krzysztof Żółty
Şebnem Çağlar
Ștefan Țepeș
佐藤 花子
陳大文
박서연
समीर शर्मा
สมชาย ใจดี
דוד כהן
Bäckerei Huber, Inh. Eva Huber
Smith & Sons, Ltd.
Praxis Dr. Weber / Dr. Klein
ACME Inc. (Europe)
St. Mary's C of E School
Tierheim "Pfötchen"
100% Bio Hof
Verein für Heimatpflege 1898 e. V.
Hotel *** Superior
Jane
J. R. R. Tolkien
Sean O’Casey
Team #3
`;

const NETWORKS = `
Guest
Café Lund
home-5G
FRITZ!Box 7590
Wi-Fi: upstairs
a:b;c
東京
WIFI
Vodafone-1A2B
Livebox-4F20
Telekom_FON
TP-Link_5G_2.4
NETGEAR47
eduroam
Hotel Adler (Lobby)
Salle d'attente
Wartezimmer Dr. Müller
Ferienwohnung 3
Planta 2 – Invitados
Padaria São João
カフェ 無料
免费WiFi
Гости
ضيوف
☕ Coffee Corner
Room #12
50% faster
The "Inn"
Caffè & Bar
Bibliothèque_invités
office.guest
Guest, 2nd floor
Büro/Besprechung
~campus~
Mr. Smith's
5 GHz only
0123456789
__open__
`;

const MOMENTS = `
2027-06-18 18:00
2027-06-18T18:00
2027-06-18 18:00:30
2027-06-18T18:00:00+02:00
2027-06-18T16:00:00Z
2027-06-18
18.06.2027 18:00
18.06.2027, 18:00 Uhr
18.6.2027 um 18 Uhr
18.06.2027
18. Juni 2027 18:00
Freitag, 18. Juni 2027, 18:00 Uhr
18 June 2027 6 pm
June 18, 2027 6:00 PM
June 18, 2027
Fri, 18 Jun 2027 18:00
Friday, June 18, 2027 at 6:00 PM
18 Jun 2027
6/18/2027 6:00 PM
06/18/2027 18:00
6/18/2027
18/06/2027 18:00
18/6/2027
2027/06/18 18:00
2027/6/18
18 juin 2027 18h00
vendredi 18 juin 2027 à 18h
18/06/2027 18h30
18 de junio de 2027 18:00
18 de junio de 2027
viernes, 18 de junio de 2027, 18:00
18 de junho de 2027 18:00
18 de junho de 2027 às 18h
2027年6月18日 18:00
2027年6月18日
2027年6月18日 18時30分
2027年6月18日 午後6時
2027年6月18日 下午6:00
2027-06-18 18.00
2027-06-18 6pm
2027-06-18 06:00 AM
2027-06-18 12:00 pm
2027-12-31 23:59
2027-01-01 00:00
31.12.2027 23:59
29.02.2028
2028-02-29 12:00
20270618T180000
20270618
18-06-2027 18:00
`;

const rows = (text: string, separator = /\n/): string[] => text.split(separator).filter((row) => row !== '');

const KINDS: Readonly<Record<string, readonly TypedContent[]>> = {
  link: rows(LINKS).map((content) => ({ type: 'url', content })),
  'phone number': rows(NUMBERS).map((content) => ({ type: 'phone', content })),
  'text message': rows(NUMBERS).map((content) => ({
    type: 'sms',
    content: `${content}: Hello https://example.com/1234567`,
  })),
  'contact with a number': rows(NUMBERS).map((mobile) => ({ type: 'vcard', content: 'A', details: { mobile } })),
  'chat on WhatsApp': rows(NUMBERS).map((content) => ({ type: 'whatsapp', content })),
  place: rows(PLACES).map((content) => ({ type: 'place', content })),
  'amount of a transfer': rows(AMOUNTS, /\s+/).map((amount) => ({
    type: 'girocode',
    content: 'A',
    details: { iban: 'DE89370400440532013000', amount },
  })),
  'amount in bitcoin': ['0.001', '0,001', '1.5', '0.12345678', '1.234', '21', '0.0005'].map((amount) => ({
    type: 'bitcoin',
    content: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    details: { amount },
  })),
  'key of PIX': rows(PIX_KEYS).map((content) => ({ type: 'pix', content, details: { name: 'A', city: 'B' } })),
  'number of PromptPay': rows(PROMPTPAY_NUMBERS).map((content) => ({ type: 'promptpay', content })),
  'Czech account': rows(ACCOUNTS).map((content) => ({ type: 'spayd', content })),
  contact: rows(NAMES).map((content) => ({ type: 'vcard', content, details: { organisation: content, town: 'A: B' } })),
  event: rows(MOMENTS).map((starts) => ({
    type: 'event',
    content: 'Summer party',
    details: { starts, zone: 'Europe/Berlin' },
  })),
  network: rows(NETWORKS).map((content) => ({ type: 'wifi', content, details: { password: 'long:;enough' } })),
};

describe.each(Object.entries(KINDS))('an ordinary %s', (_kind, all) => {
  it.each(all.map((typed) => [JSON.stringify(typed.details ? { ...typed } : typed.content), typed] as const))(
    'is encoded without a word: %s',
    (_row, typed) => {
      expect(wordsAbout(typed)).toEqual([]);
    },
  );
});

function wordsAbout(typed: TypedContent): readonly string[] {
  const { text, cautions } = encodeContent(typed);
  return text === '' ? ['no text'] : cautions.map(({ kind }) => kind);
}

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

/** Returns digits with the last one that the check of a sum needs. */
function checked(factors: readonly number[], number: string, last: (rest: number) => number | null): string | null {
  const sum = [...number].reduce((total, digit, k) => total + Number(digit) * factors[k], 0);
  const digit = last(sum % 11);
  return digit === null ? null : `${number}${digit}`;
}

function cpf(nine: string): string {
  const last = (rest: number) => (rest < 2 ? 0 : 11 - rest);
  const ten = checked([10, 9, 8, 7, 6, 5, 4, 3, 2], nine, last)!;
  return checked([11, 10, 9, 8, 7, 6, 5, 4, 3, 2], ten, last)!;
}

it('says nothing about any mobile number, tax number or account with its marks', () => {
  const rules: readonly [
    type: TypedContent['type'],
    content: fc.Arbitrary<string>,
    details?: TypedContent['details'],
  ][] = [
    ['pix', digits(8).map((rest) => `(11) 9${rest.slice(0, 4)}-${rest.slice(4)}`), { name: 'A', city: 'B' }],
    [
      'pix',
      digits(9)
        .filter((nine) => !/^(.)\1+$/.test(nine))
        .map((nine) => cpf(nine).replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')),
      { name: 'A', city: 'B' },
    ],
    ['promptpay', fc.tuple(fc.constantFrom('06', '08', '09'), digits(8)).map((parts) => parts.join(''))],
    ['promptpay', digits(15)],
    [
      'promptpay',
      digits(11).map(
        (rest) => checked([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], `1${rest}`, (sum) => (11 - sum) % 10)!,
      ),
    ],
    [
      'spayd',
      digits(9)
        .map((nine) =>
          checked([6, 3, 7, 9, 10, 5, 8, 4, 2], nine, (sum) => (sum === 0 ? 0 : sum === 1 ? null : 11 - sum)),
        )
        .filter((number) => number !== null)
        .map((number) => `${number}/0800`),
    ],
  ];
  for (const [type, content, details] of rules) {
    fc.assert(
      fc.property(content, (each) => {
        expect(wordsAbout({ type, content: each, ...(details && { details }) })).toEqual([]);
      }),
      { numRuns: 50 },
    );
  }
});
