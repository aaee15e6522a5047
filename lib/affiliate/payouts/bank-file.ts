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
/** For a bank whose BIC is unknown; within the SEPA area the IBAN suffices. */
const NOT_PROVIDED = 'NOTPROVIDED'

/**
 * A run's transfers as a SEPA credit transfer initiation, pain.001.001.09: one batch from the owner's account,
 * to be executed on the day the file is made. A later file of the run never has more transfers than before, and
 * the run's id serves as message id, by which banks reject duplicates. Contains no addresses: unstructured ones
 * are no longer accepted, and banks compare only the name with the IBAN. Leaves out payouts reported as returned,
 * since the next run pays them again, and payees it cannot name, since banks would reject the whole file.
 * @throws ShopError `no_transfers` if nobody is left
 */
export function bankFile(run: PayoutRun, all: readonly Payout[], bank: Owner['bank']): string {
  const payouts = all.filter((payout) => payout.status !== 'returned' && !isLeftOut(payout))
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
