import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { isValidIBAN } from 'ibantools'
import { validateXML } from 'xmllint-wasm'
import { dayOf, now } from '@/lib/core/clock'
import { sampleOwner } from '@/lib/legal/sample-owner'
import { isSepaName } from '@/lib/legal/sepa-text'
import type { Payout, PayoutRun } from './schema'
import { bankFile } from './payout-files'

const names = [
  'Nova Müller',
  'Zażółć Gęślą Jaźń',
  'Ænima & Søn GmbH <AT>',
  '王小明 Wang',
  `Lang ${'x'.repeat(80)}`,
]
const amounts = [2500, 10, 99_999_999, 123_456, 1]
const ibans = [
  'DE02 1203 0000 0000 2020 51',
  'AT611904300234573201',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'BE68539007547034',
]
const run: PayoutRun = {
  id: 'run_1780308000000_abcdefghijklmnop',
  at: 1_780_308_000_000,
  actor: 'test',
  payouts: 5,
  amount: 100_125_967,
}
const payouts = names.map((holder, index): Payout => ({
  id: `payout_1780308000000_${String(index).padStart(16, '0')}`,
  run: run.id,
  uid: `uid-${index}`,
  amount: amounts[index] ?? 0,
  sales: 1,
  at: run.at,
  status: 'created',
  creditNote: `G-2026-00000${index + 1}`,
  holder,
  iban: ibans[index] ?? '',
}))
const xml = bankFile(run, payouts, sampleOwner.bank)
const schema = readFileSync('lib/affiliate/testing/pain.001.001.09.xsd', 'utf8')

/** A file's schema errors by libxml2, which shares no code with the writer. */
async function complaints(...texts: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: texts.map((contents, index) => ({ fileName: `pain.001-${index}.xml`, contents })),
    schema: { fileName: 'pain.xsd', contents: schema },
  })
  return errors.map(({ message }) => message)
}

const textsOf = (name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)
const inside = (name: string) => new RegExp(`<${name}>[^]*?</${name}>`).exec(xml)?.[0] ?? ''

describe('the bank file', () => {
  it('conforms to the schema', async () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
    expect(await complaints(xml)).toEqual([])
  })

  it.each([
    [
      'another sequence',
      (text: string) =>
        text.replace(/(<CtrlSum>[^]*?<\/CtrlSum>)([^]*?)(<InitgPty>[^]*?<\/InitgPty>)/, '$3$2$1'),
    ],
    [
      'an address',
      (text: string) => text.replace('</Nm>', '</Nm><PstlAdr><AdrLine>Weg 1</AdrLine></PstlAdr>'),
    ],
    ['an umlaut', (text: string) => text.replace('Nova Mueller', 'Nova Müller')],
    ['no day', (text: string) => text.replace(/<Dt>.*<\/Dt>/, '')],
  ])('would violate the schema with %s', async (_, spoil) => {
    expect(await complaints(spoil(xml))).not.toEqual([])
  })

  it('adds up: counts and control sums of message and batch are those of the transfers', () => {
    const cents = textsOf('InstdAmt').map((text) => Math.round(Number(text) * 100))
    expect(cents).toEqual(amounts)
    const sum = (cents.reduce((all, each) => all + each, 0) / 100).toFixed(2)
    expect(textsOf('NbOfTxs')).toEqual(['5', '5'])
    expect(textsOf('CtrlSum')).toEqual([sum, sum])
    expect(inside('GrpHdr')).toContain(`<CtrlSum>${sum}</CtrlSum>`)
  })

  it('says who gets what, for which credit note, from the owner’s account', () => {
    expect(textsOf('Dt')).toEqual([dayOf(now())])
    expect(textsOf('EndToEndId')).toEqual(payouts.map(({ creditNote }) => creditNote))
    const [debtor, ...creditors] = textsOf('IBAN')
    expect(debtor).toBe('DE02120300000000202051')
    expect(creditors).toEqual(ibans.map((iban) => iban.replaceAll(' ', '')))
    expect(creditors.every((iban) => isValidIBAN(iban ?? ''))).toBe(true)
    const spelled = [
      'Nova Mueller',
      'Zazolc Gesla Jazn',
      'Aenima + Son GmbH AT',
      'Wang',
      `Lang ${'x'.repeat(65)}`,
    ]
    expect(textsOf('Nm').slice(2)).toEqual(spelled)
    expect(textsOf('Ustrd')[0]).toBe('Spielklang Provision, Gutschrift G-2026-000001')
  })

  it('names the owner’s bank by its BIC if that is known', async () => {
    const file = bankFile(run, payouts, { ...sampleOwner.bank, bic: 'BYLADEM1001' })
    expect(file).toContain('<BICFI>BYLADEM1001</BICFI>')
    expect(await complaints(file)).toEqual([])
  })

  /** The bank file for payouts to these names. */
  const fileOf = (holders: readonly string[]) =>
    bankFile(
      run,
      payouts.flatMap((payout) => holders.map((holder) => ({ ...payout, holder }))),
      sampleOwner.bank,
    )
  const unwritable = ['東京 太郎', 'Иван Петров', '🎧🎮', '„“', ' \u0000']

  it('is valid for any names', async () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.string({ unit: fc.constantFrom(...'/ :?.äß’_<&Яあ🎮'), maxLength: 90 }),
      fc.constantFrom(...unwritable),
    )
    const lists = fc.sample(fc.array(name, { maxLength: 40 }), 40)
    // All at once: starting the validator takes longer than validating.
    expect(await complaints(...lists.map((holders) => fileOf(['Nova', ...holders])))).toEqual([])
  })

  it('leaves out payees that banks would reject, and adds up without them', async () => {
    const [first] = payouts
    if (!first) throw new Error('no payout')
    const broken = [
      ...unwritable.map((holder) => ({ ...first, holder })),
      { ...first, iban: 'DE03120300000000202051' },
    ]
    const file = bankFile(run, [...broken, first], sampleOwner.bank)
    expect(await complaints(file)).toEqual([])
    expect(file).toContain('<NbOfTxs>1</NbOfTxs>')
    expect(file).toContain('<CtrlSum>25.00</CtrlSum>')
    const none = expect.objectContaining({ code: 'no_transfers' })
    expect(() => bankFile(run, broken, sampleOwner.bank)).toThrow(none)
  })

  it('leaves out returned payouts, and refuses if none are left', () => {
    const returned = payouts.map((payout): Payout => ({ ...payout, status: 'returned' }))
    const [first, ...rest] = payouts
    if (!first) throw new Error('no payout')
    const file = bankFile(run, [{ ...first, status: 'returned' }, ...rest], sampleOwner.bank)
    expect(file).toContain('<NbOfTxs>4</NbOfTxs>')
    expect(file).not.toContain(first.creditNote)
    const none = expect.objectContaining({ code: 'no_transfers' })
    expect(() => bankFile(run, returned, sampleOwner.bank)).toThrow(none)
  })

  it('accepts every name that the form accepts', async () => {
    const check = fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 70 }), (holder) => {
      if (isSepaName(holder)) expect(fileOf([holder])).toMatch(/<Nm>[^<]*[A-Za-z][^<]*<\/Nm>/)
    })
    fc.assert(check)
  })
})
