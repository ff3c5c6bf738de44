/** Names of columns that several types have, in the main languages of tables. */

export const NAME_COLUMN =
  /^(?:name|recipient|beneficiary|payee|accountholder|accountname|empfänger|zahlungsempfänger|kontoinhaber|nom|bénéficiaire|titulaire|nombre|titular|beneficiario|nome|intestatario|begunstigde|recebedor|beneficiário|příjemce|氏名|名前|姓名|户名)$/;

export const AMOUNT_COLUMN =
  /^(?:amount|sum|total|betrag|summe|montant|importe|importo|bedrag|valor|částka|suma|金額|金额|จำนวนเงิน)$/;

export const TEXT_COLUMN =
  /^(?:text|message|memo|notes?|description|nachricht|verwendungszweck|zweck|beschreibung|motif|communication|libellé|mensaje|concepto|descripción|causale|messaggio|descrizione|omschrijving|mensagem|descrição|zpráva|(?:payment)?reference|referenz|référence|referencia|riferimento|referência|invoice(?:number)?|rechnung(?:snummer)?|本文|備考|备注)$/;

export const IBAN_COLUMN = /^iban(?:number|nummer|nr)?$/;
