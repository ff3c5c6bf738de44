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
      'Payment text': 'Straße 7',
    },
    text: 'BCD\n002\n1\nSCT\nBHBLDEHHXXX\nMüller Zoë\nDE71110220330123456789\nEUR1234.50\n\n\nStraße 7',
    isBare: true,
  },
  {
    button: 'PIX',
    fields: { Key: '123e4567-e12b-12d1-a456-426655440000', Name: 'Fulano de Tal', City: 'Brasília' },
    text:
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913FULANO DE TAL' +
      '6008BRASILIA62070503***6304F012',
  },
  {
    button: 'PromptPay',
    fields: { 'Phone number, tax ID or e-wallet': '080-123-4567', Amount: '4,2' },
    text: '00020101021229370016A00000067701011101130066801234567530376454044.205802TH63049A56',
  },
  {
    button: 'UPI',
    fields: { 'Payment address': 'a.b@okaxis', Name: 'A & B', Amount: '10', Note: 'x y' },
    text: 'upi://pay?pa=a.b@okaxis&pn=A%20%26%20B&am=10.00&cu=INR&tn=x%20y',
  },
  {
    button: 'SPAYD',
    fields: { IBAN: 'CZ28 0600 0000 0001 6854 0115', Amount: '450', Currency: 'CZK', Message: 'ZBOŽÍ*1' },
    text: 'SPD*1.0*ACC:CZ2806000000000168540115*AM:450.00*CC:CZK*MSG:ZBO%C5%BD%C3%8D%2A1',
  },
  {
    button: 'Bitcoin',
    fields: { Address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', Amount: '0,001', Label: 'Zoë' },
    text: 'BITCOIN:BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ?amount=0.001&label=Zo%C3%AB',
  },
  {
    button: 'GS1 Digital Link',
    fields: { GTIN: '9506000134352', Host: 'example.com', Lot: 'ABC/1', Serial: '7', Expiry: '2026-12-31' },
    text: 'HTTPS://EXAMPLE.COM/01/09506000134352/10/ABC%2F1/21/7?17=261231',
  },
];
