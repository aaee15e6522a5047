import { getFormatter, getTranslations } from 'next-intl/server'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import type { PartnerDesk } from '@/lib/affiliate/figures/partner-desk'
import type { Affiliate, PayoutState } from '@/lib/affiliate/schema'
import { figuresVersion } from '@/lib/affiliate/figures/partner-figures'
import { areas, partnerAddress, type Area } from '../tools/partner-address'
import { PartnerCodes } from '../tools/partner-codes'
import { PartnerTools } from '../tools/partner-tools'
import { dueText } from './due-text'
import { NewTerms } from './new-terms'
import { PartnerAccount } from './partner-account'
import { PartnerBalance, PartnerLedger } from './partner-balance'
import { PartnerDownloads } from './partner-downloads'
import { PartnerFigures } from './partner-figures'
import { PartnerSales } from './partner-sales'
import { PartnerSources } from './partner-sources'
import { PaymentBlock, PaymentState } from './payment-state'

interface DashboardProps {
  area: Area
  partner: Affiliate
  desk: PartnerDesk
  /** The base of the partner's links. */
  origin: string
  /** The least amount that is paid out, as agreed, in cents. */
  threshold: number
  /** Whether what is released is paid out. */
  payoutState: PayoutState | null
}

/** One section of a partner's area, below what keeps the partner from being paid. */
export async function Dashboard(props: DashboardProps) {
  const { area, partner } = props
  const t = await getTranslations('affiliate.partner')
  return (
    <>
      <RefreshOnChange event="partner" version={figuresVersion(partner)} />
      <div className="grid min-w-0 gap-6 empty:hidden">
        {area !== 'auszahlung' && <PaymentBlock partner={partner} />}
        <NotActive partner={partner} />
        <LinkTabs
          label={t('areasLabel')}
          tabs={areas.map((each) => ({
            href: partnerAddress({ bereich: each }),
            text: t(`areas.${each}`),
            isCurrent: each === area,
          }))}
        />
      </div>
      <AreaContent {...props} />
    </>
  )
}

async function NotActive({ partner }: { partner: Affiliate }) {
  const t = await getTranslations('affiliate')
  if (partner.active) return null
  if (partner.endedAt === undefined) return <Notice tone="warning">{t('partner.inactive')}</Notice>
  const format = await getFormatter()
  const day = format.dateTime(partner.endedAt, { dateStyle: 'long' })
  return (
    <Notice tone="warning">
      {t('leave.left', { day })} {await dueText(partner)}
    </Notice>
  )
}

function AreaContent({ area, partner, desk, origin, threshold, payoutState }: DashboardProps) {
  const { period } = desk
  switch (area) {
    case 'uebersicht':
      return (
        <>
          <PaymentState partner={partner} state={payoutState} threshold={threshold} />
          {partner.endedAt === undefined && <NewTerms partner={partner} />}
          <PartnerCodes partner={partner} origin={origin} />
        </>
      )
    case 'zahlen':
      return (
        <>
          <PartnerFigures partner={partner} period={period} figures={desk.figures} />
          <PartnerSources sources={desk.sources} />
          <PartnerDownloads period={period} />
        </>
      )
    case 'verkaeufe':
      return <PartnerSales {...desk.sales} />
    case 'guthaben':
      return (
        <>
          <PartnerBalance partner={partner} threshold={threshold} />
          <PartnerLedger {...desk.ledger} />
        </>
      )
    case 'werkzeuge':
      return <PartnerTools partner={partner} origin={origin} />
    case 'auszahlung':
      return <PartnerAccount partner={partner} />
  }
}
