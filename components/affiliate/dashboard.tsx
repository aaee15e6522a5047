import { getTranslations } from 'next-intl/server'
import { bannerTexts } from '@/components/affiliate/banner-texts'
import { Notice } from '@/components/ui/notice'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import type { Affiliate, PartnerSale } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { PartnerLink } from './partner-link'
import { PartnerSales } from './partner-sales'

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
  const counters = [
    [t('clicks'), partner.totalClicks],
    [t('uniqueClicks'), partner.uniqueClicks],
    [t('sales'), partner.totalSales],
    [t('earnings'), formatCents(partner.totalEarnings)],
  ] as const
  return (
    <>
      {!partner.active && <Notice tone="warning">{t('inactive')}</Notice>}
      <section aria-labelledby="link" className="grid gap-4 card p-5 sm:p-6">
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
      <section aria-labelledby="counters" className="grid gap-4">
        <h2 id="counters" className="text-xl">
          {t('countersTitle')}
        </h2>
        <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {counters.map(([term, value]) => (
            <div key={term} className="card p-4">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="number text-xl">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <PartnerSales sales={sales} isFirstPart={isFirstPart} />
    </>
  )
}
