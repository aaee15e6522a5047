import { ShopError } from '@/lib/core/errors'
import { readStatement } from './read-statement'
import { referencesIn } from './references-in'
import { ACCOUNT, PAYER } from '../testing/sample-files'
import { readSample } from '../testing/sample-reading'

const bytesOf = (lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1')
const refusalOf = (lines: string[]) =>
  readStatement(bytesOf(lines)).then(
    () => 'read',
    (error: unknown) => (error instanceof ShopError ? error.fields?.file : error),
  )

const purpose = [
  ':86:166?00Gutschrift?10931?20EREF+NOTPROVIDED?21KREF+2026112089396728587800',
  '?22SVWZ+SK-7KQ2M-XW9TR?23 Köhler und?24 Söhne?30COBADEFFXXX?31' + PAYER,
  '?32Jörg?33 Köhler?60, Wien KRED+1',
]
/** A statement whose closing balance exceeds 1.000 € by the given cents. */
const statement = (entries: string[], more: number, account = '12030000/0000202051EUR') => [
  ':20:STARTUMS',
  `:25:${account}`,
  ':28C:0',
  ':60F:C261119EUR1000,00',
  ...entries,
  `:62F:C261120EUR${(1000 + more / 100).toFixed(2).replace('.', ',')}`,
  '-',
]
const read = {
  account: ACCOUNT,
  bookedOn: '2026-11-20',
  amount: 123_456,
  name: 'Jörg Köhler',
  iban: PAYER,
  purpose: 'SK-7KQ2M-XW9TR Köhler und Söhne, Wien KRED+1',
}
const bare = { ...read, name: '', iban: '' }
const coverage = [{ account: ACCOUNT, from: '2026-11-20', until: '2026-11-20' }]
const credit = ':61:2611201120CR5,90N062NONREF'
const paid = (purpose = 'x') => [credit, `:86:${purpose}`]

it('reads booked incoming payments, and the own account by bank code and number', async () => {
  const lines = statement(
    [
      ':61:2611201120CR1234,56NTRFKREF+',
      ...purpose,
      ':61:2611201120DR17,90NDDTKREF+//77',
      ':86:105?00Basislastschrift?20SVWZ+Einkauf?32Laden',
      ':61:2611201120RDR5,00NRTIKREF+',
      ':86:109?00Rücklastschrift?20SVWZ+zurück?32Laden',
    ],
    123_456 - 1790 + 500,
  )
  expect(await readSample(bytesOf(lines))).toEqual({ format: 'mt940', bookings: [read], coverage })
})

it('reads several statements in a file, accounts as IBAN, and purposes without sub-fields', async () => {
  const lines = [
    ...statement([':61:261120C7,9NMSCNONREF', ':86:SK-7KQ2M', 'XW9TR'], 790, ACCOUNT),
    ...statement([], 0, ACCOUNT).join('\n').replace('C261120', 'C261121').split('\n'),
  ]
  expect(await readSample(bytesOf(lines))).toEqual({
    format: 'mt940',
    bookings: [{ ...bare, amount: 790, purpose: 'SK-7KQ2M XW9TR' }],
    coverage: [...coverage, { ...coverage[0], until: '2026-11-21' }],
  })
})

it('reads a file in SWIFT blocks, and takes the booking year nearest to the value day', async () => {
  const lines = statement([':61:2601011231C1,00NTRFNONREF', ':86:Neujahr'], 100)
  const [first = '', ...others] = lines
  const [last = ''] = others.splice(-2)
  const { bookings, warnings } = await readSample(
    bytesOf([`{1:F01AAAA}{2:O940}{4:${first}`, ...others, `${last}-}{5:}{1:F01AAAA}`]),
  )
  expect(warnings).toBeUndefined()
  expect(bookings).toMatchObject([{ bookedOn: '2025-12-31', amount: 100 }])
})

it.each(['-', ' ', '\t', '- ', '\u0001'])('reads an entry with %j in front of it', async (mark) => {
  const [entry = '', details = ''] = paid()
  for (const lines of [
    [`${mark}${entry}`, details],
    [`${mark}${entry}`, `${mark}${details}`],
  ])
    expect(await readSample(bytesOf(statement(lines, 590)))).toEqual({
      format: 'mt940',
      bookings: [{ ...bare, amount: 590, purpose: 'x' }],
      coverage,
    })
})

it('does not mistake a purpose for an entry if the balances add up', async () => {
  const written = statement([...paid('Danke'), ' :61:2611201120CR999,00NTRFNONREF'], 590)
  const { bookings, warnings } = await readSample(bytesOf(written))
  expect([bookings.length, warnings]).toEqual([1, undefined])
})

it.each([
  ['a blank in front of the kind', [':61:2611201120C5,90 NTRFNONREF']],
  ['blanks between all parts', [':61:261120 1120 C R 5,90 N062 NONREF']],
  ['a break within', [':61:2611201120CR5,9', '0N062NONREF']],
  ['a break behind the amount', [':61:2611201120CR5,90', 'N062NONREF']],
  ['a break within the field that follows', [':61:2611201120CR', '5,90N062NONREF', ':', '86:']],
  ['no booking day', [':61:261120CR5,90N062NONREF']],
  ['blanks for the booking day', [':61:261120    C5,90N062NONREF']],
  ['one decimal', [':61:2611201120C5,9NTRFNONREF']],
  ['a dot', [':61:2611201120C5.90NTRFNONREF']],
])('reads an entry with %s', async (_, lines) => {
  expect(await readSample(bytesOf(statement([...lines, ':86:x'], 590)))).toEqual({
    format: 'mt940',
    bookings: [{ ...bare, amount: 590, purpose: 'x' }],
    coverage,
  })
})

it.each(['C5NTRF', 'C5,NTRF', 'CR5NTRF'])('reads %s as five euros', async (written) => {
  const { bookings } = await readSample(bytesOf(statement([`:61:2611201120${written}NONREF`, ':86:x'], 500)))
  expect(bookings).toMatchObject([{ amount: 500 }])
})

it('reads the bank’s reference, also on its own line, and the payer’s', async () => {
  const entries = [
    ...[':61:2611201120CR5,90N062NONREF//A1', 'BANKTEXT', ':86:166?00x?20EREF+R-1?21SVWZ+y'],
    ...[':61:2611201120CR5,90N062NONREF', '//A2', ':86:x'],
  ]
  expect((await readSample(bytesOf(statement(entries, 1180)))).bookings).toMatchObject([
    { bankReference: 'A1', endToEndId: 'R-1', purpose: 'y' },
    { bankReference: 'A2' },
  ])
})

it.each([
  [
    'with and without its currency',
    ['12030000/0000202051EUR', '12030000/202051', '12030000/0000202051888', `${ACCOUNT}EUR`, ACCOUNT],
  ],
  ['with a bank in front of it', [`BYLADEM1001/${ACCOUNT}`, '12030000/202051 EUR']],
])('recognises an account %s', async (_, accounts) => {
  for (const account of accounts)
    expect((await readSample(bytesOf(statement(paid(), 590, account)))).bookings).toMatchObject([
      { account: ACCOUNT },
    ])
})

it.each([
  ['an entry that is none', [':61:gestern', ':86:x'], /^Zeile 5, :61:: „gestern“ ist kein Umsatz/],
  ['a day that does not exist', [':61:2611311131C1,00NTRF'], /^Zeile 5, :61:: .* ist kein Datum/],
  ['thousands without decimals', [':61:2611201120C1.2,3.4NTRF'], /^Zeile 5, :61:: /],
])('reports %s with its line, reads the others, and covers no day', async (_, entries, sentence) => {
  const {
    bookings,
    warnings = [],
    coverage: days,
  } = await readSample(bytesOf(statement([...entries, ...paid()], 590)))
  expect(bookings).toMatchObject([{ amount: 590 }])
  expect(warnings[0]).toMatch(sentence)
  expect(days).toEqual([])
})

it.each([
  [
    'an entry is lost',
    statement(paid(), 1180),
    'Anfangssaldo und Buchungen ergeben nicht den Endsaldo; es fehlen 5,90',
  ],
  ['it ends early', statement(paid(), 590).slice(0, -2), 'Anfangs- oder Endsaldo fehlt'],
  [
    'it begins late',
    statement(paid(), 590).filter((line) => !line.startsWith(':60F')),
    'Anfangs- oder Endsaldo fehlt',
  ],
  [
    'its balance has no day',
    statement(paid(), 590).map((line) => line.replace('C261119', 'C26')),
    'Zeile 4, :60F::',
  ],
  [
    'it is only the first page',
    statement(paid(), 590).map((line) => line.replace(':62F', ':62M')),
    'nicht alle Seiten',
  ],
  [
    'it is only the last page',
    statement(paid(), 590).map((line) => line.replace(':60F', ':60M')),
    'nicht alle Seiten',
  ],
])('covers no day if %s', async (_, lines, sentence) => {
  const { bookings, coverage: days, warnings } = await readSample(bytesOf(lines))
  expect([bookings.length, days]).toEqual([1, []])
  expect(warnings?.join()).toContain(sentence)
})

it('covers the days of a statement with all its pages', async () => {
  const first = statement(paid('a'), 590).map((line) => line.replace(':62F', ':62M'))
  const last = [
    ':20:STARTUMS',
    `:25:${ACCOUNT}`,
    ':28C:0',
    ':60M:C261120EUR1005,90',
    ...paid('b'),
    ':62F:C261121EUR1011,80',
  ]
  const { bookings, coverage: days, warnings } = await readSample(bytesOf([...first, ...last]))
  expect([bookings.length, warnings]).toEqual([2, undefined])
  expect(days).toEqual([{ account: ACCOUNT, from: '2026-11-20', until: '2026-11-21' }])
})

it('leaves out pending entries, and reports that', async () => {
  const noted = [
    ':20:STARTDISPE',
    ':25:12030000/202051',
    ':28C:0',
    ':34F:EUR0,00',
    ':13:2611201200',
    ...paid('bald'),
  ]
  const {
    bookings,
    coverage: days,
    warnings,
  } = await readSample(bytesOf([...statement(paid('da'), 590), ...noted]))
  expect(bookings).toMatchObject([{ purpose: 'da' }])
  expect(days).toEqual(coverage)
  expect(warnings).toEqual(['Vorgemerkte Buchungen zählen erst, wenn sie gebucht sind.'])
})

it('ignores an account in another currency, unless it is the only one', async () => {
  const francs = statement(paid(), 590, PAYER).map((line) => line.replace(/EUR(?=1)/, 'CHF'))
  const both = await readSample(bytesOf([...francs, ...statement(paid(), 590)]))
  expect(both).toEqual({ format: 'mt940', bookings: [{ ...bare, amount: 590, purpose: 'x' }], coverage })
  expect(await refusalOf(francs)).toMatch(/nicht in Euro, sondern in „CHF“/)
})

describe('finds the reference', () => {
  it.each([
    ['behind a question mark', [credit, ':86:166?00GUTSCHRIFT?20SVWZ+Ist das ok? SK-7KQ2M-XW9?21TR?32Eva']],
    ['behind one in plain text', [credit, ':86:Ist das ok? SK-7KQ2M-XW9TR']],
    ['over line ends', [credit, ':86:166?00GUTSCHRIFT?20SVWZ+SK-7KQ2M-X', 'W9TR?32Eva']],
    [
      'over a sub-field broken by a line end',
      [credit, ':86:166?00GUTSCHRIFT?20SVWZ+SK-7KQ2M-X?2', '1W9TR?32Eva'],
    ],
    ['in a second field', [credit, ':86:166?00GUTSCHRIFT?32Eva', ':86:SK-7KQ2M-XW9TR']],
    ['in front of the labelled purpose', [credit, ':86:166?00x?20SK-7KQ2M-XW9TR SVWZ+Danke?32Eva']],
    ['as the payer’s own reference', [credit, ':86:166?00x?20EREF+SK-7KQ2M-XW9TR?21SVWZ+Danke?32Eva']],
    ['in the entry', [':61:2611201120CR5,90N062SK7KQ2MXW9TR//A1', ':86:166?00x?20SVWZ+Danke']],
    ['in the bank’s words', [':61:2611201120CR5,90N062NONREF', 'SK-7KQ2M-XW9TR', ':86:166?00x?20SVWZ+Danke']],
    [
      'behind what only looks like a sub-field',
      [credit, ':86:166?00x?20SVWZ+Ist ok?30 Euro? SK-7KQ2M-XW9TR?30COBADEFFXXX?32Eva'],
    ],
  ])('%s', async (_, entries) => {
    const [booking] = (await readStatement(bytesOf(statement(entries, 590)))).bookings
    const { purpose: said = '', endToEndId = '', otherText = '' } = booking ?? {}
    expect(referencesIn([said, endToEndId, otherText].join(' '))).toContain('SK7KQ2MXW9TR')
  })
})

it('rejects a file with neither a closing balance nor a payment', async () => {
  expect(await refusalOf([':20:STARTUMS', ':25:12030000/1234', ':28C:0'])).toBe(
    'Hier fehlt das Element :62F:.',
  )
})
