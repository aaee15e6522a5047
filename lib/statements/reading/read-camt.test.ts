import { ACCOUNT, camtEntry, camtFile, camtOf, OTHER_PAYER, PAYER } from '../testing/sample-files'
import { booking, bytesOf, coverage, read, readSample, refusalOf } from '../testing/sample-reading'
import { readStatement } from './identify-statement'
import { referencesIn } from '../match-booking'

const paged = (text: string, page: number, isLast: boolean) =>
  text.replace('<Acct>', `<StmtPgntn><PgNb>${page}</PgNb><LastPgInd>${isLast}</LastPgInd></StmtPgntn><Acct>`)
const structured = (entry: string, content: string) =>
  entry.replace('</RmtInf>', `<Strd>${content}</Strd></RmtInf>`)

describe('CAMT.053', () => {
  it.each(Array.from({ length: 13 }, (_, n) => String(n + 2).padStart(2, '0')))(
    'is read in version %s, with and without a byte order mark',
    async (version) => {
      const bytes = camtFile([{ ...booking, bankReference: '2026112000001' }], version)
      const expected = {
        format: 'camt.053',
        bookings: [{ ...read, bankReference: '2026112000001' }],
        coverage,
      }
      expect(await readSample(bytes)).toEqual(expected)
      expect(await readSample(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]))).toEqual(expected)
    },
  )

  it('is read in Latin-1 and with any prefix', async () => {
    const text = camtOf(camtEntry(booking))
      .replaceAll(/<(\/?)([A-Z])/g, '<$1ns2:$2')
      .replace('xmlns=', 'xmlns:ns2=')
    const bytes = Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect((await readSample(bytes)).bookings).toEqual([read])
  })

  it('counts only booked incoming payments', async () => {
    const entry = camtEntry(booking)
    const others = [
      entry.replace('CRDT', 'DBIT'),
      entry.replace('BOOK', 'PDNG'),
      entry.replace('1234.56', '0.00'),
      camtEntry(booking, '02').replace('BOOK', 'INFO'),
    ]
    expect((await readSample(bytesOf(camtOf(others.join('\n'))))).bookings).toEqual([])
  })

  it('splits a collective booking if its parts add up', async () => {
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
    const { bookings } = await readSample(bytesOf(collected(1380)))
    expect(bookings).toMatchObject([
      { amount: 790, iban: PAYER },
      { amount: 590, iban: OTHER_PAYER },
    ])
    expect((await readSample(bytesOf(collected(1381)))).bookings).toMatchObject([{ amount: 1381 }])
  })

  it('is refused with declarations of document types or entities, before processing them', async () => {
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
    ['an unknown status', ['BOOK', 'MAYBE'], 'Zeile 6, Ntry: „MAYBE“ sagt nicht, ob der Umsatz gebucht ist.'],
  ] as const)(
    'reports an entry with %s, reads the others, and covers no day',
    async (_, [from, to], sentence) => {
      const text = camtOf(`${camtEntry(booking).replace(from, to)}${camtEntry(booking)}`)
      const { bookings, coverage: days, warnings = [] } = await readSample(bytesOf(text))
      expect(bookings).toEqual([read])
      expect(days).toEqual([])
      expect(warnings[0]).toBe(sentence)
    },
  )

  it.each([
    ['an entry is lost', camtOf(camtEntry(booking)).replace(camtEntry(booking), ''), 'es fehlen 1.234,56'],
    ['the closing balance is missing', camtOf(camtEntry(booking)).replace('CLBD', 'CLAV'), 'Endsaldo fehlt'],
    ['the opening balance is missing', camtOf(camtEntry(booking)).replace('PRCD', 'ITAV'), 'Endsaldo fehlt'],
    ['it is not the last page', paged(camtOf(camtEntry(booking)), 1, false), 'nicht alle Seiten des Auszugs'],
    [
      'it is the last page alone',
      paged(camtOf(camtEntry(booking)), 2, true),
      'nicht alle Seiten des Auszugs',
    ],
  ])('covers no day if %s', async (_, text, sentence) => {
    const { coverage: days, warnings } = await readSample(bytesOf(text))
    expect(days).toEqual([])
    expect(warnings?.join()).toContain(sentence)
  })

  it('treats an entry without a status as booked, as the balances prove', async () => {
    const text = camtOf(camtEntry(booking)).replace(/<Sts>.*<\/Sts>/, '')
    expect(await readSample(bytesOf(text))).toEqual({ format: 'camt.053', bookings: [read], coverage })
  })

  it('begins on the day of its opening balance if there are entries of that day', async () => {
    const text = camtOf(camtEntry(booking)).replace('PRCD', 'OPBD').replace('2026-11-19', '2026-11-20')
    expect((await readSample(bytesOf(text))).coverage).toEqual(coverage)
  })

  it('ignores a statement in another currency, unless it is the only one', async () => {
    const text = camtOf(camtEntry(booking))
    const [own = ''] = /<Stmt>[^]*<\/Stmt>/.exec(text) ?? []
    const dollars = own.replaceAll('EUR', 'USD').replace(ACCOUNT, PAYER)
    expect(await readSample(bytesOf(text.replace(own, dollars + own)))).toEqual({
      format: 'camt.053',
      bookings: [read],
      coverage,
    })
    expect(await refusalOf(bytesOf(text.replace(own, dollars)))).toMatch(/nicht in Euro, sondern in „USD“/)
  })

  it.each([
    [
      'AddtlNtryInf',
      (entry: string) => entry.replace('</Ntry>', '<AddtlNtryInf>SK-7KQ2M-XW9TR</AddtlNtryInf></Ntry>'),
    ],
    [
      'AddtlTxInf',
      (entry: string) => entry.replace('</TxDtls>', '<AddtlTxInf>SK-7KQ2M-XW9TR</AddtlTxInf></TxDtls>'),
    ],
    ['EndToEndId', (entry: string) => entry.replace('NOTPROVIDED', 'SK-7KQ2M-XW9TR')],
    ['Strd/AddtlRmtInf', (entry: string) => structured(entry, '<AddtlRmtInf>SK-7KQ2M-XW9TR</AddtlRmtInf>')],
    [
      'Strd/CdtrRefInf',
      (entry: string) =>
        structured(
          entry,
          '<CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>SK-7KQ2M-XW9TR</Ref></CdtrRefInf>',
        ),
    ],
    [
      'Strd/RfrdDocInf',
      (entry: string) => structured(entry, '<RfrdDocInf><Nb>SK-7KQ2M-XW9TR</Nb></RfrdDocInf>'),
    ],
    ['Strd/Invcr', (entry: string) => structured(entry, '<Invcr><Nm>SK-7KQ2M-XW9TR</Nm></Invcr>')],
  ])('reads the reference in %s', async (_, changed) => {
    const text = camtOf(changed(camtEntry({ ...booking, purpose: 'Danke' })))
    const [found] = (await readStatement(bytesOf(text))).bookings
    const { purpose = '', endToEndId = '', otherText = '' } = found ?? {}
    expect(referencesIn([purpose, endToEndId, otherText].join(' '))).toContain('SK7KQ2MXW9TR')
  })

  it('reads an entry’s number as a reference, unless it only counts', async () => {
    const numbered = (number: string) =>
      bytesOf(camtOf(camtEntry(booking).replace('<Amt', `<NtryRef>${number}</NtryRef><Amt`)))
    expect((await readSample(numbered('2026112000017'))).bookings).toEqual([
      { ...read, bankReference: '2026112000017' },
    ])
    expect((await readSample(numbered('17'))).bookings).toEqual([read])
  })

  it('is refused if truncated, or if it is another message', async () => {
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

  it('is read with the bank’s own namespace, or none', async () => {
    const text = camtOf(camtEntry(booking))
    const uri = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
    for (const own of ['http://bank.example/de/camt.053.001.04.xsd', 'http://bank.example/auszug', ''])
      expect((await readSample(bytesOf(text.replace(uri, own)))).bookings).toEqual([read])
  })

  it.each([
    ['camt.052', 'BkToCstmrAcctRpt', 'Rpt'],
    ['camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  ])('%s is read alike, but covers no day', async (format, body, part) => {
    const text = camtOf(camtEntry(booking)).replace('camt.053', format)
    const other = text.replaceAll('BkToCstmrStmt', body).replaceAll('Stmt>', `${part}>`)
    expect(await readSample(bytesOf(other))).toEqual({ format, bookings: [read], coverage: [] })
  })

  it('is refused if it contains another message, or no statement', async () => {
    const text = camtOf(camtEntry(booking))
    const sentence = 'Document: Hier fehlt das Element BkToCstmrStmt/Stmt.'
    const others = [
      text.replaceAll('Stmt>', 'Stm>'),
      text.replace(/<BkToCstmrStmt>[^]*<\/BkToCstmrStmt>/, ''),
    ]
    for (const other of others) expect(await refusalOf(bytesOf(other))).toBe(sentence)
    expect(await readSample(bytesOf(camtOf('')))).toMatchObject({ bookings: [] })
  })

  it.each(['true', '1'])('counts no reversal, RvslInd %s', async (said) => {
    const reversed = camtEntry(booking).replace('</CdtDbtInd>', `</CdtDbtInd><RvslInd>${said}</RvslInd>`)
    const other = camtEntry(booking).replace('</CdtDbtInd>', '</CdtDbtInd><RvslInd>false</RvslInd>')
    expect((await readSample(bytesOf(camtOf(reversed + other)))).bookings).toEqual([read])
  })
})
