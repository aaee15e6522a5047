import 'server-only'
import { create } from 'xmlbuilder2'
import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { centsToDecimal } from '@/lib/core/money'
import { ibanSchema, type Owner } from './schema'
import { sepaName, sepaText } from './sepa-text'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
/** For a bank whose BIC is unknown; within the SEPA area the IBAN suffices. */
const NOT_PROVIDED = 'NOTPROVIDED'

/** A transfer from the owner's account; cents. */
export interface CreditTransfer {
  /** Distinguishes it at both banks; at most 35 characters. */
  reference: string
  amount: number
  holder: string
  iban: string
  purpose: string
}

/**
 * SEPA credit transfers, pain.001.001.09: one batch for the day the file is made, without payees banks would reject.
 * No addresses: unstructured ones are refused, and banks compare only name and IBAN.
 * @param id message id, by which banks reject duplicates @throws ShopError `no_transfers` if no payee is left
 */
export function creditTransfers(id: string, all: readonly CreditTransfer[], bank: Owner['bank']): string {
  const transfers = all.filter(isPayable)
  if (transfers.length === 0) throw new ShopError('no_transfers')
  const messageId = sepaText(id)
  const sums = {
    NbOfTxs: String(transfers.length),
    CtrlSum: centsToDecimal(transfers.reduce((sum, { amount }) => sum + amount, 0)),
  }
  const file = {
    Document: {
      '@xmlns': NAMESPACE,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: new Date(now()).toISOString().slice(0, 19) + 'Z',
          ...sums,
          InitgPty: { Nm: sepaName(bank.holder) },
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: 'TRF',
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: dayOf(now()) },
          Dbtr: { Nm: sepaName(bank.holder) },
          DbtrAcct: { Id: { IBAN: ibanSchema.parse(bank.iban) } },
          DbtrAgt: {
            FinInstnId: bank.bic === undefined ? { Othr: { Id: NOT_PROVIDED } } : { BICFI: bank.bic },
          },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: transfers.map(transferOf),
        },
      },
    },
  }
  return create({ version: '1.0', encoding: 'UTF-8' }, file).end({ prettyPrint: true })
}

function transferOf({ reference, amount, holder, iban, purpose }: CreditTransfer) {
  return {
    PmtId: { EndToEndId: reference },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': centsToDecimal(amount) } },
    Cdtr: { Nm: sepaName(holder) },
    CdtrAcct: { Id: { IBAN: ibanSchema.parse(iban) } },
    RmtInf: { Ustrd: sepaText(purpose) },
  }
}

/** Whether a bank file can contain this payee: banks reject the whole file otherwise. */
export function isPayable({ holder, iban }: { holder: string; iban: string }): boolean {
  return sepaName(holder) !== '' && ibanSchema.safeParse(iban).success
}
