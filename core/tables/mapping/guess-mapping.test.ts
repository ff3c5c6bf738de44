import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLUMN_WORDS, type ColumnRole } from '#content/vocabulary';
import type { ContentType } from '#design';
import { readTable } from '../read-table.ts';
import { guessMapping, guessName, itemColumn } from './guess-mapping.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

describe('guessMapping', () => {
  it.each<[string, ContentType, Record<string, string>]>([
    [
      'First name,Last name,Mobile,E-Mail,Company\nAnn,Lee,+49 30 1,a@x.de,X\n',
      'vcard',
      {
        ...{ content: '{First name} {Last name}', givenName: '{First name}', familyName: '{Last name}' },
        ...{ mobile: '{Mobile}', email: '{E-Mail}', organisation: '{Company}' },
      },
    ],
    ['Vorname;Nachname;Telefon\nAnn;Lee;+49 30 1\n', 'vcard', { content: '{Vorname} {Nachname}', mobile: '{Telefon}' }],
    [
      'Vorname;Name;Telefon\nAnn;Lee;+49 30 1\n',
      'vcard',
      { content: '{Vorname} {Name}', givenName: '{Vorname}', familyName: '{Name}' },
    ],
    ['First name,Full name,Mail\nAnn,Ann Lee,a@x.de\n', 'vcard', { content: '{Full name}' }],
    ['Nombre,Teléfono\nAnn Lee,+34 91 1234567\n', 'vcard', { content: '{Nombre}', mobile: '{Teléfono}' }],
    ['Name,Link\nAnn,https://example.com/1\n', 'url', { content: '{Link}' }],
    ['https://example.com/1\nhttps://example.com/2\n', 'url', { content: '{A}' }],
    ['SSID,Password\nGuest,12345678\n', 'wifi', { content: '{SSID}', password: '{Password}' }],
    ['a@x.de\nb@x.de\n', 'email', { content: '{A}' }],
    ['Room,Phone\n1,+49 30 123456\n', 'phone', { content: '{Phone}' }],
    ['Serial\nA1\nA2\n', 'text', { content: '{Serial}' }],
    ['Row,Row 2\nA1,x\nA2,y\n', 'text', { content: '{"Row"}' }],
    ['Name,Company\nAnn Lee,Acme\n', 'vcard', { content: '{Name}', organisation: '{Company}' }],
    ['Name,Phone\nAnn Lee,+49 30 123456\n', 'vcard', { content: '{Name}', mobile: '{Phone}' }],
    ['Name,Mail\nAnn Lee,a@x.de\n', 'vcard', { content: '{Name}', email: '{Mail}' }],
    ['Name,Room\nAnn Lee,Hall\n', 'text', { content: '{Name}' }],
    [
      'Last name,Job title,Work phone,Website\nLee,Chef,+49 30 1,x.com\n',
      'vcard',
      { title: '{Job title}', workPhone: '{Work phone}', website: '{Website}' },
    ],
    [
      'SSID,Password,Security,Hidden\nGuest,1,WPA,no\n',
      'wifi',
      { password: '{Password}', security: '{Security}', hidden: '{Hidden}' },
    ],
    ['Last name,Room\nLee,Hall\n', 'vcard', { content: '{Last name}', familyName: '{Last name}' }],
    ['SSID,Password,Link\nGuest,1,example.com\n', 'wifi', { content: '{SSID}' }],
    ['Mail,Link\na@x.de,example.com\n', 'url', { content: '{Link}' }],
    [
      'Mail,Subject,Message\na@x.de,Hi,Come\n',
      'email',
      { content: '{Mail}', subject: '{Subject}', message: '{Message}' },
    ],
    ['Room,Message\nHall,Come\n', 'text', { content: '{Message}' }],
    [',Room,Hall\n,A1,x\n,A2,y\n', 'text', { content: '{Room}' }],
    ['Where,What\nx.com,1\ny.com,2\nz.com,3\nw.com,4\nhere,5\n', 'url', { content: '{Where}' }],
    ['Where,What\nx.com,1\n,2\n,3\n', 'url', { content: '{Where}' }],
    ['Where,What\nx.com,1\ny.com,2\nz.com,3\nhere,4\nthere,5\n', 'text', { content: '{Where}' }],
  ])('guesses from %j the type %s', async (text, type, templates) => {
    const { table } = await readTable(text);
    expect(guessMapping(table, SEED)).toMatchObject({ type, templates });
  });

  it.each<[string, string, Record<string, string>]>([
    [
      'Outlook',
      readFileSync(join(import.meta.dirname, '../samples/contacts-outlook.csv'), 'utf8'),
      {
        ...{ content: '{First Name} {Last Name}', givenName: '{First Name}', familyName: '{Last Name}' },
        ...{ organisation: '{Company}', title: '{Job Title}' },
        ...{
          mobile: '{Mobile Phone}',
          workPhone: '{Business Phone}',
          email: '{E-mail Address}',
          website: '{Web Page}',
        },
        ...{ street: '{Business Street}', postcode: '{Business Postal Code}', town: '{Business City}' },
        ...{ country: '{Business Country/Region}', note: '{Notes}' },
      },
    ],
    [
      'Google',
      'First Name,Last Name,Organization Name,Organization Title,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Street,Address 1 - City,Website 1 - Value\nAda,Lovelace,Engines,Analyst,a@x.de,Mobile,+44 20 1234567,1 Mill Lane,London,x.com',
      {
        ...{ content: '{First Name} {Last Name}', givenName: '{First Name}', familyName: '{Last Name}' },
        ...{ organisation: '{Organization Name}', title: '{Organization Title}' },
        ...{ email: '{E-mail 1 - Value}', mobile: '{Phone 1 - Value}', website: '{Website 1 - Value}' },
        ...{ street: '{Address 1 - Street}', town: '{Address 1 - City}' },
      },
    ],
    [
      'Thunderbird, whose home address is empty here',
      'First Name,Last Name,Primary Email,Work Phone,Mobile Number,Home Address,Home City,Work Address,Work City,Work ZipCode,Organization,Web Page 1\nAda,Lovelace,a@x.de,+44 20 1234567,+44 77 1234567,,,1 Mill Lane,London,E1,Engines,x.com',
      {
        ...{ content: '{First Name} {Last Name}', givenName: '{First Name}', familyName: '{Last Name}' },
        ...{ email: '{Primary Email}', workPhone: '{Work Phone}' },
        ...{ mobile: '{Mobile Number}', street: '{Work Address}', town: '{Work City}', postcode: '{Work ZipCode}' },
        ...{ organisation: '{Organization}', website: '{Web Page 1}' },
      },
    ],
    [
      'Japanese',
      '氏名,会社,役職,携帯電話,メール,住所,郵便番号\n山田太郎,例社,部長,090-1234-5678,a@x.jp,東京都,100-0001',
      { content: '{氏名}', organisation: '{会社}', title: '{役職}', mobile: '{携帯電話}', street: '{住所}' },
    ],
    ['Chinese', '姓名,公司,手机,邮箱\n王小明,例,+86 10 1234567,a@x.cn', { content: '{姓名}', mobile: '{手机}' }],
    [
      'Chinese with two columns',
      '姓氏,名字,邮箱\n王,小明,a@x.cn',
      { content: '{姓氏} {名字}', givenName: '{名字}', familyName: '{姓氏}' },
    ],
    [
      'Japanese with two columns',
      '姓,名,メール\n山田,太郎,a@x.jp',
      { content: '{姓} {名}', givenName: '{名}', familyName: '{姓}' },
    ],
    [
      'French',
      'Nom,Prénom,Téléphone\nLefèvre,René,+33 1 23456789',
      { content: '{Prénom} {Nom}', givenName: '{Prénom}', familyName: '{Nom}' },
    ],
    [
      'Portuguese',
      'Nome próprio,Apelido,Telemóvel\nAna,Souza,+351 21 1234567',
      { content: '{Nome próprio} {Apelido}', givenName: '{Nome próprio}', familyName: '{Apelido}' },
    ],
  ])('knows the columns of an address book: %s', async (_, text, templates) => {
    expect(guessMapping((await readTable(text)).table, SEED)).toMatchObject({ type: 'vcard', templates });
  });

  it.each<[string, ContentType, Record<string, string>]>([
    [
      'Name,IBAN,Amount,Note\nAnn,DE71 1102 2033 0123 4567 89,"1.234,50",Rent\n',
      'girocode',
      { content: '{Name}', iban: '{IBAN}', amount: '{Amount}', text: '{Note}' },
    ],
    [
      'Empfänger;IBAN;Betrag;Währung;Verwendungszweck\nAnn;DE71110220330123456789;12;EUR;7\n',
      'girocode',
      { content: '{Empfänger}', iban: '{IBAN}', amount: '{Betrag} {Währung}', text: '{Verwendungszweck}' },
    ],
    ['Name,IBAN,Amount,Currency\nAnn,CH9300762011623852957,12,CHF\n', 'girocode', { amount: '{Amount} {Currency}' }],
    [
      'Name,IBAN,Amount,Currency,VS\nAnn,CZ2806000000000168540115,480,CZK,17\n',
      'spayd',
      { content: '{IBAN}', amount: '{Amount}', currency: '{Currency}', variable: '{VS}', name: '{Name}' },
    ],
    ['Name,Lat,Lng\nHall,48.1,11.5\n', 'place', { content: '{Lat}', longitude: '{Lng}' }],
    ['Ort;Breitengrad;Längengrad\nA;"48,1";"11,5"\n', 'place', { content: '{Breitengrad}' }],
    ['Name,Latitude,Longitude\nHall,north,east\n', 'place', { content: '{Latitude}', longitude: '{Longitude}' }],
    [
      'Title,Start,End,Location\nTalk,2026-12-01 18:00,2026-12-01 19:00,Hall\nLunch,01.12.2026 12:00,,Inn\n',
      'event',
      { content: '{Title}', starts: '{Start}', ends: '{End}', location: '{Location}' },
    ],
    ['Title,Date\nTalk,tomorrow\n', 'text', { content: '{Title}' }],
    ['Title,Start,Link\nTalk,2026-12-01,x.com\n', 'event', { content: '{Title}' }],
    ['Title,Date,Link\nNews,2026-12-01,x.com\n', 'url', { content: '{Link}' }],
    ['Name,Start\nAnn,2026-12-01 18:00\n', 'event', { content: '{Name}' }],
    ['Name,Date\nAnn,2026-12-01\n', 'text', { content: '{Name}' }],
    ['EAN,Room\n9506000134352,Hall\n', 'gs1', { content: '{EAN}' }],
    ['Barcode,Room\nA-0012,Hall\n', 'text', { content: '{Barcode}' }],
    ['Link\nhttp//example.com/menu\n', 'url', { content: '{Link}' }],
    ['Site,Room\nWest wing,4\n', 'text', { content: '{Site}' }],
    ['GTIN,Lot,Expiry\n9506000134352,A1,2026-12-31\n', 'gs1', { content: '{GTIN}', lot: '{Lot}', expiry: '{Expiry}' }],
    ['EAN,Link\n9506000134352,x.com\n', 'url', { content: '{Link}' }],
    ['EAN,Room\n12345,Hall\n', 'text', { content: '{EAN}' }],
    ['Room,WhatsApp\n1,+49 30 123456\n', 'whatsapp', { content: '{WhatsApp}' }],
    ['Name,Phone,WhatsApp\nAnn,+49 30 123456,+49 30 123456\n', 'vcard', { content: '{Name}' }],
    ['Team,Telegram\nA,@durov\n', 'telegram', { content: '{Telegram}' }],
    ['Chave PIX,Nome,Cidade,Valor\na@x.br,Ana,Recife,"12,50"\n', 'pix', { content: '{Chave PIX}', city: '{Cidade}' }],
    ['PromptPay,Amount\n081 234 5678,100\n', 'promptpay', { amount: '{Amount}' }],
    ['UPI ID,Name\na.b@okaxis,Ann\n', 'upi', { content: '{UPI ID}', name: '{Name}' }],
    ['Bitcoin,Label\nbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq,Shop\n', 'bitcoin', { content: '{Bitcoin}' }],
  ])('guesses from the columns of %j the type %s', async (text, type, templates) => {
    const { table } = await readTable(text);
    expect(guessMapping(table, SEED)).toMatchObject({ type, templates });
  });

  it('does not take an amount of money for copies', async () => {
    const { table } = await readTable('Name,IBAN,Amount\nAnn,DE71110220330123456789,12\n');
    expect(guessMapping(table, SEED).copies).toBe('');
  });

  it('uses a column with a name like Qty for copies only if it has whole numbers of up to three digits', async () => {
    const guessed = async (cell: string) =>
      guessMapping((await readTable(`Link,Qty\nx.com,${cell}\ny.com,2\n`)).table, SEED).copies;
    expect([await guessed('3'), await guessed('999'), await guessed('1000')]).toEqual(['Qty', 'Qty', '']);
    expect(await guessed('1.5')).toBe('');
    // In French, this means a number; in Spanish, a name.
    const { copies, fileName } = guessMapping((await readTable('Lien,Nombre\nx.com,3\n')).table, SEED);
    expect([copies, fileName]).toEqual(['Nombre', '']);
  });

  it('chooses Text, with the first column as its content, for a table without rows', () => {
    const { type, templates } = guessMapping({ columns: ['Any', 'Other'], rows: [] }, SEED);
    expect([type, templates]).toEqual(['text', { content: '{Any}' }]);
  });

  it.each<[string, string, string, string]>([
    [
      'English',
      'First name,Last name,Company,Job title,Street,Postcode,Town,Country,Mobile',
      'Network,Password',
      'Quantity',
    ],
    ['German', 'Vorname,Nachname,Firma,Funktion,Straße,PLZ,Ort,Land,Handy', 'WLAN,Passwort', 'Anzahl'],
    [
      'French',
      'Prénom,Nom de famille,Société,Fonction,Rue,Code postal,Ville,Pays,Portable',
      'Réseau,Mot de passe',
      'Quantité',
    ],
    ['Spanish', 'Nombre,Apellidos,Empresa,Puesto,Calle,CP,Ciudad,País,Móvil', 'Red,Contraseña', 'Cantidad'],
    ['Italian', 'Nome,Cognome,Azienda,Ruolo,Via,CAP,Città,Paese,Cellulare', 'Rete,Password', 'Quantità'],
    [
      'Dutch',
      'Voornaam,Achternaam,Bedrijf,Functie,Straat,Postcode,Plaats,Land,Telefoon',
      'Netwerk,Wachtwoord',
      'Aantal',
    ],
    ['Portuguese', 'Nome,Sobrenome,Empresa,Cargo,Rua,CP,Cidade,País,Telefone', 'Rede,Senha', 'Quantidade'],
  ])('knows common names of columns in %s', (_, contact, network, copies) => {
    const guessed = (columns: string) => guessMapping({ columns: columns.split(','), rows: [] }, SEED).templates;
    const [first, last, ...others] = contact.split(',').map((name) => `{${name}}`);
    expect(Object.values(guessed(contact))).toEqual([`${first} ${last}`, first, last, ...others]);
    expect(Object.values(guessed(network))).toEqual(network.split(',').map((name) => `{${name}}`));
    const rows = [{ number: 2, cells: ['3'] }];
    expect(guessMapping({ columns: [copies], rows }, SEED).copies).toBe(copies);
  });
});

it.each([
  [['Room', 'name', 'Link'], '{name}'],
  [['Nachname', 'Vorname', 'Name'], '{Vorname} {Nachname}'],
  [['姓', '名'], '{姓} {名}'],
  [['First name'], '{First name}'],
  [['Room', 'Link'], ''],
])('for the columns %j, guessName returns %j', (columns, template) => {
  expect(guessName(columns)).toBe(template);
});

it.each([
  [['管理番号', '品名', 'URL'], '品名'],
  [['Nr.', 'Bezeichnung', 'Link'], 'Bezeichnung'],
  [['Title', 'Item', 'Link'], 'Item'],
  [['Title', 'Link'], 'Title'],
  [['Room', 'Link'], null],
])('among the columns %j, itemColumn returns %j', (columns, item) => {
  expect(itemColumn(columns)).toBe(item);
});

describe.each(['en', 'fr', 'de', 'es', 'pt', 'ja', 'zh'] as const)('tables in the language %s', (language) => {
  /** The cells below columns that are called by the first, or the second, of the words for these roles. */
  const tableOf = (cells: Partial<Record<ColumnRole, string>>, which: number) => {
    const words = (role: string) => COLUMN_WORDS[role as ColumnRole][language].split(',').map((word) => word.trim());
    const columns = Object.keys(cells).map((role) => words(role)[which] ?? words(role)[0]);
    return { columns, rows: [{ number: 2, cells: Object.values(cells) }] };
  };

  it.each([0, 1])('become networks, contacts and events, with the words number %i', (which) => {
    const network = tableOf({ network: 'Café', password: 'x', security: 'WPA2', hidden: '' }, which);
    const contact = tableOf(
      { givenName: 'Ann', familyName: 'Lee', mobile: '+1 415 555 0123', organisation: 'X' },
      which,
    );
    const day = { date: '2027-03-05', startTime: '18:30', endTime: '20:00', location: 'Y' };
    const event = tableOf({ title: 'Fair', ...day }, which);
    const [starts, ends] = [`{${event.columns[1]}} {${event.columns[2]}}`, `{${event.columns[3]}}`];
    expect(guessMapping(network, SEED)).toMatchObject({ type: 'wifi', templates: { security: expect.anything() } });
    expect(guessMapping(contact, SEED)).toMatchObject({ type: 'vcard', templates: { mobile: expect.anything() } });
    expect(guessMapping(event, SEED)).toMatchObject({ type: 'event', templates: { starts, ends } });
  });
});
