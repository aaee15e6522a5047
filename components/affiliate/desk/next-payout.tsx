import { numberColumn } from '@/components/ui/data-table'
import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import { payeeProblem } from '@/lib/affiliate/balance/payee'
import type { PayoutPreview } from '@/lib/affiliate/payouts/preview-payout'
import type { Affiliate } from '@/lib/affiliate/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskTable } from '@/components/desk/desk-list'
import { payoutsQuery, payoutTabs, type PayoutQuery } from './payout-query'

interface NextPayoutProps {
  preview: PayoutPreview | null
  partners: Listing<Affiliate>
  query: PayoutQuery
  /** Created here, so that two presses start one run. */
  run: string
  /** In cents. */
  threshold: number
}

export async function NextPayout({ preview, partners, query, run, threshold }: NextPayoutProps) {
  const t = await getTranslations('admin.payouts.preview')
  const limit = { threshold: formatCents(threshold) }
  const { state, partnersBefore } = query
  const linkTo = (before?: string) => payoutsQuery.address({ ...query, partnersBefore: before }, 'next')
  const tabs = payoutTabs.map((tab) => ({
    href: payoutsQuery.address({ ...query, state: tab, partnersBefore: undefined }, 'next'),
    text: t(`tabs.${tab}`),
    isCurrent: tab === state,
  }))
  return (
    <DeskTable
      id="next"
      title={t('title')}
      part={partners}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: partnersBefore === undefined,
        linkTo,
      }}
      caption={t(`tabs.${state}`)}
      columns={await columns()}
      rowKey={({ uid }) => uid}
    >
      {preview ? <Sum preview={preview} /> : <p>{t('running')}</p>}
      <p className="text-width text-sm text-muted">{t('text', limit)}</p>
      {preview && preview.count > 0 && <StartPayout run={run} preview={preview} />}
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <p className="text-width text-sm text-muted">{t(`texts.${state}`, limit)}</p>
    </DeskTable>
  )
}

async function Sum({ preview }: { preview: PayoutPreview }) {
  const t = await getTranslations('admin.payouts.preview')
  return <p className="text-lg number">{t(preview.isMore ? 'sumMany' : 'sum', sumsOf(preview))}</p>
}

const sumsOf = ({ count, amount }: PayoutPreview) => ({ count, amount: formatCents(amount) })

function StartPayout({ run, preview }: { run: string; preview: PayoutPreview }) {
  return (
    <ConfirmedAction
      address="/api/admin/payouts"
      body={{ run }}
      tone="primary"
      words={preview.isMore ? 'admin.payouts.startMany' : 'admin.payouts.start'}
      values={sumsOf(preview)}
    />
  )
}

async function columns() {
  const t = await getTranslations('admin.payouts.preview')
  const left = ({ active, endedAt }: Affiliate) => {
    if (endedAt !== undefined) return t('ended')
    return active ? null : t('inactive')
  }
  return [
    {
      key: 'partner',
      header: t('columns.partner'),
      cell: (partner: Affiliate) => (
        <>
          <bdi className="block wrap-anywhere">{partner.customCode ?? partner.uid}</bdi>
          <span className="block text-sm font-normal text-muted">{left(partner)}</span>
        </>
      ),
    },
    {
      key: 'holder',
      header: t('columns.holder'),
      cell: ({ payout }: Affiliate) => {
        const problem = payeeProblem(payout)
        return (
          <>
            <bdi className="block wrap-anywhere">{payout?.holder ?? t('unknown')}</bdi>
            {problem && <span className="block text-sm text-muted">{t(`problems.${problem}`)}</span>}
          </>
        )
      },
    },
    numberColumn('released', t('columns.released'), ({ released }: Affiliate) => (
      <span className="number">{formatCents(released)}</span>
    )),
  ]
}
