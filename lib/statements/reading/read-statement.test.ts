import { isValidIBAN } from 'ibantools'
import {
  ACCOUNT,
  camtEntry,
  camtOf,
  dkbFile,
  dkbRow,
  OTHER_PAYER,
  PAYER,
  sparkasseFile,
  sparkasseRow,
} from '../testing/sample-files'
import { booking, bytesOf, coverage, read, readSample, refusalOf } from '../testing/sample-reading'

it('has samples with valid accounts', () => {
  expect([ACCOUNT, PAYER, OTHER_PAYER].every((iban) => isValidIBAN(iban))).toBe(true)
})

describe('CSV', () => {
  it('of a Sparkasse is read in Latin-1, UTF-8 and Windows-1252', async () => {
    const bytes = sparkasseFile([sparkasseRow(booking, '1.234,56')])
    const expected = { format: 'sparkasse-csv', bookings: [read], coverage }
    expect(await readSample(bytes)).toEqual(expected)
    expect(await readSample(bytesOf(Buffer.from(bytes).toString('latin1')))).toEqual(expected)
    const windows = sparkasseFile([sparkasseRow({ ...booking, purpose: '1 \u0080 \u0093so\u0094' })])
    expect((await readSample(windows)).bookings[0]?.purpose).toBe('1 € “so”')
  })

  it('of the DKB is read, with semicolons or commas', async () => {
    const bytes = dkbFile([dkbRow(booking, '1.234,56 €')])
    const days = coverage.map((covered) => ({ ...covered, from: '2026-11-01' }))
    const expected = { format: 'dkb-csv', bookings: [read], coverage: days }
    expect(await readSample(bytes)).toEqual(expected)
    const commas = new TextDecoder().decode(bytes).replaceAll('";"', '","')
    expect(await readSample(bytesOf(commas))).toEqual(expected)
  })

  it('counts only booked incoming payments', async () => {
    const noted = sparkasseRow(booking, '7,90', 'Umsatz vorgemerkt')
    expect((await readSample(sparkasseFile([noted, sparkasseRow(booking, '-5,00')]))).bookings).toEqual([])
    const rows = [dkbRow(booking, '7,90', 'Vorgemerkt'), dkbRow(booking, '-5')]
    expect((await readSample(dkbFile(rows))).bookings).toEqual([])
  })

  it('may have semicolons, quotes and line breaks in its cells', async () => {
    const purpose = 'Rechnung; "SK-7KQ2M\r\nXW9TR";\nDanke'
    const { bookings } = await readSample(sparkasseFile([sparkasseRow({ ...booking, purpose })]))
    expect(bookings).toMatchObject([{ purpose: 'Rechnung; "SK-7KQ2M XW9TR"; Danke', amount: 123_456 }])
  })

  it('reports an unreadable row with line and column, reads the others, and covers no day', async () => {
    const good = sparkasseRow({ ...booking, purpose: 'a\nb' })
    const warningOf = async (row: string) => {
      const { bookings, coverage: days, warnings = [] } = await readSample(sparkasseFile([good, row]))
      expect([bookings.length, days]).toEqual([1, []])
      return warnings.join()
    }
    expect(await warningOf(sparkasseRow(booking, '12.34'))).toBe('Zeile 4, Betrag: „12.34“ ist kein Betrag.')
    expect(await warningOf(sparkasseRow({ ...booking, day: '2026-11-31' }))).toBe(
      'Zeile 4, Buchungstag: „31.11.26“ ist kein Datum.',
    )
    expect(await warningOf(sparkasseRow(booking).replace('"EUR"', '"CHF"'))).toMatch(/nicht in Euro/)
    expect(await warningOf('"nur";"drei";"Zellen"')).toMatch(/^Zeile 4, Waehrung: In dieser Zeile fehlt/)
  })

  it('is refused with the line if it is not a CSV', async () => {
    const refusal = (row: string) => refusalOf(sparkasseFile([sparkasseRow(booking), row]))
    expect(await refusal('"offen')).toMatch(/^Zeile 3: Hier ist die Datei kein gültiges CSV/)
    expect(await refusalOf(sparkasseFile([sparkasseRow(booking).replace('"EUR"', '"CHF"')]))).toMatch(
      /nicht in Euro, sondern in „CHF“/,
    )
  })

  it('is refused with the line if it breaks in its first line or above its table', async () => {
    const text = new TextDecoder('latin1').decode(sparkasseFile([sparkasseRow(booking)]))
    expect(await refusalOf(bytesOf(text.replace('"Buchungstag"', '"Buchungs"tag"')))).toMatch(
      /^Das ist kein Konto/,
    )
    expect(await refusalOf(bytesOf(text.replace('"Buchungstag"', '"Buchungstag"x')))).toMatch(
      /^Zeile 1: Hier ist/,
    )
    const dkb = new TextDecoder().decode(dkbFile([dkbRow(booking)]))
    expect(await refusalOf(bytesOf(dkb.replace('"Zeitraum:"', '"Zeitraum:"x')))).toMatch(/^Zeile 2: Hier ist/)
  })
})

it('CAMT and CSV are read in UTF-16, with and without a byte order mark', async () => {
  const dkb = new TextDecoder('utf-8').decode(dkbFile([dkbRow(booking)]))
  for (const text of [camtOf(camtEntry(booking)).replace('UTF-8', 'UTF-16'), dkb]) {
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    const marked = [
      Buffer.concat([Buffer.from([0xff, 0xfe]), little]),
      Buffer.concat([Buffer.from([0xfe, 0xff]), big]),
    ]
    for (const bytes of [little, big, ...marked]) expect((await readSample(bytes)).bookings).toEqual([read])
  }
})

it.each([
  ['nothing', '', 'Die Datei ist leer.'],
  ['white space', ' \n', 'Die Datei ist leer.'],
  ['another table', 'Datum;Betrag\n1.1.26;5\n', /^Das ist kein Kontoauszug, den der Shop kennt\./],
  ['a letter', 'Sehr "geehrte Damen\nund Herren', /^Das ist kein Kontoauszug, den der Shop kennt\./],
  ['a long text', 'Zeile\n'.repeat(5000), /^Das ist kein Kontoauszug, den der Shop kennt\./],
  ['MT940', ':20:STARTUMS\n:25:12030000/202051\n:28C:0\n', /^Das ist kein Kontoauszug, den der Shop kennt\./],
  ['a PDF', '%PDF-1.7\n', /^Das ist ein PDF\./],
  ['OFX 1', 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><SIGNONMSGSRSV1>', /^Das ist eine Datei im Format OFX/],
  [
    'OFX 2',
    '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX></OFX>',
    /^Das ist eine Datei im Format OFX/,
  ],
])('%s is refused', async (_, text, sentence) => {
  expect(await refusalOf(bytesOf(text))).toMatch(sentence)
})

it('an Excel file is reported as such in any format', async () => {
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(await refusalOf(old)).toMatch(/^Das ist eine Datei von Excel/)
})
