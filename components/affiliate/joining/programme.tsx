import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { commissionOf, formatRate, presentTerms, USUAL_RATE } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'

const steps = ['share', 'record', 'earn'] as const
const rules = ['counts', 'not', 'credit', 'end', 'price', 'privacy'] as const
/** In cents, for the example of a commission. */
const EXAMPLE_PRICE = 690

interface Periods {
  /** Days between a sale and its release. */
  holdDays: number
  /** The least amount that is paid out, in cents. */
  threshold: number
}

/** Explains the programme, with its rate, hold and threshold; `children` is the way to join. */
export function Programme({ holdDays, threshold, children }: Periods & { children: ReactNode }) {
  const t = useTranslations('affiliate.partner')
  return (
    <>
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-1 border-t border-outline pt-3">
            <span className="number text-sm text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="text-lg">{t(`steps.${step}.title`)}</h2>
            <p className="text-sm text-muted">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <Rules holdDays={holdDays} threshold={threshold} />
      {children}
    </>
  )
}

function Rules({ holdDays, threshold }: Periods) {
  const t = useTranslations('affiliate.partner')
  const example = {
    rate: formatRate(USUAL_RATE),
    price: formatCents(EXAMPLE_PRICE),
    commission: formatCents(commissionOf(EXAMPLE_PRICE, presentTerms(USUAL_RATE))),
  }
  return (
    <section aria-labelledby="rules" className="grid max-w-5xl gap-4">
      <h2 id="rules" className="text-xl">
        {t('rulesTitle')}
      </h2>
      <dl className="border-t border-outline">
        <Rule term={t('rate')}>{t('rateText', example)}</Rule>
        <Rule term={t('holdTerm')}>{t('holdText', { days: holdDays })}</Rule>
        <Rule term={t('thresholdTerm')}>{t('thresholdText', { amount: formatCents(threshold) })}</Rule>
        {rules.map((rule) => (
          <Rule key={rule} term={t(`rules.${rule}.term`)}>
            {t(`rules.${rule}.text`)}
          </Rule>
        ))}
        <Rule term={t('termsTerm')}>
          {t.rich('termsText', {
            terms: (chunks) => (
              <ShopLink
                href="/partner/bedingungen"
                className="underline underline-offset-4 hover:text-accent"
              >
                {chunks}
              </ShopLink>
            ),
          })}
        </Rule>
      </dl>
    </section>
  )
}

function Rule({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-width">{children}</dd>
    </div>
  )
}
