import { getFormatter, getTranslations } from 'next-intl/server'
import { StatusBadge } from '@/components/ui/status-badge'
import { statusLabels } from '@/components/ui/ui-texts'
import { termsOffered } from '@/lib/affiliate/agreed-terms'
import type { Affiliate } from '@/lib/affiliate/schema'
import { presentTerms, shownRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { PartnerLink } from './application-list'

export async function partnerColumns() {
  const t = await getTranslations('admin')
  const format = await getFormatter()
  const labels = await statusLabels()
  const figure = (key: string, header: string, of: (partner: Affiliate) => string) =>
    ({ key, header, align: 'end', cell: of }) as const
  return [
    {
      key: 'partner',
      header: t('columns.partner'),
      cell: ({ uid, customCode, name, email }: Affiliate) => (
        <>
          <PartnerLink uid={uid} name={customCode ?? uid} />
          {name !== undefined && <span className="block font-normal wrap-anywhere">{name}</span>}
          {email !== undefined && <bdi className="block font-normal wrap-anywhere text-muted">{email}</bdi>}
        </>
      ),
    },
    {
      ...{ key: 'rate', header: t('rate'), align: 'end' as const },
      cell: (partner: Affiliate) => (
        <>
          {shownRate(presentTerms(partner.commissionRate))}
          {partner.endedAt === undefined && termsOffered(partner) && (
            <span className="block text-sm text-muted">{t('partnerDesk.termsOpen')}</span>
          )}
        </>
      ),
    },
    figure('clicks', t('clicks'), ({ totalClicks }) => format.number(totalClicks)),
    figure('uniqueClicks', t('uniqueClicks'), ({ uniqueClicks }) => format.number(uniqueClicks)),
    figure('sales', t('sales'), ({ totalSales }) => format.number(totalSales)),
    figure('earnings', t('earnings'), ({ totalEarnings }) => formatCents(totalEarnings)),
    figure('balance', t('partnerDesk.columns.balance'), ({ balance }) => formatCents(balance)),
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ active }: Affiliate) => {
        const status = active ? 'active' : 'inactive'
        return <StatusBadge status={status} label={labels[status]} />
      },
    },
  ]
}
