import { getTranslations } from 'next-intl/server'
import { bannerTexts } from '../banner/banner-texts'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import { Notice } from '@/components/ui/notice'
import { referralLink } from '@/lib/affiliate/affiliate-code'
import type { PartnerDesk } from '@/lib/affiliate/figures/partner-desk'
import type { Affiliate } from '@/lib/affiliate/schema'
import { figuresVersion } from '@/lib/affiliate/figures/partner-figures'
import { PartnerBalance } from './partner-balance'
import { PartnerDownloads } from './partner-downloads'
import { PartnerFigures } from './partner-figures'
import { PartnerLink } from '../tools/partner-link'
import { PartnerSales } from './partner-sales'
import { PartnerSources } from './partner-sources'
import { PartnerTools } from '../tools/partner-tools'

interface DashboardProps {
  partner: Affiliate
  desk: PartnerDesk
  /** The base of the partner's links. */
  origin: string
  /** The least amount that is paid out, in cents. */
  threshold: number
}

/** A partner's link, what it brings in, from where, and the balance. */
export async function Dashboard({ partner, desk, origin, threshold }: DashboardProps) {
  const t = await getTranslations('affiliate.partner')
  const code = partner.customCode ?? partner.uid
  const { period } = desk
  return (
    <>
      <RefreshOnChange event="partner" version={figuresVersion(partner)} />
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
      <PartnerFigures partner={partner} period={period} figures={desk.figures} />
      <PartnerSources sources={desk.sources} />
      <PartnerSales period={period} {...desk.sales} />
      <PartnerBalance partner={partner} period={period} threshold={threshold} {...desk.ledger} />
      <PartnerDownloads period={period} />
      <PartnerTools partner={partner} origin={origin} />
    </>
  )
}
