import { ACCOUNT, PAYER } from '../testing/sample-files'
import { coverage, read, readSample } from '../testing/sample-reading'

const bytesOf = (lines: string[], encoding: BufferEncoding = 'utf8') =>
  Buffer.from(lines.join('\r\n'), encoding)
const since = (from: string) => coverage.map((covered) => ({ ...covered, from }))
const spaced = (iban: string) => iban.replaceAll(/(.{4})/g, '$1 ').trim()

it('reads an export of ING, with the own account above the table and no payers’ accounts', async () => {
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
      '19.11.2026;19.11.2026;Laden;Lastschrift;Einkauf;7.765,44;EUR;-23,40;EUR',
    ],
    'latin1',
  )
  expect(await readSample(bytes)).toEqual({
    format: 'ing-csv',
    bookings: [{ ...read, iban: '' }],
    coverage: since('2026-11-01'),
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
])('reads an export of N26, %s: commas, English notation, no own account', async (_, ...lines) => {
  expect(await readSample(bytesOf(lines))).toEqual({
    format: 'n26-csv',
    bookings: [{ ...read, account: '' }],
    coverage: [{ account: '', from: '2026-11-19', until: '2026-11-20' }],
  })
})

it('reads an export of comdirect up to the end of its first table', async () => {
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
      '"Alter Kontostand";"793,68 EUR";',
      '"Umsätze Visa-Karte (Kreditkarte)";"Zeitraum: 30 Tage";',
      '"Buchungstag";"Umsatztag";"Vorgang";"Referenz";"Buchungstext";"Umsatz in EUR";',
      '"20.11.2026";"20.11.2026";"Visa";"1";"Karte";"9,00";',
    ],
    'latin1',
  )
  expect(await readSample(bytes)).toEqual({
    format: 'comdirect-csv',
    bookings: [
      { ...read, account: '', bankReference: '2W2C29190A2PIZIR/2481' },
      { account: '', bookedOn: '2026-11-18', amount: 300, name: '', iban: '', purpose: 'ohne Aufbau' },
    ],
    coverage: [{ account: '', from: '2026-11-18', until: '2026-11-20' }],
  })
})

const POSTBANK_HEAD = (iban: string) =>
  `Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;${iban};BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung`

it('reads an export of Postbank, with one-digit days', async () => {
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
  expect(await readSample(bytes)).toEqual({ format: 'postbank-csv', bookings, coverage: since('2026-11-01') })
})

it('reads an export of Deutsche Bank, with separate columns for incoming and outgoing money', async () => {
  const bytes = bytesOf([
    `Umsätze Girokonto;;;${spaced(ACCOUNT)};;;;;;;;;;;;;;`,
    'Zeitraum: 01.11.2026 - 20.11.2026;;;;;;;;;;;;;;;;;',
    POSTBANK_HEAD('IBAN'),
    `20.11.2026;20.11.2026;SEPA-Gutschrift;${read.name};${read.purpose};${PAYER};;;;;;;;;;;1.234,56;EUR`,
    '19.11.2026;19.11.2026;SEPA-Lastschrift;Laden;Einkauf;;;;;;;;;;;-13,99;;EUR',
    '18.11.2026;18.11.2026;SEPA-Lastschrift;Laden;Einkauf;;;;;;;;;;;13,99;;EUR',
    'Kontostand;20.11.2026;;;1.000,00;EUR',
  ])
  expect(await readSample(bytes)).toEqual({
    format: 'deutsche-bank-csv',
    bookings: [read],
    coverage: since('2026-11-01'),
  })
})

it.each([
  ['Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto', `202051;12030000;${ACCOUNT}`],
  ['IBAN Kontoinhaber;Kategorie', `${ACCOUNT};Einkommen`],
])('reads an export of Commerzbank with the columns %s', async (columns, cells) => {
  const text = `${read.name} ${read.purpose} End-to-End-Ref.: 123`
  const bytes = bytesOf([
    `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;${columns}`,
    `20.11.2026;20.11.2026;Gutschrift;${text};1234,56;EUR;${cells}`,
    `19.11.2026;19.11.2026;Lastschrift;Laden;-23,5;EUR;${cells}`,
  ])
  const bookings = [{ ...read, name: '', iban: '', purpose: text }]
  expect(await readSample(bytes)).toEqual({
    format: 'commerzbank-csv',
    bookings,
    coverage: since('2026-11-19'),
  })
})

it.each(['Waehrung', 'Währung'])(
  'reads an export of a Volksbank, with its currency in the column %s',
  async (currency) => {
    const bytes = bytesOf([
      `\ufeffBezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;${currency};Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz`,
      `Girokonto;${ACCOUNT};GENODEF1;VR Bank;20.11.2026;20.11.2026;${read.name};${PAYER};COBADEFFXXX;Überweisungsgutschr.;${read.purpose};1234,56;EUR;14846,94;;;;`,
      `Girokonto;${ACCOUNT};GENODEF1;VR Bank;19.11.2026;19.11.2026;Laden;;;Lastschrift;Einkauf;-453,11;EUR;13612,38;;;;`,
    ])
    expect(await readSample(bytes)).toEqual({
      format: 'volksbank-csv',
      bookings: [read],
      coverage: since('2026-11-19'),
    })
  },
)

it('reads CSV-MT940 of a Sparkasse without pending entries, and removes labels from the purpose', async () => {
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
  expect(await readSample(bytes)).toEqual({
    format: 'sparkasse-csv',
    bookings: [read],
    coverage: since('2026-11-19'),
  })
})

it('reads an export of DKB until 2023, without the balance among its rows', async () => {
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
  expect(await readSample(bytes)).toEqual({
    format: 'dkb-csv',
    bookings: [read],
    coverage: since('2026-11-01'),
  })
})

const mt940Row = (info: string, purpose: string) =>
  `"${ACCOUNT}";"20.11.26";"20.11.26";"GUTSCHRIFT";"${purpose}";"${read.name}";"${PAYER}";"COBADEFFXXX";"1234,56";"EUR";"${info}"`
const MT940_HEAD =
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"'

it('reads booked rows of a Sparkasse in any spelling, and reports unknown states', async () => {
  const rows = ['gebucht', 'Umsatz Gebucht', 'Umsatz noch nicht gebucht', 'storniert'].map((info) =>
    mt940Row(info, info),
  )
  const { bookings, coverage: days, warnings } = await readSample(bytesOf([MT940_HEAD, ...rows], 'latin1'))
  expect(bookings.map(({ purpose }) => purpose)).toEqual(['gebucht', 'Umsatz Gebucht'])
  expect(warnings).toEqual(['Zeile 5, Info: „storniert“ sagt nicht, ob der Umsatz gebucht ist.'])
  expect(days).toEqual([])
})

it('reads quotes in a cell as payers type them, escaped or not, and at its ends', async () => {
  const purposes = [
    'Danke "SK-7KQ2M-XW9TR" bis bald',
    '"SK-7KQ2M-XW9TR" danke',
    'danke "SK-7KQ2M-XW9TR"',
    'a ""b"" c',
  ]
  const rows = purposes.map((purpose) => mt940Row('Umsatz gebucht', purpose))
  const { bookings, warnings } = await readSample(bytesOf([MT940_HEAD, ...rows], 'latin1'))
  expect(bookings.map(({ purpose }) => purpose)).toEqual([...purposes.slice(0, 3), 'a "b" c'])
  expect(bookings.map(({ name }) => name)).toEqual(purposes.map(() => read.name))
  expect(warnings).toBeUndefined()
})

it('reads an export of N26 in German', async () => {
  const bytes = bytesOf([
    '"Datum","Empfänger","Kontonummer","Transaktionstyp","Verwendungszweck","Kategorie","Betrag (EUR)","Betrag (Fremdwährung)","Fremdwährung","Wechselkurs"',
    `"2026-11-20","${read.name}","${PAYER}","Gutschrift","${read.purpose}","Gehalt","1234.56","","",""`,
    '"2026-11-19","Laden","","MasterCard Zahlung","","Shopping","-12.5","","",""',
  ])
  expect(await readSample(bytes)).toEqual({
    format: 'n26-csv',
    bookings: [{ ...read, account: '' }],
    coverage: [{ account: '', from: '2026-11-19', until: '2026-11-20' }],
  })
})

it('covers no day if the balances contradict the rows', async () => {
  const head =
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung'
  const row = (amount: string, balance: string) =>
    `Girokonto;${ACCOUNT};GENODEF1;VR Bank;20.11.2026;20.11.2026;${read.name};${PAYER};COBADEFFXXX;Gutschrift;x;${amount};EUR;${balance}`
  const whole = [row('5,00', '18,00'), row('3,00', '13,00'), row('10,00', '10,00')]
  expect((await readSample(bytesOf([head, ...whole]))).coverage).toHaveLength(1)
  expect((await readSample(bytesOf([head, ...whole.toReversed()]))).coverage).toHaveLength(1)
  const {
    coverage: days,
    bookings,
    warnings,
  } = await readSample(bytesOf([head, whole[0] ?? '', whole[2] ?? '']))
  expect([bookings.length, days]).toEqual([2, []])
  expect(warnings?.join()).toContain('es fehlen 3,00')
})

it('ignores an account in another currency, and reports a row in one', async () => {
  const row = (account: string, currency: string) =>
    mt940Row('gebucht', 'x').replace(ACCOUNT, account).replace('EUR', currency)
  const other = await readSample(bytesOf([MT940_HEAD, row(ACCOUNT, 'EUR'), row(PAYER, 'USD')], 'latin1'))
  expect([other.bookings.length, other.coverage.length, other.warnings]).toEqual([1, 1, undefined])
  const mixed = await readSample(bytesOf([MT940_HEAD, row(ACCOUNT, 'EUR'), row(ACCOUNT, 'USD')], 'latin1'))
  expect([mixed.bookings.length, mixed.coverage.length, mixed.warnings?.length]).toEqual([1, 0, 1])
})
