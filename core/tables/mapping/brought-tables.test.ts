import { describe, expect, it } from 'vitest';
import type { ContentType } from '#design';
import { findDays } from '../find-days.ts';
import { readTable } from '../read-table.ts';
import { guessMapping } from './guess-mapping.ts';
import { unusedColumns } from './mapping.ts';
import { compileMapping, planRow } from './plan-row.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';

/** What becomes of the rows of a table in Berlin, with the mapping that is guessed. */
async function rowsOf(text: string) {
  const { table } = await readTable(text);
  const mapping = guessMapping(table, SEED);
  const recipe = compileMapping(mapping, table.columns, { zone: 'Europe/Berlin', days: findDays(table) });
  const plans = table.rows.map((row) => planRow(recipe, row));
  return {
    type: mapping.type,
    unused: unusedColumns(mapping, table),
    rows: plans.map((plan) => {
      if (plan.is === 'ready') return [whenOf(plan.text), ...plan.cautions.map(({ kind }) => kind)].join(' ');
      const { problem } = plan;
      if (problem.kind !== 'refused') return problem.kind;
      return `${problem.caution.kind}: ${problem.cell?.value} in ${problem.cell?.columns.join('+')}`;
    }),
  };
}

/** The moments of an event, `20270305T173000Z-20270305T190000Z`; other texts whole. */
function whenOf(text: string): string {
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => new RegExp(`^${name}[^:]*:(\\S+)`, 'm').exec(text)?.[1]);
  return [start ?? text, end].filter((part) => part !== undefined).join('-');
}

/** Each with its source: a report of another tool, from which the form is, not the values. */
describe('a table that somebody brought', () => {
  it.each<[source: string, text: string, type: ContentType, rows: string[], unused?: string[]]>([
    // T2: columns of days and times make one moment.
    [
      'googlecalendar #10: both days are possible everywhere',
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event\nEvening,03/05/2027,6:30 PM,03/05/2027,8:00 PM,False\n',
      'event',
      ['two-days: 03/05/2027 6:30 PM in Start Date+Start Time'],
    ],
    [
      'the same, with a row that tells',
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event\nEvening,03/05/2027,6:30 PM,03/05/2027,8:00 PM,False\nSports day,04/12/2027,,04/12/2027,,True\nFair,04/13/2027,,04/14/2027,,True\n',
      'event',
      ['20270305T173000Z-20270305T190000Z', '20270412-20270413', '20270413-20270415'],
    ],
    [
      'two columns in German, exchangecalendar #321',
      'Titel;Datum;Uhrzeit\nElternabend;05.03.2027;18:30\n',
      'event',
      ['20270305T173000Z'],
    ],
    [
      'four columns, in another order',
      'StartDate,EndDate,StartTime,EndTime,Location,Subject\n2027-03-05,2027-03-05,18:30,20:00,Room,Lecture\n',
      'event',
      ['20270305T173000Z-20270305T190000Z'],
    ],
    [
      'craigk5n/webcalendar #193: whole days of Outlook end at midnight after the last',
      '"Subject","Start Date","Start Time","End Date","End Time","All day event","Categories"\n"Migration","21-4-2027","00:00:00","22-4-2027","00:00:00","True","x"\n',
      'event',
      ['20270421-20270422'],
      ['Categories'],
    ],
    [
      'libasys/calendarplus #177: dots, hours of one digit',
      'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Private\nSPK,10.05.2027,8:00,10.05.2027,13:00,FALSE,TRUE\n',
      'event',
      ['20270510T060000Z-20270510T110000Z'],
      ['Private'],
    ],
    [
      'oliexdev/openScale #1475: an ISO day beside 8:30:00 AM',
      'Event,Date,Time\nWeigh in,2027-04-07,8:30:00 AM\nAgain,2027-04-07,12:15 PM\n',
      'event',
      ['20270407T063000Z', '20270407T101500Z'],
    ],
    [
      'derdilla/blood-pressure-monitor-fl #322: a day with the name of its month',
      'Title,Date,Time\nCheck,05 May 2027,17:40\n',
      'event',
      ['20270505T154000Z'],
    ],
    [
      'YACS-RCOS/yacs.n #55: noon is not midnight',
      'Title,Date,Start Time,End Time\nLaw,2027-09-01,12:00 PM,1:20 PM\nNight,2027-09-01,12:00 AM,12:30 AM\n',
      'event',
      ['20270901T100000Z-20270901T112000Z', '20270831T220000Z-20270831T223000Z'],
    ],
    [
      'urlaubsverwaltung/zeiterfassung #15: begin and end are times beside the day',
      'Termin;Datum;Beginn;Ende\nFrüh;05.03.2027;08:00;12:30\nNacht;05.03.2027;22:00;02:00\n',
      'event',
      ['20270305T070000Z-20270305T113000Z', '20270305T210000Z-20270306T010000Z'],
    ],
    [
      'a length: omeka-s-enduser PR 141',
      'Title,Start,Duration (min)\nTalk,2027-03-05 18:30,90\nLunch,2027-03-05 12:00,45\n',
      'event',
      ['20270305T173000Z-20270305T190000Z', '20270305T110000Z-20270305T114500Z'],
    ],
    [
      'a length with units',
      'Titel;Beginn;Dauer\nVortrag;05.03.2027 18:30;1:30\nEssen;05.03.2027 12:00;45 Min.\nTag;05.03.2027 8 Uhr;2 Std.\n',
      'event',
      ['20270305T173000Z-20270305T190000Z', '20270305T110000Z-20270305T114500Z', '20270305T070000Z-20270305T090000Z'],
    ],
    [
      'two times in one cell',
      'Veranstaltung;Datum;Uhrzeit\nSprechstunde;05.03.2027;18:30 – 20:00 Uhr\n',
      'event',
      ['20270305T173000Z-20270305T190000Z'],
    ],
    [
      'an end without a time',
      'Title,Start,End\nTalk,2027-03-05 18:30,2027-03-05\n',
      'event',
      ['20270305T173000Z end-without-time'],
    ],
    // T4: moments in all usual ways, in the zone of the visitor unless they have their own.
    [
      'events-iso.csv',
      'Title,Start,End\nEvening,2027-07-05 18:30,2027-07-05 20:00\n',
      'event',
      ['20270705T163000Z-20270705T180000Z'],
    ],
    [
      'offsets and seconds: gt-scheduler/website #265',
      'Title,Start\nA,2027-07-05T18:30:15Z\nB,2027-07-05T18:30:00-05:00\nC,2027-07-05 18:30 +0900\n',
      'event',
      ['20270705T183015Z', '20270705T233000Z', '20270705T093000Z'],
    ],
    ['a zone in the name of the column', 'Title,Start (UTC)\nA,2027-07-05 18:30\n', 'event', ['20270705T183000Z']],
    [
      'dannymcc/may #250: one day decides for the others',
      'Title,Date\nEve,12/31/2027\nAdvent,12/01/2027\n',
      'event',
      ['20271231', '20271201'],
    ],
    [
      'wireservice/csvkit #280: one day decides for the others',
      'Title,Date\nA,02/01/2027\nB,31/12/2027\n',
      'event',
      ['20270102', '20271231'],
    ],
    [
      'matplotlib/matplotlib #208: hyphens',
      'Title,Date\nA,12-01-2027\nB,13-01-2027\n',
      'event',
      ['20270112', '20270113'],
    ],
    [
      'rows that contradict each other decide nothing',
      'Title,Start\nA,02/01/2027\nB,31/12/2027\nC,12/31/2027\n',
      'event',
      ['two-days: 02/01/2027 in Start', '20271231', '20271231'],
    ],
    [
      'abrain/einsatzverwaltung #146: quotation marks in the cells',
      "Title;Start\nEinsatz;'16.12.2027 16:45'\n",
      'event',
      ['20271216T154500Z'],
    ],
    [
      'clocks that skip an hour, and show one twice',
      'Title,Start\nA,2027-03-28 02:30\nB,2027-10-31 02:30\n',
      'event',
      ['skipped-time: 2027-03-28 02:30 in Start', '20271031T003000Z repeated-time'],
    ],
    [
      'seven languages',
      'Titre;Date de début;Heure de début;Heure de fin\nFête;5 mars 2027;18h30;20h\n',
      'event',
      ['20270305T173000Z-20270305T190000Z'],
    ],
    [
      'Spanish',
      'Evento;Fecha de inicio;Hora de inicio\nFiesta;5 de marzo de 2027;6:30 p. m.\n',
      'event',
      ['20270305T173000Z'],
    ],
    ['Portuguese', 'Título;Data;Hora\nFesta;5 de março de 2027;18h30\n', 'event', ['20270305T173000Z']],
    [
      'Japanese',
      '件名,開始日,開始時刻,終了時刻\n会議,2027年3月5日,午後6時30分,20:00\n',
      'event',
      ['20270305T173000Z-20270305T190000Z'],
    ],
    ['Chinese', '活动,日期,时间\n会议,2027年3月5日,下午6:30\n', 'event', ['20270305T173000Z']],
    [
      'https://github.com/ericmieth/msxcsv2ics: Outlook in German, where the end of a whole day is the day after it',
      '"Betreff","Beginnt am","Beginnt um","Endet am","Endet um","Ganztägiges Ereignis","Ort"\n"Feier","24.12.2026","18:00:00","24.12.2026","22:00:00","Aus","Saal"\n"Ferien","25.12.2026","00:00:00","27.12.2026","00:00:00","Ein",""\n',
      'event',
      ['20261224T170000Z-20261224T210000Z', '20261225-20261227'],
      [],
    ],
    [
      'https://github.com/SwissTchoukball/website: Outlook in French, with two columns of one name',
      '"Objet","Début","Début","Fin","Fin","Journée entière","Emplacement"\n"Fête","24/12/2026","18:00:00","24/12/2026","22:00:00","Faux","Salle"\n',
      'event',
      ['20261224T170000Z-20261224T210000Z'],
      [],
    ],
    [
      'the same in Spanish, where the day and the time of an end differ',
      '"Asunto","Fecha de comienzo","Comienzo","Fecha de finalización","Finalización","Todo el día"\n"Fiesta","25/12/2026","0:00:00","26/12/2026","0:00:00","Verdadero"\n',
      'event',
      ['20261225-20261226'],
      [],
    ],
    [
      'http://freesoft.0hs.org/3848.html: Outlook in Japanese',
      '"件名","開始日","開始時刻","終了日","終了時刻","終日イベント","場所","内容"\n"会議","2026/12/24","18:00:00","2026/12/24","19:30:00","オフ","会議室","資料"\n',
      'event',
      ['20261224T170000Z-20261224T183000Z'],
      [],
    ],
    // T3: the type stays, and the row names its cell.
    [
      'strangerstudios/pmpro-import-users-from-csv #76: a cell that is no day',
      'Title,Start\nA,31.02.2027 18:00\nB,01.03.2027 18:00\n',
      'event',
      ['not-a-moment: 31.02.2027 18:00 in Start', '20270301T170000Z'],
    ],
    ['the only row', 'Title,Start\nA,soon\n', 'event', ['not-a-moment: soon in Start']],
    [
      'SplitTime/OpenSplitTime #359: a time without its day',
      'Title,Start Date,Start Time\nA,,18:30\nB,2027-03-05,18:30\n',
      'event',
      ['not-a-moment: 18:30 in Start Date+Start Time', '20270305T173000Z'],
    ],
    [
      'jemproject/JEM-Project #17: a time that is none',
      'Title,Start Date,Start Time\nA,2027-03-05,25:00\nB,2027-03-05,18:30\n',
      'event',
      ['not-a-moment: 2027-03-05 25:00 in Start Date+Start Time', '20270305T173000Z'],
    ],
    [
      'a time zone by letters that several zones have',
      'Title,Start\nA,2027-03-05 7:00 PM CST\n',
      'event',
      ['not-a-moment: 2027-03-05 7:00 PM CST in Start'],
    ],
    [
      'a payment with a wrong account',
      'Name,IBAN,Amount\nAnn,DE71110220330123456780,12\n',
      'girocode',
      ['iban-check: DE71110220330123456780 in IBAN'],
    ],
    [
      'jheimbach/csvtomt940 PR 11: the currency is in the name of the column',
      'Name,IBAN,Amount (CHF)\nAnn,DE71110220330123456789,12.50\nBob,DE71110220330123456789,\n',
      'girocode',
      ['other-currency: 12.50 CHF in Amount (CHF)', 'not-an-amount: CHF in Amount (CHF)'],
    ],
    [
      'nicolettas-muggelbude/RechnungsFee #6: the same, in euros and German',
      'Empfänger;IBAN;Verwendungszweck;Betrag (€)\nVerein;DE71110220330123456789;Beitrag;1.234,56\nClub;DE71110220330123456789;Spende;\n',
      'girocode',
      [
        'BCD\n002\n1\nSCT\n\nVerein\nDE71110220330123456789\nEUR1234.56\n\n\nBeitrag',
        'BCD\n002\n1\nSCT\n\nClub\nDE71110220330123456789\n\n\n\nSpende',
      ],
    ],
    ['a place with a wrong latitude', 'Name,Lat,Lng\nHall,98.1,11.5\n', 'place', ['not-a-coordinate: 98.1 in Lat']],
    // T1: dates and numbers of things are no phone numbers.
    [
      'm-i-n-a-r/birday #153: a birthday beside a name',
      'Name,Birthday\nAnn,01.02.1990\n',
      'text',
      ['Ann'],
      ['Birthday'],
    ],
    [
      'ChurchCRM/CRM #8691: birthdays of several forms',
      'Name,Birth date\nAnn,01/01/2025\nBob,1/1\nCy,02/11/1980\n',
      'text',
      ['Ann', 'Bob', 'Cy'],
      ['Birth date'],
    ],
    [
      'a day of an unknown name',
      'Item,Checked\nPump,01-02-2027\nFan,03-02-2027\n',
      'text',
      ['Pump', 'Fan'],
      ['Checked'],
    ],
    [
      'duckduckgo/zeroclickinfo-spice #2834: an ISBN',
      'Shelf,Book\nA,0-306-40615-2\nB,0-19-852663-6\n',
      'text',
      ['A', 'B'],
      ['Book'],
    ],
    [
      'MobSF/Mobile-Security-Framework-MobSF #1733: versions and addresses of machines',
      'Device,Firmware,Address of it\nPump,0.10.2.1034,010.0.0.1\n',
      'text',
      ['Pump'],
      ['Firmware', 'Address of it'],
    ],
    [
      'mvanhorn/cli-printing-press #3173: numbers of things that count on',
      'Thing,Label\nA,0001-0001\nB,0001-0002\nC,0001-0003\nD,0001-0004\n',
      'text',
      ['A', 'B', 'C', 'D'],
      ['Label'],
    ],
    [
      'what netsh calls a password in German',
      'SSID-Name;Schlüsselinhalt;Authentifizierung\nGast;geheim12;WPA2-Personal\n',
      'wifi',
      ['WIFI:T:WPA;S:Gast;P:geheim12;;'],
      [],
    ],
    ['a number of fax', 'Name,Fax\nAnn,+49 30 1234567\n', 'text', ['Ann'], ['Fax']],
    [
      'best before, beside a number of a product',
      'Product,Best before\nMilk,05.03.2027\nRice,12/2028\n',
      'text',
      ['Milk', 'Rice'],
      ['Best before'],
    ],
    ['an order number', 'Order,Table\n0042/2027,4\n0043/2027,5\n', 'text', ['0042/2027', '0043/2027']],
  ])('%s', async (_, text, type, rows, unused) => {
    const found = await rowsOf(text);
    expect({ type: found.type, rows: found.rows }).toEqual({ type, rows });
    if (unused) expect(found.unused).toEqual(unused);
  });

  it.each([
    [
      'owncloud-archive/contacts #818',
      'Name,Phone 1 - Value\nAnn Lee,+49 30 1234567 ::: +49 30 7654321\n',
      'TEL;TYPE=CELL:+49 30 1234567',
    ],
    ['owncloud-archive/contacts #574', 'Name,E-mail 1 - Value\nAnn Lee,a@x.de ::: b@x.de\n', 'EMAIL:a@x.de'],
    [
      'owncloud-archive/contacts #820',
      'Name,Mail,Address 1 - Street\nAnn Lee,a@x.de,Road 1 ::: Lane 2\n',
      'ADR;TYPE=WORK:;;Road 1;;;;',
    ],
  ])('of several values in a cell, the first is used, and that is said: %s', async (_, text, line) => {
    const { table } = await readTable(text);
    const plan = planRow(compileMapping(guessMapping(table, SEED), table.columns), table.rows[0]);
    expect(plan).toMatchObject({ is: 'ready', cautions: [{ kind: 'several-values' }] });
    expect(plan.is === 'ready' && plan.text.split('\r\n')).toContain(line);
  });
});

/** The names of the columns are those of the source, as far as a contact has them. */
describe('an address book of a program in another language', () => {
  const ROUNDCUBE = 'https://github.com/roundcube/roundcubemail/blob/master/program/localization';

  it.each<[source: string, names: string, cells: string, contact: string[]]>([
    [
      `${ROUNDCUBE}/de_DE/csv2vcard.inc: Outlook`,
      'Anrede,Vorname,Nachname,Firma,Position,Straße geschäftlich,Ort geschäftlich,Postleitzahl geschäftlich,Land/Region geschäftlich,Ort privat,Fax geschäftlich,Telefon geschäftlich,Telefon (privat),Mobiltelefon,E-Mail-Adresse,E-Mail: Angezeigter Name,Notizen,Webseite',
      'Frau,Ada,Weiß,Weiß AG,Leiterin,Am Markt 1,Köln,50667,Deutschland,Bonn,+49 221 999999,+49 221 123456,+49 228 654321,+49 170 1234567,ada@example.com,Ada Weiß,Messe,https://example.com',
      [
        ...['N:Weiß;Ada;;;', 'FN:Ada Weiß', 'ORG:Weiß AG', 'TITLE:Leiterin', 'TEL;TYPE=CELL:+49 170 1234567'],
        ...['TEL;TYPE=WORK:+49 221 123456', 'EMAIL:ada@example.com'],
        ...['ADR;TYPE=WORK:;;Am Markt 1;Köln;;50667;Deutschland', 'URL:https://example.com', 'NOTE:Messe'],
      ],
    ],
    [
      'the same without a mobile phone: a fax is none, and a phone at work stays one',
      'Vorname,Nachname,Fax geschäftlich,Telefon geschäftlich,Fax privat',
      'Ada,Weiß,+49 221 999999,+49 221 123456,+49 228 999999',
      ['N:Weiß;Ada;;;', 'FN:Ada Weiß', 'TEL;TYPE=WORK:+49 221 123456'],
    ],
    [
      'https://github.com/owncloud-archive/contacts/issues/1028: Thunderbird',
      'Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse,Tel. dienstlich,Tel. privat,Fax-Nummer,Mobil-Tel.-Nr.,Privat: Adresse,Privat: Ort,Privat: PLZ,Privat: Land,Arbeitstitel,Organisation,Webseite 1',
      'Ada,Weiß,Ada Weiß,ada@example.com,+49 221 123456,+49 228 654321,+49 221 999999,+49 170 1234567,Weg 1,Bonn,53111,Deutschland,Leiterin,Weiß AG,https://example.com',
      [
        ...['N:Weiß;Ada;;;', 'FN:Ada Weiß', 'ORG:Weiß AG', 'TITLE:Leiterin', 'TEL;TYPE=CELL:+49 170 1234567'],
        ...['TEL;TYPE=WORK:+49 221 123456', 'EMAIL:ada@example.com', 'ADR;TYPE=WORK:;;Weg 1;Bonn;;53111;Deutschland'],
        ...['URL:https://example.com'],
      ],
    ],
    [
      'https://github.com/Rillke/Contact-Conversion-Wizard/issues/26: a router',
      '"Name","Vorname","Rufnummer Privat","Rufnummer Arbeit","Rufnummer Mobil","Strasse, Nr.","PLZ","Ort","Geburtstag"',
      '"Weiß","Ada","+49 228 123456","+49 221 654321","+49 170 1234567","Am Markt 1","50667","Köln","01.02.1980"',
      [
        ...['N:Weiß;Ada;;;', 'FN:Ada Weiß', 'TEL;TYPE=CELL:+49 170 1234567', 'TEL;TYPE=WORK:+49 221 654321'],
        ...['ADR;TYPE=WORK:;;Am Markt 1;Köln;;50667;'],
      ],
    ],
    [
      `${ROUNDCUBE}/fr_FR/csv2vcard.inc: Outlook`,
      'Titre,Prénom,Nom,Société,Profession,Rue (bureau),Ville (bureau),Code postal (bureau),Pays/Région (bureau),Télécopie (bureau),Téléphone (bureau),Téléphone (domicile),Tél. mobile,Adresse de messagerie,Page Web',
      'Mme,Zoé,Lefèvre,Ex SA,Directrice,1 rue X,Paris,75002,France,+33 1 99 99 99 99,+33 1 23 45 67 89,+33 4 11 22 33 44,+33 6 12 34 56 78,z@example.fr,https://example.fr',
      [
        ...['N:Lefèvre;Zoé;;;', 'FN:Zoé Lefèvre', 'ORG:Ex SA', 'TITLE:Directrice', 'TEL;TYPE=CELL:+33 6 12 34 56 78'],
        ...['TEL;TYPE=WORK:+33 1 23 45 67 89', 'EMAIL:z@example.fr', 'ADR;TYPE=WORK:;;1 rue X;Paris;;75002;France'],
        ...['URL:https://example.fr'],
      ],
    ],
    [
      `${ROUNDCUBE}/es_ES/csv2vcard.inc: Outlook`,
      'Nombre,Apellidos,Calle del trabajo,Ciudad de trabajo,Código postal del trabajo,País o región del trabajo,Teléfono del trabajo,Teléfono móvil',
      'Ana,García López,Gran Vía 1,Madrid,28013,España,+34 91 123 45 67,+34 612 345 678',
      [
        ...['N:García López;Ana;;;', 'FN:Ana García López', 'TEL;TYPE=CELL:+34 612 345 678'],
        ...['TEL;TYPE=WORK:+34 91 123 45 67', 'ADR;TYPE=WORK:;;Gran Vía 1;Madrid;;28013;España'],
      ],
    ],
    [
      `${ROUNDCUBE}/pt_BR/csv2vcard.inc: Outlook`,
      'Primeiro nome,Último nome,Rua comercial,Cidade comercial,Código postal comercial,Região/País comercial,Fax comercial,Fone comercial',
      'João,Silva,Av. Paulista 1,São Paulo,01310-100,Brasil,+55 11 3333-9999,+55 11 3333-4444',
      [
        ...['N:Silva;João;;;', 'FN:João Silva', 'TEL;TYPE=WORK:+55 11 3333-4444'],
        ...['ADR;TYPE=WORK:;;Av. Paulista 1;São Paulo;;01310-100;Brasil'],
      ],
    ],
    [
      `${ROUNDCUBE}/zh_CN/csv2vcard.inc: Outlook`,
      '名字,姓氏,公司街道,公司城市,公司邮编,公司国家/地区,公司传真,公司电话,手机,网页',
      '伟,王,长安街1号,北京,100000,中国,+86 10 99999999,+86 10 12345678,+86 138 0013 8000,https://example.cn',
      [
        ...['N:王;伟;;;', 'FN:王伟', 'TEL;TYPE=CELL:+86 138 0013 8000', 'TEL;TYPE=WORK:+86 10 12345678'],
        ...['ADR;TYPE=WORK:;;长安街1号;北京;;100000;中国', 'URL:https://example.cn'],
      ],
    ],
    [
      'Outlook in Japanese',
      '名,姓,会社名,番地 (会社),市町村 (会社),郵便番号 (会社),国 (会社)/地域,会社 FAX,会社電話,携帯電話,電子メール アドレス,Web ページ',
      '花子,髙橋,㈱山田,1-2-3,千代田区,100-0001,日本,+81 3 9999 9999,+81 3 1234 5678,+81 90 1234 5678,h@example.jp,https://example.jp',
      [
        ...['N:髙橋;花子;;;', 'FN:髙橋 花子', 'ORG:㈱山田', 'TEL;TYPE=CELL:+81 90 1234 5678'],
        ...['TEL;TYPE=WORK:+81 3 1234 5678', 'EMAIL:h@example.jp'],
        ...['ADR;TYPE=WORK:;;1-2-3;千代田区;;100-0001;日本', 'URL:https://example.jp'],
      ],
    ],
    [
      'a Japanese list of addresses',
      '氏名,〒,市区町村,町名・番地,連絡先電話番号',
      '山田太郎,100-0001,千代田区,千代田1-1,+81 3 1234 5678',
      [
        ...['N:山田;太郎;;;', 'FN:山田太郎', 'TEL;TYPE=CELL:+81 3 1234 5678'],
        ...['ADR;TYPE=WORK:;;千代田1-1;千代田区;;100-0001;'],
      ],
    ],
  ])('%s', async (_, names, cells, contact) => {
    const { table } = await readTable(`${names}\n${cells}\n`);
    const plan = planRow(compileMapping(guessMapping(table, SEED), table.columns), table.rows[0]);
    const lines = plan.is === 'ready' ? plan.text.trim().split('\r\n') : [];
    expect(lines.slice(2, -1)).toEqual(contact);
  });
});

describe('ordinary rows of a table are neither refused nor cautioned', () => {
  it.each([
    `Title,Start,End\n${['2027-03-05 18:30,2027-03-05 20:00', '2027-03-05T18:30,2027-03-05T20:00', '05.03.2027 18:30,05.03.2027 20:00', '5 March 2027 18:30,5 March 2027 20:00', 'March 5 2027 6:30 PM,March 5 2027 8 PM', '2027/03/05 18:30,', '2027-03-05,', '2027-03-05,2027-03-06', '20270305T183000Z,', '2027-03-05T18:30:00+01:00,'].map((row, k) => `T${k},${row}`).join('\n')}\n`,
    `Titel;Datum;Beginn;Ende\n${['05.03.2027;18:30;20:00', '5.3.2027;8 Uhr;9 Uhr', '05.03.27;18.30 Uhr;20.00 Uhr', '5. März 2027;18:30 Uhr;', 'Fr, 05.03.2027;18:30;', '05.03.2027;;', '5.3.27;9:00;17:00', '24.12.2027;22:00;00:30', '01.01.2028;0:00;1:00', '31.12.2027;18h;20h'].map((row, k) => `T${k};${row}`).join('\n')}\n`,
    `Titre;Date;Heure\n${['25/03/2027;18h30', '05/03/2027;18h', '5 mars 2027;18:30', 'vendredi 5 mars 2027;9 h 15', '1er mars 2027;20h', '05-03-2027;8:00', '2027-03-05;18 heures', '5 avr. 2027;7:30', '30 août 2027;12h00', '14 juil. 2027;23h'].map((row, k) => `T${k};${row}`).join('\n')}\n`,
    `件名,日付,時刻\n${['2027/3/5,18:30', '2027年3月5日,18時30分', '2027年3月5日(金),午後6時', '令和9年3月5日,9:00', '2027-03-05,8:00', '2027.3.5,18:30', '2027/03/05,午前9時30分', '2027年12月31日,23:59', '2027/1/1,0:00', '2027年3月5日 金曜日,18:30'].map((row, k) => `T${k},${row}`).join('\n')}\n`,
    `Name,Phone\n${['+1 415 555 0123', '+44 20 7946 0958', '+49 30 1234567', '+33 1 23 45 67 89', '+81 3 1234 5678', '+86 10 1234 5678', '+55 11 98765 4321', '+351 21 123 4567', '+34 91 123 45 67', '+61 2 9876 5432'].map((phone, k) => `Ann Lee ${k},${phone}`).join('\n')}\n`,
  ])('%j', async (text) => {
    const { rows } = await rowsOf(text);
    expect(rows).toHaveLength(10);
    for (const row of rows) expect(row).toMatch(/^(?:\d{8}\S*|BEGIN:VCARD.*END:VCARD\r\n)$/s);
  });
});
