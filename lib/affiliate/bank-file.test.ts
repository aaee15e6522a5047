import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { owner } from '@/lib/legal/owner'
import { bankFile } from './bank-file'
import type { Payout, PayoutRun } from './schema'
import { sepaName, sepaText } from './sepa-text'

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
const xml = bankFile(run, payouts, owner.bank)

/** The rules of pain.001.001.09 for the elements that the file has, in the sequence that the schema asks for. */
const max = (length: number) =>
  z
    .string()
    .min(1)
    .max(length)
    .regex(/^[a-zA-Z0-9/?:().,'+ -]+$/)
    .refine((text) => !text.startsWith('/') && !text.endsWith('/') && !text.includes('//'))
const amount = z.string().regex(/^\d{1,9}\.\d\d$/)
const iban = z
  .string()
  .regex(/^[A-Z]{2}\d\d[A-Z0-9]{1,30}$/)
  .refine((text) => isValidIBAN(text))
const name = z.strictObject({ Nm: max(70) })
const account = z.strictObject({ Id: z.strictObject({ IBAN: iban }) })
const sums = { NbOfTxs: z.string().regex(/^\d{1,15}$/), CtrlSum: z.string().regex(/^\d{1,16}\.\d\d$/) }
const transfer = z.strictObject({
  PmtId: z.strictObject({ EndToEndId: max(35) }),
  Amt: z.strictObject({ InstdAmt: z.strictObject({ '#text': amount, '@Ccy': z.literal('EUR') }) }),
  Cdtr: name,
  CdtrAcct: account,
  RmtInf: z.strictObject({ Ustrd: max(140) }),
})
const schema = z.strictObject({
  Document: z.strictObject({
    '@xmlns': z.literal('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'),
    CstmrCdtTrfInitn: z.strictObject({
      GrpHdr: z.strictObject({ MsgId: max(35), CreDtTm: z.iso.datetime(), ...sums, InitgPty: name }),
      PmtInf: z.strictObject({
        PmtInfId: max(35),
        PmtMtd: z.literal('TRF'),
        ...sums,
        PmtTpInf: z.strictObject({ SvcLvl: z.strictObject({ Cd: z.literal('SEPA') }) }),
        ReqdExctnDt: z.strictObject({ Dt: z.iso.date() }),
        Dbtr: name,
        DbtrAcct: account,
        DbtrAgt: z.strictObject({
          FinInstnId: z.strictObject({ Othr: z.strictObject({ Id: z.literal('NOTPROVIDED') }) }),
        }),
        ChrgBr: z.literal('SLEV'),
        CdtTrfTxInf: z.array(transfer),
      }),
    }),
  }),
})

/** By a reader that has nothing in common with the writer. */
function read(text: string) {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    ignoreDeclaration: true,
    isArray: (tag) => tag === 'CdtTrfTxInf',
  })
  return parser.parse(text)
}

/** Tags in the sequence in which they open. */
const tagsOf = (text: string) =>
  [...text.matchAll(/<([A-Z]\w*)/gi)].map(([, tag]) => tag).filter((tag) => tag !== 'xml')

describe('the bank file', () => {
  const given = read(xml)
  const { CstmrCdtTrfInitn } = schema.parse(given).Document
  const { GrpHdr, PmtInf } = CstmrCdtTrfInitn

  it('is well formed, and holds what the schema asks for, nothing else, in its sequence', () => {
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
    const one = [
      'CdtTrfTxInf',
      'PmtId',
      'EndToEndId',
      'Amt',
      'InstdAmt',
      'Cdtr',
      'Nm',
      'CdtrAcct',
      'Id',
      'IBAN',
      'RmtInf',
      'Ustrd',
    ]
    expect(tagsOf(xml)).toEqual([
      ...[
        'Document',
        'CstmrCdtTrfInitn',
        'GrpHdr',
        'MsgId',
        'CreDtTm',
        'NbOfTxs',
        'CtrlSum',
        'InitgPty',
        'Nm',
      ],
      ...[
        'PmtInf',
        'PmtInfId',
        'PmtMtd',
        'NbOfTxs',
        'CtrlSum',
        'PmtTpInf',
        'SvcLvl',
        'Cd',
        'ReqdExctnDt',
        'Dt',
      ],
      ...['Dbtr', 'Nm', 'DbtrAcct', 'Id', 'IBAN', 'DbtrAgt', 'FinInstnId', 'Othr', 'Id', 'ChrgBr'],
      ...names.flatMap(() => one),
    ])
  })

  it('adds up: counts and control sums of message and batch are those of the transfers', () => {
    const cents = PmtInf.CdtTrfTxInf.map(({ Amt }) => Math.round(Number(Amt.InstdAmt['#text']) * 100))
    expect(cents).toEqual(amounts)
    const sum = (cents.reduce((all, each) => all + each, 0) / 100).toFixed(2)
    expect([GrpHdr.NbOfTxs, GrpHdr.CtrlSum]).toEqual(['5', sum])
    expect([PmtInf.NbOfTxs, PmtInf.CtrlSum]).toEqual(['5', sum])
  })

  it('says who gets what, for which credit note, from the owner’s account', () => {
    expect(PmtInf.DbtrAcct.Id.IBAN).toBe('DE02120300000000202051')
    expect(PmtInf.ReqdExctnDt.Dt).toBe('2026-06-01')
    expect(PmtInf.CdtTrfTxInf.map(({ PmtId }) => PmtId.EndToEndId)).toEqual(
      payouts.map(({ creditNote }) => creditNote),
    )
    expect(PmtInf.CdtTrfTxInf.map(({ CdtrAcct }) => CdtrAcct.Id.IBAN)).toEqual(
      ibans.map((each) => each.replaceAll(' ', '')),
    )
    expect(PmtInf.CdtTrfTxInf.map(({ Cdtr }) => Cdtr.Nm)).toEqual([
      'Nova Mueller',
      'Zazolc Gesla Jazn',
      'Aenima + Soen GmbH AT'.replace('Soen', 'Son'),
      'Wang',
      `Lang ${'x'.repeat(65)}`,
    ])
  })

  it('names the owner’s bank by its BIC where that is known', () => {
    expect(bankFile(run, payouts, { ...owner.bank, bic: 'BYLADEM1001' })).toMatch(
      /<FinInstnId>\s*<BICFI>BYLADEM1001<\/BICFI>\s*<\/FinInstnId>/,
    )
  })

  it('takes no IBAN whose check digits are wrong', () => {
    const [first] = payouts
    if (!first) throw new Error('no payout')
    expect(() => bankFile(run, [{ ...first, iban: 'DE03120300000000202051' }], owner.bank)).toThrow()
  })
})

it.each([
  ['//a//b/', 'a/b'],
  ['Straße 5 – „Ecke“', 'Strasse 5 - Ecke'],
  ['a\tb\nc', 'a b c'],
])('%j is %j for banks', (text, spelled) => expect(sepaText(text)).toBe(spelled))

it('does not end a name that is cut with what may not end it', () => {
  expect(sepaName(`${'x'.repeat(69)}/y`)).toBe('x'.repeat(69))
})
