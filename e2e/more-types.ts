/** For each type behind More: what is typed into its fields, by their labels, and the text of the code. */
export const moreTypes: readonly {
  readonly button: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  /** The standard demands level M, at most version 13, and no ECI. */
  readonly isBare?: true;
}[] = [
  {
    button: 'Event',
    fields: { Title: 'Fête, Zoë', Starts: '2026-12-01T18:00', Ends: '2026-12-01T20:00', Location: 'Café' },
    text:
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:20261201T170000Z\r\nDTEND:20261201T190000Z\r\n' +
      'SUMMARY:Fête\\, Zoë\r\nLOCATION:Café\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  },
  {
    button: 'Place',
    fields: { Latitude: '48,1374', Longitude: '11° 34′ 30″ E' },
    text: 'https://www.google.com/maps/search/?api=1&query=48.1374%2C11.575',
  },
  {
    button: 'WhatsApp',
    fields: { 'Phone number': '+49 (0) 151 2345678', Message: 'Grüße' },
    text: 'https://wa.me/491512345678?text=Gr%C3%BC%C3%9Fe',
  },
  { button: 'Telegram', fields: { 'User name': '@durov' }, text: 'https://t.me/durov' },
  {
    button: 'GiroCode',
    fields: {
      Name: 'Müller Zoë',
      IBAN: 'DE71 1102 2033 0123 4567 89',
      BIC: 'BHBLDEHHXXX',
      Amount: '1.234,50',
      Text: 'Straße 7',
    },
    text: 'BCD\n002\n1\nSCT\nBHBLDEHHXXX\nMüller Zoë\nDE71110220330123456789\nEUR1234.50\n\n\nStraße 7',
    isBare: true,
  },
];
