import { getFormatter, getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable, numberColumn } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { StatusBadge } from '@/components/ui/status-badge'
import type { Campaign } from '@/lib/affiliate/campaigns/schema'
import { now } from '@/lib/core/clock'
import { formatCents, formatRate } from '@/lib/core/money'

export async function CampaignTable({ campaigns, broken }: { campaigns: Campaign[]; broken: string[] }) {
  const t = await getTranslations('admin.campaigns')
  return (
    <section aria-labelledby="campaigns" className="grid min-w-0 gap-4">
      <h2 id="campaigns" className="sr-only">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <BrokenRecords keys={broken.map((key) => `campaigns/${key}`)} />
      {campaigns.length > 0 && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await campaignColumns()}
          rows={campaigns}
          rowKey={({ code }) => code}
        />
      )}
      {campaigns.length + broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
    </section>
  )
}

async function campaignColumns() {
  const t = await getTranslations('admin.campaigns')
  const format = await getFormatter()
  const day = (at: number) => format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })
  return [
    {
      key: 'code',
      header: t('columns.code'),
      cell: ({ code, presetIds }: Campaign) => (
        <>
          <span className="font-semibold wrap-anywhere">{code}</span>
          <span className="block font-normal text-muted">
            {presetIds ? t('presetCount', { count: presetIds.length }) : t('allPresets')}
          </span>
        </>
      ),
    },
    numberColumn('value', t('columns.value'), ({ percent, fixed }: Campaign) =>
      fixed === undefined ? formatRate(percent ?? 0) : formatCents(fixed),
    ),
    {
      key: 'span',
      header: t('columns.span'),
      cell: ({ from, to }: Campaign) => t('span', { from: day(from), to: day(to) }),
    },
    numberColumn('uses', t('columns.uses'), ({ uses, maxUses }: Campaign) =>
      maxUses === undefined ? uses : t('usesOf', { uses, most: maxUses }),
    ),
    {
      key: 'partner',
      header: t('columns.partner'),
      cell: ({ affiliateUid }: Campaign) => (
        <span className="wrap-anywhere">{affiliateUid ?? t('noPartner')}</span>
      ),
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: (campaign: Campaign) => <CampaignState campaign={campaign} />,
    },
  ] as const
}

async function CampaignState({ campaign: { code, from, to, uses, maxUses } }: { campaign: Campaign }) {
  const t = await getTranslations('admin.campaigns')
  const at = now()
  if (at >= to) return <StatusBadge status="inactive" label={t('states.over')} />
  const isSpent = maxUses !== undefined && uses >= maxUses
  return (
    <span className="flex flex-wrap items-center gap-2">
      {at < from && <StatusBadge status="pending" label={t('states.coming')} />}
      {at >= from && !isSpent && <StatusBadge status="active" label={t('states.running')} />}
      {at >= from && isSpent && <StatusBadge status="inactive" label={t('states.spent')} />}
      <ConfirmedAction
        address={`/api/admin/campaigns/${code}/end`}
        destructive
        words="admin.campaigns.end"
        values={{ code }}
      />
    </span>
  )
}
