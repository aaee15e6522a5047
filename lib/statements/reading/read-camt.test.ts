import { readStatement } from './read-statement'
import { camtEntry, camtFile, camtOf, OTHER_PAYER, PAYER } from '../testing/sample-files'
import { booking, bytesOf, coverage, read, refusalOf } from '../testing/sample-reading'

describe('CAMT.053', () => {
  it.each(Array.from({ length: 13 }, (_, n) => String(n + 2).padStart(2, '0')))(
    'is read in version %s, with and without a mark',
    async (version) => {
      const bytes = camtFile([{ ...booking, bankReference: '2026112000001' }], version)
      const expected = {
        format: 'camt.053',
        bookings: [{ ...read, bankReference: '2026112000001' }],
        coverage: coverage.map((covered) => ({ ...covered, madeOn: '2026-11-20' })),
      }
      expect(await readStatement(bytes)).toEqual(expected)
      expect(await readStatement(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]))).toEqual(expected)
    },
  )

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
    expect(await refusalOf(bytesOf(text.replace('camt.053.001.08', 'camt.060.001.08')))).toMatch(
      /^Zeile 2, Document: Das ist kein Kontoauszug in CAMT.052, 053 oder 054, Version 2 bis 14/,
    )
    for (const version of ['01', '15'])
      expect(await refusalOf(bytesOf(text.replace('001.08', `001.${version}`)))).toMatch(/054, Version 2/)
    expect(await refusalOf(bytesOf('<html></html>'))).toBe(
      'Zeile 1, html: Das ist kein Kontoauszug in CAMT.052, 053 oder 054, Version 2 bis 14, sondern „html“.',
    )
  })

  it('is read with a namespace of the bank’s own, or none', async () => {
    const text = camtOf(camtEntry(booking))
    const uri = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
    for (const own of ['http://bank.example/de/camt.053.001.04.xsd', 'http://bank.example/auszug', ''])
      expect((await readStatement(bytesOf(text.replace(uri, own)))).bookings).toEqual([read])
  })

  it.each([
    ['camt.052', 'BkToCstmrAcctRpt', 'Rpt'],
    ['camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  ])('%s is read alike, but covers no day', async (format, body, part) => {
    const text = camtOf(camtEntry(booking)).replace('camt.053', format)
    const other = text.replaceAll('BkToCstmrStmt', body).replaceAll('Stmt>', `${part}>`)
    expect(await readStatement(bytesOf(other))).toEqual({ format, bookings: [read], coverage: [] })
  })

  it('is refused if there is another message within, or no statement', async () => {
    const text = camtOf(camtEntry(booking))
    const sentence = 'Document: Hier fehlt das Element BkToCstmrStmt/Stmt.'
    const others = [
      text.replaceAll('Stmt>', 'Stm>'),
      text.replace(/<BkToCstmrStmt>[^]*<\/BkToCstmrStmt>/, ''),
    ]
    for (const other of others) expect(await refusalOf(bytesOf(other))).toBe(sentence)
    expect(await readStatement(bytesOf(camtOf('')))).toMatchObject({ bookings: [] })
  })

  it.each(['true', '1'])('counts no reversal, RvslInd %s', async (said) => {
    const reversed = camtEntry(booking).replace('</CdtDbtInd>', `</CdtDbtInd><RvslInd>${said}</RvslInd>`)
    const other = camtEntry(booking).replace('</CdtDbtInd>', '</CdtDbtInd><RvslInd>false</RvslInd>')
    expect((await readStatement(bytesOf(camtOf(reversed + other)))).bookings).toEqual([read])
  })
})
