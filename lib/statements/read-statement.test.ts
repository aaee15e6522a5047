import { isValidIBAN } from 'ibantools'
import { ShopError } from '@/lib/core/errors'
import { readStatement } from './read-statement'
import {
  ACCOUNT,
  camtEntry,
  camtFile,
  camtOf,
  dkbFile,
  dkbRow,
  OTHER_PAYER,
  PAYER,
  sparkasseFile,
  sparkasseRow,
  type SampleBooking,
} from './testing/sample-files'

const booking: SampleBooking = {
  amount: 123_456,
  purpose: 'SK-7KQ2M-XW9TR Köhler & Söhne',
  name: 'Jörg Köhler',
}
const read = {
  account: ACCOUNT,
  bookedOn: '2026-11-20',
  amount: 123_456,
  name: 'Jörg Köhler',
  iban: PAYER,
  purpose: 'SK-7KQ2M-XW9TR Köhler & Söhne',
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
/** The sentence with which a file is refused. */
const refusalOf = (bytes: Uint8Array) =>
  readStatement(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )

it('has samples with valid accounts', () => {
  expect([ACCOUNT, PAYER, OTHER_PAYER].every((iban) => isValidIBAN(iban))).toBe(true)
})

describe('CAMT.053', () => {
  it.each(['02', '08'] as const)('is read in version %s, with and without a mark', async (version) => {
    const bytes = camtFile([{ ...booking, bankReference: '2026112000001' }], version)
    const expected = { format: 'camt.053', bookings: [{ ...read, bankReference: '2026112000001' }] }
    expect(await readStatement(bytes)).toEqual(expected)
    expect(await readStatement(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]))).toEqual(expected)
  })

  it('is read in Latin-1 and with any prefix', async () => {
    const text = camtOf(camtEntry(booking))
      .replaceAll(/<(\/?)([A-Z])/g, '<$1ns2:$2')
      .replace('xmlns=', 'xmlns:ns2=')
    const bytes = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect((await readStatement(bytes)).bookings).toEqual([read])
  })

  it('counts only what is booked and comes in', async () => {
    const entry = camtEntry(booking)
    const others = [
      entry.replace('CRDT', 'DBIT'),
      entry.replace('BOOK', 'PDNG'),
      entry.replace('1234.56', '0.00'),
      camtEntry(booking, '02').replace('BOOK', 'INFO'),
    ]
    expect((await readStatement(bytesOf(camtOf(others.join('\n'))))).bookings).toEqual([])
  })

  it('takes apart what one booking collects, if the parts add up', async () => {
    const parts = [
      { ...booking, amount: 790 },
      { ...booking, amount: 590, iban: OTHER_PAYER },
    ]
    const details = parts.map((part) => {
      const [detail = ''] = /<TxDtls>[^]*<\/TxDtls>/.exec(camtEntry(part)) ?? []
      const amount = `<Amt Ccy="EUR">${part.amount / 100}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`
      return detail.replace('</Refs>', `</Refs>${amount}`)
    })
    const collected = (sum: number) =>
      camtOf(camtEntry({ ...booking, amount: sum }).replace(/<TxDtls>[^]*<\/TxDtls>/, details.join('')))
    const { bookings } = await readStatement(bytesOf(collected(1380)))
    expect(bookings).toMatchObject([
      { amount: 790, iban: PAYER },
      { amount: 590, iban: OTHER_PAYER },
    ])
    expect((await readStatement(bytesOf(collected(1381)))).bookings).toMatchObject([{ amount: 1381 }])
  })

  it('is refused with declarations of document types or entities, before any of them is followed', async () => {
    const laughs = '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>'
    const outside = '<!doctype x [<!ENTITY passwd SYSTEM "file:///etc/passwd">]>'
    for (const begin of [laughs, outside]) {
      const text = camtOf(camtEntry(booking).replace('Jörg Köhler', '&lol2;'), '08', begin)
      expect(await refusalOf(bytesOf(text))).toMatch(
        /^Zeile 1: „<!DOCTYPE“ darf in einem Kontoauszug nicht vorkommen\./i,
      )
    }
    expect(await refusalOf(bytesOf(camtOf('<Ntry>\n&lol2;</Ntry>')))).toBe(
      'Zeile 7: Hier ist die Datei kein gültiges XML. Vielleicht ist sie nicht vollständig.',
    )
  })

  it.each([
    ['a part of a cent', ['1234.56', '1234.567'], 'Zeile 7, Amt: „1234.567“ ist kein Betrag.'],
    ['a word for an amount', ['1234.56', 'viel'], 'Zeile 7, Amt: „viel“ ist kein Betrag.'],
    [
      'another currency',
      ['"EUR">1', '"USD">1'],
      'Zeile 7, Amt: Der Betrag ist nicht in Euro, sondern in „USD“.',
    ],
    [
      'a day that is none',
      ['<Dt>2026-11-20', '<Dt>2026-02-30'],
      'Zeile 9, BookgDt: „2026-02-30“ ist kein Datum.',
    ],
    ['no day', [/<BookgDt>.*<\/BookgDt>/, ''], 'Zeile 6, Ntry: Hier fehlt das Element BookgDt.'],
    ['no end', [/<\/Ntry>/, ''], /^Zeile \d+: Hier ist die Datei kein gültiges XML\./],
  ] as const)('is refused with %s, and where that is', async (_, [from, to], sentence) => {
    expect(await refusalOf(bytesOf(camtOf(camtEntry(booking).replace(from, to))))).toMatch(sentence)
  })

  it('is refused if it ends too early, or is another message', async () => {
    const text = camtOf(camtEntry(booking))
    expect(await refusalOf(bytesOf(text.slice(0, -40)))).toMatch(/kein gültiges XML/)
    expect(await refusalOf(bytesOf(text.replace('camt.053.001.08', 'camt.052.001.08')))).toMatch(
      /^Zeile 2, Document: Das ist kein Kontoauszug in CAMT.053, Version 2 oder 8/,
    )
    expect(await refusalOf(bytesOf('<html></html>'))).toMatch(/^Zeile 1, html: /)
  })
})

describe('CSV', () => {
  it('of a Sparkasse is read in Latin-1, UTF-8 and Windows-1252', async () => {
    const bytes = sparkasseFile([sparkasseRow(booking, '1.234,56')])
    const expected = { format: 'sparkasse-csv', bookings: [read] }
    expect(await readStatement(bytes)).toEqual(expected)
    expect(await readStatement(bytesOf(Buffer.from(bytes).toString('latin1')))).toEqual(expected)
    const windows = sparkasseFile([sparkasseRow({ ...booking, purpose: '1 \u0080 \u0093so\u0094' })])
    expect((await readStatement(windows)).bookings[0]?.purpose).toBe('1 € “so”')
  })

  it('of the DKB is read, with semicolons or commas', async () => {
    const bytes = dkbFile([dkbRow(booking, '1.234,56 €')])
    const expected = { format: 'dkb-csv', bookings: [read] }
    expect(await readStatement(bytes)).toEqual(expected)
    const commas = new TextDecoder().decode(bytes).replaceAll('";"', '","')
    expect(await readStatement(bytesOf(commas))).toEqual(expected)
  })

  it('counts only what is booked and comes in', async () => {
    const noted = sparkasseRow(booking, '7,90', 'Umsatz vorgemerkt')
    expect((await readStatement(sparkasseFile([noted, sparkasseRow(booking, '-5,00')]))).bookings).toEqual([])
    const rows = [dkbRow(booking, '7,90', 'Vorgemerkt'), dkbRow(booking, '-5')]
    expect((await readStatement(dkbFile(rows))).bookings).toEqual([])
  })

  it('may have semicolons, quotes and line breaks in its cells', async () => {
    const purpose = 'Rechnung; "SK-7KQ2M\r\nXW9TR";\nDanke'
    const { bookings } = await readStatement(sparkasseFile([sparkasseRow({ ...booking, purpose })]))
    expect(bookings).toMatchObject([{ purpose: 'Rechnung; "SK-7KQ2M XW9TR"; Danke', amount: 123_456 }])
  })

  it('is refused with the line and the column of what is wrong', async () => {
    const good = sparkasseRow({ ...booking, purpose: 'a\nb' })
    const refusal = (row: string) => refusalOf(sparkasseFile([good, row]))
    expect(await refusal(sparkasseRow(booking, '12.34'))).toBe('Zeile 4, Betrag: „12.34“ ist kein Betrag.')
    expect(await refusal(sparkasseRow({ ...booking, day: '2026-11-31' }))).toBe(
      'Zeile 4, Buchungstag: „31.11.26“ ist kein Datum.',
    )
    expect(await refusal(sparkasseRow(booking).replace('"EUR"', '"CHF"'))).toMatch(/^Zeile 4, Waehrung: /)
    expect(await refusal('"nur";"drei";"Zellen"')).toMatch(/^Zeile 4, Info: In dieser Zeile fehlt die Spalte/)
    expect(await refusal('"offen')).toMatch(/^Zeile \d: Hier ist die Datei kein gültiges CSV/)
  })
})

it.each([
  ['nothing', '', 'Die Datei ist leer.'],
  ['white space', ' \n', 'Die Datei ist leer.'],
  ['another table', 'Datum;Betrag\n1.1.26;5\n', /^Das ist kein Kontoauszug, den der Shop kennt\./],
  ['a letter', 'Sehr "geehrte Damen\nund Herren', /^Das ist kein Kontoauszug, den der Shop kennt\./],
  ['a long text', 'Zeile\n'.repeat(5000), /^Das ist kein Kontoauszug, den der Shop kennt\./],
  ['an archive', 'PK\u0003\u0004\u0014', /^Das ist ein Archiv\./],
])('%s is refused', async (_, text, sentence) => {
  expect(await refusalOf(bytesOf(text))).toMatch(sentence)
})
