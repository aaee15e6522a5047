import { useTranslations } from 'next-intl'
import type { DiscountTexts } from '@/components/cart/discount-texts'
import type { PublicPartner } from '@/lib/affiliate/partners/public-partner'
import { formatRate } from '@/lib/core/money'
import { PartnerOffer } from './partner-offer'

interface PartnerIntroProps {
  partner: PublicPartner
  discountTexts: DiscountTexts
}

/** Who recommends the shop, the discount of the code, and that it is advertising. It is true of every visitor. */
export function PartnerIntro({ partner: { name, code, percent }, discountTexts }: PartnerIntroProps) {
  const t = useTranslations('affiliate.page')
  const texts = {
    redeem: t('redeem', { code }),
    other: String(t.raw('other')),
    redeemed: t('redeemed', { code }),
    discount: discountTexts,
  }
  return (
    <header className="page-width grid gap-3 py-10 sm:py-14">
      <p className="text-sm font-semibold text-muted">{t('label')}</p>
      <h1 className="text-2xl wrap-anywhere">{t('title', { name })}</h1>
      <p className="text-width text-lg text-muted">{t('lead')}</p>
      <div className="text-width grid gap-2 border-y border-line py-3">
        {percent > 0 && (
          <p>
            <strong className="text-lg">{t('discount', { rate: formatRate(percent) })}</strong>{' '}
            <span className="number font-semibold tracking-wider wrap-anywhere slashed-zero">{code}</span>
            <span className="block text-sm text-muted">{t('before')}</span>
          </p>
        )}
        <PartnerOffer code={code} texts={texts} />
      </div>
      <p className="text-width text-sm text-muted">{t('commission', { name })}</p>
    </header>
  )
}
