import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { Notice } from '@/components/ui/notice'
import { termsOffered } from '@/lib/affiliate/agreed-terms'
import { payeeProblem } from '@/lib/affiliate/balance/payee'
import type { Affiliate, PayoutState } from '@/lib/affiliate/schema'
import { MOST_HELD, type HeldSales } from '@/lib/affiliate/sales/list-sales'
import { formatCents } from '@/lib/core/money'
import { partnerAddress } from '../tools/partner-address'

/** Empty unless something keeps a payment from being due. */
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
  /** In cents. */
  threshold: number
}

export async function PaymentState({ partner, state, threshold }: PaymentStateProps) {
  const t = await getTranslations('affiliate.partner.payment')
  const { balance, released } = partner
  const missing = missingOf({ partner, state, threshold })
  const isPaidWhole = isWhole({ partner, state })
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

/** The next payout includes the whole released balance. */
const isWhole = ({ partner: { released }, state }: Pick<PaymentStateProps, 'partner' | 'state'>) =>
  state !== 'below-threshold' && released > 0

/** In cents. */
function missingOf({ partner, state, threshold }: PaymentStateProps): number {
  return isWhole({ partner, state }) ? 0 : Math.max(0, threshold - partner.released)
}

interface PaymentBlocksProps extends PaymentStateProps {
  held: HeldSales
}

/** Most urgent first. */
export async function PaymentBlocks({ held, ...payment }: PaymentBlocksProps) {
  const { partner, threshold } = payment
  const t = await getTranslations('affiliate.partner.payment.blocks')
  const problem = payeeProblem(partner.payout)
  const missing = missingOf(payment)
  const isOver = partner.endedAt !== undefined || !partner.active
  const inReview =
    held.count > MOST_HELD
      ? t('manyHeld', { count: MOST_HELD })
      : t('held', { count: held.count, amount: formatCents(held.amount) })
  const blocks: { text: string; href?: string; link?: string }[] = [
    ...(problem === null
      ? []
      : [{ text: t(problem), href: partnerAddress({ bereich: 'auszahlung' }), link: t('enter') }]),
    ...(missing > 0 && !isOver
      ? [{ text: t('threshold', { threshold: formatCents(threshold), missing: formatCents(missing) }) }]
      : []),
    ...(held.count > 0
      ? [{ text: inReview, href: partnerAddress({ bereich: 'verkaeufe' }), link: t('toSales') }]
      : []),
    ...(partner.endedAt === undefined && termsOffered(partner)
      ? [{ text: t('terms'), href: '/partner/bedingungen?fassung=neu', link: t('toTerms') }]
      : []),
  ]
  if (blocks.length === 0) return null
  return (
    <Notice tone={problem === null ? 'info' : 'warning'}>
      <p className="font-semibold">{t('title')}</p>
      <ul className="grid list-disc gap-1.5 pl-6">
        {blocks.map(({ text, href, link }) => (
          <li key={text}>
            {text}{' '}
            {href !== undefined && (
              <ShopLink href={href} className="text-accent text-link">
                {link}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
