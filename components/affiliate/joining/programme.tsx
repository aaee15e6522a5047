import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopLink } from '@/components/ui/shop-link'
import { commissionOf, presentTerms, shownRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { lasting } from '@/lib/legal/legal-text'
import type { PartnerValues } from '@/lib/legal/texts/partner-terms'

const steps = ['share', 'record', 'earn'] as const
const rules = ['not', 'credit', 'end', 'price', 'privacy'] as const
/** In cents. */
const EXAMPLE_PRICE = 690

export async function Programme({ terms, children }: { terms: PartnerValues; children: ReactNode }) {
  const t = await getTranslations('affiliate.partner')
  const span = lasting(terms.hours)
  return (
    <>
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-1 border-t border-outline pt-3">
            <span className="number text-sm text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <h2 className="text-lg">{t(`steps.${step}.title`)}</h2>
            <p className="text-sm text-muted">{t(`steps.${step}.text`, { span })}</p>
          </li>
        ))}
      </ol>
      <Rules {...terms} />
      {children}
    </>
  )
}

async function Rules(terms: PartnerValues) {
  const t = await getTranslations('affiliate.partner')
  const present = presentTerms(terms.rate)
  const example = {
    rate: shownRate(present),
    price: formatCents(EXAMPLE_PRICE),
    commission: formatCents(commissionOf(EXAMPLE_PRICE, present)),
  }
  return (
    <section aria-labelledby="rules" className="grid max-w-5xl gap-4">
      <h2 id="rules" className="text-xl">
        {t('rulesTitle')}
      </h2>
      <dl className="border-t border-outline">
        <Rule term={t('rate')}>{t('rateText', example)}</Rule>
        <Rule term={t('holdTerm')}>{t('holdText', { days: terms.holdDays })}</Rule>
        <Rule term={t('thresholdTerm')}>{t('thresholdText', { amount: formatCents(terms.threshold) })}</Rule>
        <Rule term={t('rules.counts.term')}>
          {t('rules.counts.text', { span: lasting(terms.hours, { isAfterPreposition: true }) })}
        </Rule>
        {rules.map((rule) => (
          <Rule key={rule} term={t(`rules.${rule}.term`)}>
            {t(`rules.${rule}.text`)}
          </Rule>
        ))}
        <Rule term={t('termsTerm')}>
          {t.rich('termsText', {
            terms: (chunks) => (
              <ShopLink href="/partner/bedingungen" className="text-link hover:text-accent">
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
