import { ShopError } from '@/lib/core/errors'
import { readStatement } from './read-statement'
import { ACCOUNT, PAYER } from '../testing/sample-files'

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
const statement = (entries: string[], account = '12030000/0000202051EUR') => [
  ':20:STARTUMS',
  `:25:${account}`,
  ':28C:0',
  ':60F:C261119EUR1000,00',
  ...entries,
  ':62F:C261120EUR2234,56',
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
const coverage = [{ account: ACCOUNT, until: '2026-11-20' }]

it('is read: what comes in and is booked, its own account by bank code and number', async () => {
  const lines = statement([
    ':61:2611201120CR1234,56NTRFKREF+',
    ...purpose,
    ':61:2611201120DR17,90NDDTKREF+//77',
    ':86:105?00Basislastschrift?20SVWZ+Einkauf?32Laden',
    ':61:2611201120RDR5,00NRTIKREF+',
    ':86:109?00Rücklastschrift?20SVWZ+zurück?32Laden',
  ])
  expect(await readStatement(bytesOf(lines))).toEqual({ format: 'mt940', bookings: [read], coverage })
})

it('holds several statements, accounts as IBAN, and purposes without sub-fields', async () => {
  const lines = [
    ...statement([':61:261120C7,9NMSCNONREF', ':86:SK-7KQ2M', 'XW9TR'], ACCOUNT),
    ...statement([], ACCOUNT).join('\n').replace('C261120', 'C261121').split('\n'),
  ]
  expect(await readStatement(bytesOf(lines))).toEqual({
    format: 'mt940',
    bookings: [{ ...read, amount: 790, name: '', iban: '', purpose: 'SK-7KQ2M XW9TR' }],
    coverage: [...coverage, { account: ACCOUNT, until: '2026-11-21' }],
  })
})

it('is read within SWIFT’s blocks, and books in the year nearest to the value day', async () => {
  const lines = statement([':61:2601011231C1,00NTRFNONREF', ':86:Neujahr'])
  const [first = '', ...others] = lines
  const { bookings } = await readStatement(bytesOf([`{1:F01AAAA}{2:O940}{4:${first}`, ...others]))
  expect(bookings).toMatchObject([{ bookedOn: '2025-12-31', amount: 100 }])
})

it.each([
  ['an entry that is none', [':61:gestern'], /^Zeile 5, :61:: „gestern“ ist kein Umsatz/],
  ['a day that does not exist', [':61:2611311131C1,00NTRF'], /^Zeile 5, :61:: .* ist kein Datum/],
  [
    'another currency',
    [':60M:C261119CHF1,00', ':61:2611201120C1,00NTRF'],
    /^Zeile 6, :61:: .* nicht in Euro/,
  ],
  ['a balance without a day', [':60M:C26EUR1,00'], /^Zeile 5, :60M:: /],
])('is refused with its line for %s', async (_, entries, sentence) => {
  expect(await refusalOf(statement(entries))).toMatch(sentence)
})

it('is refused if it holds neither a closing balance nor a payment', async () => {
  expect(await refusalOf([':20:STARTUMS', ':25:12030000/1234', ':28C:0'])).toBe(
    'Hier fehlt das Element :62F:.',
  )
})
