import 'server-only'
import { create } from 'xmlbuilder2'
import { dayOf, now } from '@/lib/core/clock'
import { ShopError } from '@/lib/core/errors'
import { centsToDecimal } from '@/lib/core/money'
import { ibanSchema } from '@/lib/legal/schema'
import type { Owner } from '@/lib/legal/schema'
import { sepaName, sepaText } from '@/lib/legal/sepa-text'
import { isLeftOut } from '../balance/payee'
import type { Payout, PayoutRun } from './schema'

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
/** For the bank of an account whose BIC is not given; within the SEPA area the IBAN is enough. */
const NOT_PROVIDED = 'NOTPROVIDED'

/**
 * The transfers of a run as a SEPA credit transfer initiation, pain.001.001.09: one batch from the owner's account,
 * to be carried out on the day on which the file is made. Its transfers are always the same, with the run's id as that of the
 * message, by which banks refuse one that they have had. No addresses: unstructured ones
 * are not taken any more, and names are what banks compare with the IBAN. Whom it cannot name is left out: banks would refuse it whole.
 * @throws ShopError `no_transfers` if nobody is left
 */
export function bankFile(run: PayoutRun, all: readonly Payout[], bank: Owner['bank']): string {
  const payouts = all.filter((payout) => !isLeftOut(payout))
  if (payouts.length === 0) throw new ShopError('no_transfers')
  const messageId = sepaText(run.id)
  const sums = {
    NbOfTxs: String(payouts.length),
    CtrlSum: centsToDecimal(payouts.reduce((sum, { amount }) => sum + amount, 0)),
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
          CdtTrfTxInf: payouts.map(transferOf),
        },
      },
    },
  }
  return create({ version: '1.0', encoding: 'UTF-8' }, file).end({ prettyPrint: true })
}

function transferOf({ creditNote, amount, holder, iban }: Payout) {
  return {
    PmtId: { EndToEndId: creditNote },
    Amt: { InstdAmt: { '@Ccy': 'EUR', '#': centsToDecimal(amount) } },
    Cdtr: { Nm: sepaName(holder) },
    CdtrAcct: { Id: { IBAN: ibanSchema.parse(iban) } },
    RmtInf: { Ustrd: sepaText(`Spielklang Provision, Gutschrift ${creditNote}`) },
  }
}
