import { friendlyFormatIBAN } from 'ibantools'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { QrPicture } from '@/components/ui/charts/qr-picture'
import { CopyButton } from '@/components/ui/copy-button'
import { centsToDecimal, formatCents } from '@/lib/core/money'
import { deliveryWorkingDays } from '@/lib/legal/contract-terms'
import type { PaymentDetails } from '@/lib/payment/schema'
import { useTranslations } from 'next-intl'
import type { QrPath } from '@/lib/pictures/qr-path'

/** The data of the transfer, first as text to copy, then as a code to scan. */
export async function BankTransfer({ payment }: { payment: PaymentDetails }) {
  const t = await getTranslations('orders')
  const format = await getFormatter()
  const { holder, iban, bic, amount, purpose, until, code } = payment
  return (
    <section aria-labelledby="pay" className="grid gap-5">
      <div className="text-width grid gap-2">
        <h2 id="pay" className="text-xl">
          {t('payTitle')}
        </h2>
        <p>{t('payText', { date: format.dateTime(until, { dateStyle: 'long' }) })}</p>
        <p className="text-muted">{t('payOpens', { days: deliveryWorkingDays })}</p>
      </div>
      <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[1fr_15rem] print:grid-cols-[1fr_15rem]">
        <dl className="min-w-0 border-b border-line">
          <Fact term={t('holder')} value={holder} />
          <Fact term={t('iban')} value={friendlyFormatIBAN(iban) ?? iban}>
            <Copy name={t('iban')} text={iban} />
          </Fact>
          {bic && <Fact term={t('bic')} value={bic} />}
          <Fact term={t('amount')} value={formatCents(amount)}>
            <Copy name={t('amount')} text={centsToDecimal(amount).replace('.', ',')} />
          </Fact>
          <Fact term={t('purpose')} value={purpose}>
            <Copy name={t('purpose')} text={purpose} />
          </Fact>
        </dl>
        <PaymentCode code={code} />
      </div>
    </section>
  )
}

function Fact({ term, value, children }: { term: string; value: string; children?: ReactNode }) {
  return (
    <div className="border-t border-line py-2.5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-6">
        <span className="number text-lg wrap-anywhere">{value}</span>
        {children}
      </dd>
    </div>
  )
}

function Copy({ name, text }: { name: string; text: string }) {
  return (
    <CopyButton text={text} words="orders.copying" values={{ name }} className="ml-auto flex-row-reverse" />
  )
}

export function PaymentCode({ code }: { code: QrPath }) {
  const t = useTranslations('orders')
  return (
    <figure className="max-w-60">
      <QrPicture code={code} label={t('codeLabel')} />
      <figcaption className="mt-2 text-sm text-muted">{t('codeHint')}</figcaption>
    </figure>
  )
}
