import { useTranslations } from 'next-intl'
import type { PublicPartner } from '@/lib/affiliate/partners/public-partner'
import { formatRate } from '@/lib/affiliate/sales/commission'

/** Who recommends the shop, the discount that brings, and that it is advertising. */
export function PartnerIntro({ partner: { name, code, percent } }: { partner: PublicPartner }) {
  const t = useTranslations('affiliate.page')
  return (
    <header className="page-width grid gap-3 py-10 sm:py-14">
      <p className="text-sm font-semibold text-muted">{t('label')}</p>
      <h1 className="text-2xl wrap-anywhere">{t('title', { name })}</h1>
      <p className="text-width text-lg text-muted">{t('lead')}</p>
      {percent > 0 && (
        <p className="text-width border-y border-line py-3">
          <strong className="text-lg">{t('discount', { rate: formatRate(percent) })}</strong>{' '}
          <span className="number font-semibold tracking-wider wrap-anywhere slashed-zero">{code}</span>
          <span className="block text-sm text-muted">{t('how')}</span>
        </p>
      )}
      <p className="text-width text-sm text-muted">{t('commission', { name })}</p>
    </header>
  )
}
