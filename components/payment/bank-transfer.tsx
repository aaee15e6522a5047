import { friendlyFormatIBAN } from 'ibantools'
import { getTranslations } from 'next-intl/server'
import { formatCents } from '@/lib/core/money'
import type { PaymentDetails } from '@/lib/payment/schema'
import { PaymentCode } from './payment-code'

/** What to transfer, in words and as a code to scan. */
export async function BankTransfer({ payment }: { payment: PaymentDetails }) {
  const t = await getTranslations('orders')
  return (
    <section aria-labelledby="pay" className="grid gap-6 card p-5 sm:p-8">
      <div className="text-width grid gap-2">
        <h2 id="pay" className="text-xl">
          {t('payTitle')}
        </h2>
        <p className="text-muted">{t('payText')}</p>
      </div>
      <div className="grid items-start gap-8 sm:grid-cols-[1fr_15rem]">
        <dl className="grid gap-4">
          <Fact term={t('holder')} value={payment.holder} />
          <Fact term={t('iban')} value={friendlyFormatIBAN(payment.iban) ?? payment.iban} />
          {payment.bic && <Fact term={t('bic')} value={payment.bic} />}
          <Fact term={t('amount')} value={formatCents(payment.amount)} />
          <Fact term={t('purpose')} value={payment.purpose} />
        </dl>
        <PaymentCode code={payment.code} />
      </div>
    </section>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="number text-lg break-words">{value}</dd>
    </div>
  )
}
