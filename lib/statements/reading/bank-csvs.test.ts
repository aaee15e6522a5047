import { readStatement } from './read-statement'
import { ACCOUNT, PAYER } from '../testing/sample-files'
import { coverage, read } from '../testing/sample-reading'

const bytesOf = (lines: string[], encoding: BufferEncoding = 'utf8') =>
  Buffer.from(lines.join('\r\n'), encoding)
const spaced = (iban: string) => iban.replaceAll(/(.{4})/g, '$1 ').trim()

it('of ING is read: no account of the payer, the own one above the table', async () => {
  const bytes = bytesOf(
    [
      'Umsatzanzeige;Datei erstellt am: 21.11.2026 10:00',
      ';Letztes Update: aktuell',
      '',
      `IBAN;${spaced(ACCOUNT)}`,
      'Kontoname;Girokonto',
      'Bank;ING',
      'Kunde;Erika Muster',
      'Zeitraum;01.11.2026 - 20.11.2026',
      'Saldo;1.000,00;EUR',
      '',
      'In der CSV-Datei finden Sie alle bereits gebuchten Umsätze.',
      '',
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      `20.11.2026;20.11.2026;${read.name};Gutschrift;${read.purpose};9.000,00;EUR;1.234,56;EUR`,
      '19.11.2026;19.11.2026;Laden;Lastschrift;Einkauf;1.027,98;EUR;-23,40;EUR',
    ],
    'latin1',
  )
  expect(await readStatement(bytes)).toEqual({
    format: 'ing-csv',
    bookings: [{ ...read, iban: '' }],
    coverage,
  })
})

it.each([
  [
    'since 2024',
    '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
    `2026-11-20,2026-11-20,"${read.name}",${PAYER},"Credit Transfer","${read.purpose}","Main Account",1234.56,,,`,
    '2026-11-19,2026-11-19,"Laden",,Presentment,,"Main Account",-13.99,,,',
  ],
  [
    'before',
    '"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"',
    `"2026-11-20","${read.name}","${PAYER}","Income","${read.purpose}","1,234.56","","",""`,
    '"2026-11-19","Laden","","MasterCard Payment","","-13.99","","",""',
  ],
])('of N26, %s, is read: commas, English notation, no own account', async (_, ...lines) => {
  expect(await readStatement(bytesOf(lines))).toEqual({
    format: 'n26-csv',
    bookings: [{ ...read, account: '' }],
    coverage: [{ account: '', until: '2026-11-20' }],
  })
})

it('of comdirect is read up to the end of its first table', async () => {
  const mixed = `Auftraggeber: ${read.name}Kto/IBAN: ${PAYER} BLZ/BIC: COBADEFFXXX Buchungstext: ${read.purpose} Ref. 2W2C29190A2PIZIR/2481`
  const bytes = bytesOf(
    [
      ';',
      '"Umsätze Girokonto";"Zeitraum: 30 Tage";',
      '"Neuer Kontostand";"2.000,00 EUR";',
      '',
      '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
      '"offen";"20.11.2026";"Übertrag / Überweisung";"noch nicht gebucht";"5,00";',
      `"20.11.2026";"20.11.2026";"Übertrag / Überweisung";"${mixed}";"1.234,56";`,
      '"19.11.2026";"19.11.2026";"Lastschrift / Belastung";"Auftraggeber: Laden Buchungstext: Einkauf";"-31,24";',
      '"18.11.2026";"18.11.2026";"Gutschrift";"ohne Aufbau";"3,00";',
      '',
      '"Alter Kontostand";"1.041,97 EUR";',
      '"Umsätze Visa-Karte (Kreditkarte)";"Zeitraum: 30 Tage";',
      '"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";',
      '"20.11.2026";"20.11.2026";"Visa";"1";"Karte";"9,00";',
    ],
    'latin1',
  )
  expect(await readStatement(bytes)).toEqual({
    format: 'comdirect-csv',
    bookings: [
      { ...read, account: '' },
      { account: '', bookedOn: '2026-11-18', amount: 300, name: '', iban: '', purpose: 'ohne Aufbau' },
    ],
    coverage: [{ account: '', until: '2026-11-20' }],
  })
})

const POSTBANK_HEAD = (iban: string) =>
  `Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;${iban};BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung`

it('of the Postbank is read, with days of one digit', async () => {
  const bytes = bytesOf([
    'Umsätze',
    'Konto;Filial-/Kontonummer;IBAN;Währung',
    `Postbank Giro;202051;${ACCOUNT};EUR`,
    '',
    '1.11.2026 - 20.11.2026',
    'Letzter Kontostand;;;;14.188,53;EUR',
    'Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
    POSTBANK_HEAD('IBAN / Kontonummer'),
    `2.11.2026;2.11.2026;SEPA Überweisung;${read.name};${read.purpose};${PAYER};;NOTPROVIDED;;;;1.234,56;;;;;1.234,56;EUR`,
    '1.11.2026;1.11.2026;SEPA Lastschrift;Laden;Einkauf;;;;;;;-247,11;;;;-247,11;;EUR',
  ])
  const bookings = [{ ...read, bookedOn: '2026-11-02' }]
  expect(await readStatement(bytes)).toEqual({ format: 'postbank-csv', bookings, coverage })
})

it('of Deutsche Bank is read from its columns of what comes in and goes out', async () => {
  const bytes = bytesOf([
    `Umsätze Girokonto;;;${spaced(ACCOUNT)};;;;;;;;;;;;;;`,
    'Zeitraum: 01.11.2026 - 20.11.2026;;;;;;;;;;;;;;;;;',
    POSTBANK_HEAD('IBAN'),
    `20.11.2026;20.11.2026;SEPA-Gutschrift;${read.name};${read.purpose};${PAYER};;;;;;;;;;;1.234,56;EUR`,
    '19.11.2026;19.11.2026;SEPA-Lastschrift;Laden;Einkauf;;;;;;;;;;;-13,99;;EUR',
    '18.11.2026;18.11.2026;SEPA-Lastschrift;Laden;Einkauf;;;;;;;;;;;13,99;;EUR',
    'Kontostand;20.11.2026;;;1.000,00;EUR',
  ])
  expect(await readStatement(bytes)).toEqual({ format: 'deutsche-bank-csv', bookings: [read], coverage })
})

it.each([
  ['Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto', `202051;12030000;${ACCOUNT}`],
  ['IBAN Kontoinhaber;Kategorie', `${ACCOUNT};Einkommen`],
])('of Commerzbank is read with the columns %s', async (columns, cells) => {
  const text = `${read.name} ${read.purpose} End-to-End-Ref.: 123`
  const bytes = bytesOf([
    `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;${columns}`,
    `20.11.2026;20.11.2026;Gutschrift;${text};1234,56;EUR;${cells}`,
    `19.11.2026;19.11.2026;Lastschrift;Laden;-23,5;EUR;${cells}`,
  ])
  const bookings = [{ ...read, name: '', iban: '', purpose: text }]
  expect(await readStatement(bytes)).toEqual({ format: 'commerzbank-csv', bookings, coverage })
})

it.each(['Waehrung', 'Währung'])('of a Volksbank is read, currency as %s', async (currency) => {
  const bytes = bytesOf([
    `\ufeffBezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;${currency};Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz`,
    `Girokonto;${ACCOUNT};GENODEF1;VR Bank;20.11.2026;20.11.2026;${read.name};${PAYER};COBADEFFXXX;Überweisungsgutschr.;${read.purpose};1234,56;EUR;14846,94;;;;`,
    `Girokonto;${ACCOUNT};GENODEF1;VR Bank;19.11.2026;19.11.2026;Laden;;;Lastschrift;Einkauf;-453,11;EUR;;;;;`,
  ])
  expect(await readStatement(bytes)).toEqual({ format: 'volksbank-csv', bookings: [read], coverage })
})

it('of PayPal is read: payments that are done, in euros, and no day of the bank account is covered', async () => {
  const row = (type: string, status: string, currency: string, gross: string, code: string) =>
    `"20.11.2026","09:00:00","CET","${read.name}","${type}","${status}","${currency}","${gross}","0,00","${gross}","kunde@example.com","shop@example.com","${code}","SK-7KQ2M-XW9TR"`
  const bytes = bytesOf([
    '"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Gebühr","Netto","Absender E-Mail-Adresse","Empfänger E-Mail-Adresse","Transaktionscode","Betreff"',
    row('Allgemeine Zahlung', 'Abgeschlossen', 'EUR', '1.234,56', '1AB'),
    row('Allgemeine Zahlung', 'Ausstehend', 'EUR', '1,00', '2AB'),
    row('Allgemeine Währungsumrechnung', 'Abgeschlossen', 'EUR', '3,00', '3AB'),
    row('Allgemeine Zahlung', 'Abgeschlossen', 'USD', '4,00', '4AB'),
    row('Bankgutschrift auf PayPal-Konto', 'Abgeschlossen', 'EUR', '59,90', '5AB'),
    row('Abonnementzahlung', 'Abgeschlossen', 'EUR', '-10,99', '6AB'),
  ])
  expect(await readStatement(bytes)).toEqual({
    format: 'paypal-csv',
    bookings: [
      {
        ...read,
        account: '',
        iban: '',
        purpose: 'SK-7KQ2M-XW9TR Allgemeine Zahlung',
        bankReference: '1AB',
      },
    ],
    coverage: [],
  })
})

it('of a Sparkasse as CSV-MT940 is read: labels taken out of the purpose, nothing that is only noted', async () => {
  const row = (booked: string, purpose: string, amount: string, info: string) =>
    `"${ACCOUNT}";"${booked}";"20.11.26";"GUTSCHR. UEBERWEISUNG";"${purpose}";"${read.name}";"${PAYER}";"COBADEFFXXX";"${amount}";"EUR";"${info}"`
  const bytes = bytesOf(
    [
      '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"',
      row('', 'SVWZ+SK-AAAAA-AAAAA', '7,90', 'Umsatz vorgemerkt'),
      row('20.11.26', `EREF+NOTPROVIDED SVWZ+${read.purpose} ABWA+Köhler`, '1234,56', 'Umsatz gebucht'),
      row('19.11.26', 'SVWZ+Einkauf', '-10,00', 'Umsatz gebucht'),
    ],
    'latin1',
  )
  expect(await readStatement(bytes)).toEqual({ format: 'sparkasse-csv', bookings: [read], coverage })
})

it('of the DKB until 2023 is read, without the balance that stands among its rows', async () => {
  const row = (day: string, name: string, purpose: string, iban: string, amount: string) =>
    `"${day}";"${day}";"Gutschrift";"${name}";"${purpose}";"${iban}";"COBADEFFXXX";"${amount}";"";"";"NOTPROVIDED";`
  const bytes = bytesOf(
    [
      `"Kontonummer:";"${ACCOUNT} / Girokonto";`,
      '',
      '"Von:";"01.11.2026";',
      '"Bis:";"20.11.2026";',
      '"Kontostand vom 20.11.2026:";"5.000,01 EUR";',
      '',
      '"Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer";"BLZ";"Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";',
      '"20.11.2026";"";"";"";"Tagessaldo";"";"";"";',
      row('20.11.2026', read.name, read.purpose, PAYER, '1.234,56'),
      row('19.11.2026', 'Laden', 'Einkauf', 'DE00000000000000000000', '-15,37'),
    ],
    'latin1',
  )
  expect(await readStatement(bytes)).toEqual({ format: 'dkb-csv', bookings: [read], coverage })
})
