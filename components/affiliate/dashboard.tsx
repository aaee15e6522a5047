import { getTranslations } from 'next-intl/server'
import { bannerTexts } from '@/components/affiliate/banner-texts'
import { Notice } from '@/components/ui/notice'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import type { Affiliate, PartnerSale } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { PartnerFigures } from './partner-figures'
import { PartnerLink } from './partner-link'
import { PartnerSales } from './partner-sales'
import { PartnerTools } from './partner-tools'

interface DashboardProps {
  partner: Affiliate
  /** Newest first. */
  sales: Listing<PartnerSale>
  /** Whether these sales are the newest. */
  isFirstPart: boolean
  /** The shop's address, which the link leads to. */
  origin: string
}

/** What a partner has: the own link, what it brought so far, and the last sales. */
export async function Dashboard({ partner, sales, isFirstPart, origin }: DashboardProps) {
  const t = await getTranslations('affiliate.partner')
  const code = partner.customCode ?? partner.uid
  return (
    <>
      {!partner.active && <Notice tone="warning">{t('inactive')}</Notice>}
      <section aria-labelledby="link" className="grid max-w-3xl gap-4">
        <h2 id="link" className="text-xl">
          {t('linkTitle')}
        </h2>
        <PartnerLink
          code={code}
          link={referralLink(origin, code)}
          label={t('linkLabel')}
          texts={await bannerTexts()}
        />
      </section>
      <PartnerFigures partner={partner} />
      <PartnerTools partner={partner} origin={origin} />
      <PartnerSales sales={sales} isFirstPart={isFirstPart} />
    </>
  )
}
