import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { payeeProblem } from '@/lib/affiliate/balance/payee'
import type { Affiliate, PayoutState } from '@/lib/affiliate/schema'
import { formatCents } from '@/lib/core/money'
import { partnerAddress } from '../tools/partner-address'

/** Tells a partner why no payment is due yet and how to get one; empty otherwise. */
export async function PaymentBlock({ partner }: { partner: Affiliate }) {
  const problem = payeeProblem(partner.payout)
  if (problem === null) return null
  const t = await getTranslations('affiliate.account')
  return (
    <Notice tone="warning">
      <p className="text-width text-base">{partner.payout ? t(`problems.${problem}`) : t('none')}</p>
      <ButtonLink href={partnerAddress({ bereich: 'auszahlung' })} className="justify-self-start">
        {t(partner.payout ? 'change' : 'enter')}
      </ButtonLink>
    </Notice>
  )
}

interface PaymentStateProps {
  partner: Affiliate
  /** Null while nothing is released. */
  state: PayoutState | null
  /** The least amount that is paid out, in cents. */
  threshold: number
}

/** How far it is to the next payout. */
export async function PaymentState({ partner, state, threshold }: PaymentStateProps) {
  const t = await getTranslations('affiliate.partner.payment')
  const { balance, released } = partner
  const missing = Math.max(0, threshold - released)
  const isPaidWhole = state !== 'below-threshold' && released > 0
  const headline = isPaidWhole
    ? t(state === 'no-data' ? 'waiting' : 'next', { amount: formatCents(released) })
    : t('missing', { amount: formatCents(missing) })
  return (
    <section aria-labelledby="payment" className="grid max-w-3xl gap-3">
      <h2 id="payment" className="text-xl">
        {t('title')}
      </h2>
      <p className="number text-lg font-semibold">{headline}</p>
      {!isPaidWhole && (
        <progress
          aria-label={t('progress')}
          max={Math.max(threshold, 1)}
          value={Math.max(0, released)}
          className="progress-bar"
        />
      )}
      <p className="text-sm text-muted">
        {t('parts', {
          released: formatCents(released),
          threshold: formatCents(threshold),
          open: formatCents(balance - released),
        })}
      </p>
      {released < 0 && <Notice tone="warning">{t('negative')}</Notice>}
    </section>
  )
}
