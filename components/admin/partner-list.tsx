import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { Pager } from '@/components/ui/pager'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/status-labels'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { adminAddress, type AdminQuery } from './admin-query'

const percent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })

/** A part of the partners with their counters. */
export async function PartnerList({ partners, query }: { partners: Listing<Affiliate>; query: AdminQuery }) {
  const t = await getTranslations('admin')
  const labels = await statusLabels()
  const linkTo = (partnersBefore?: string) => adminAddress({ ...query, partnersBefore }, 'partners')
  return (
    <section aria-labelledby="partners" className="grid min-w-0 gap-4">
      <h2 id="partners" className="text-xl">
        {t('partners')}
      </h2>
      {partners.entries.length + partners.broken.length === 0 && (
        <p className="text-muted">{t('noPartners')}</p>
      )}
      <BrokenRecords keys={partners.broken} />
      <ul className="grid gap-3 md:grid-cols-2">
        {partners.entries.map((partner) => (
          <Partner key={partner.uid} partner={partner} labels={labels} />
        ))}
      </ul>
      <Pager
        label={t('partnerPages')}
        first={query.partnersBefore === undefined ? undefined : { href: linkTo(), text: t('firstPartners') }}
        next={partners.next === null ? undefined : { href: linkTo(partners.next), text: t('nextPartners') }}
      />
    </section>
  )
}

function Partner({ partner, labels }: { partner: Affiliate; labels: Record<Status, string> }) {
  const t = useTranslations('admin')
  const status = partner.active ? 'active' : 'inactive'
  const counters = [
    [t('rate'), percent.format(partner.commissionRate / 100)],
    [t('clicks'), partner.totalClicks],
    [t('uniqueClicks'), partner.uniqueClicks],
    [t('sales'), partner.totalSales],
    [t('earnings'), formatCents(partner.totalEarnings)],
  ] as const
  return (
    <li className="grid gap-3 card p-4 sm:px-5">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <strong className="number wrap-anywhere">{partner.customCode ?? partner.uid}</strong>
        <StatusBadge status={status} label={labels[status]} />
      </p>
      {partner.email !== undefined && (
        <p className="text-sm break-all text-muted">
          <bdi>{partner.email}</bdi>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-3">
        {counters.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
