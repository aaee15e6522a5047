import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { commissionOf, formatRate } from '@/lib/affiliate/commission'
import { formatCents } from '@/lib/core/money'

const steps = ['share', 'record', 'earn'] as const
const rules = ['counts', 'not', 'credit', 'end', 'price', 'privacy'] as const
/** A rate in percent and a price in cents, to show how a commission is computed. */
const EXAMPLE = { rate: 10, price: 690 }

/** What the referral programme is; how to sign in stands there only for who is not. */
export function Programme({ isSignedIn }: { isSignedIn: boolean }) {
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
      <Rules />
      <section aria-labelledby="join" className="text-width grid justify-items-start gap-4">
        <h2 id="join" className="text-xl">
          {t('joinTitle')}
        </h2>
        <p>
          {t.rich(isSignedIn ? 'joinSignedIn' : 'joinText', {
            imprint: (chunks) => (
              <ShopLink href="/impressum" className="underline underline-offset-4 hover:text-accent">
                {chunks}
              </ShopLink>
            ),
          })}
        </p>
        {!isSignedIn && (
          <ButtonLink href="/anmelden?zurueck=/partner" tone="secondary">
            {t('signIn')}
          </ButtonLink>
        )}
      </section>
    </>
  )
}

function Rules() {
  const t = useTranslations('affiliate.partner')
  const example = {
    rate: formatRate(EXAMPLE.rate),
    price: formatCents(EXAMPLE.price),
    commission: formatCents(commissionOf(EXAMPLE.price, EXAMPLE.rate)),
  }
  return (
    <section aria-labelledby="rules" className="grid max-w-5xl gap-4">
      <h2 id="rules" className="text-xl">
        {t('rulesTitle')}
      </h2>
      <dl className="border-t border-outline">
        <Rule term={t('rate')}>{t('rateText', example)}</Rule>
        {rules.map((rule) => (
          <Rule key={rule} term={t(`rules.${rule}.term`)}>
            {t(`rules.${rule}.text`)}
          </Rule>
        ))}
      </dl>
    </section>
  )
}

function Rule({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-width">{children}</dd>
    </div>
  )
}
