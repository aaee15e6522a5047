import { getFormatter, getTranslations } from 'next-intl/server'
import { DeskTable } from '@/components/desk/desk-list'
import { providerPayoutAddress } from '@/components/desk/desk-pages'
import type { StateQuery } from '@/components/desk/list-query'
import { numberColumn } from '@/components/ui/data-table'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge, type Status } from '@/components/ui/status-badge'
import { dayStart } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { formatMoney } from '@/lib/core/money'
import type { ProviderPayout } from '@/lib/payment/payouts/schema'
import { providerPayoutStates, type PayoutChoice } from './provider-payout-query'

interface ProviderPayoutListProps {
  payouts: Listing<ProviderPayout>
  query: StateQuery<PayoutChoice>
}

export async function ProviderPayoutList({ payouts, query: { status, before } }: ProviderPayoutListProps) {
  const t = await getTranslations('admin.providerPayouts')
  const tabs = providerPayoutStates.tabs.map((tab) => ({
    href: providerPayoutStates.address({ status: tab }),
    text: t(`choices.${tab}`),
    isCurrent: tab === status,
  }))
  return (
    <DeskTable
      id="provider-payouts"
      title={t('title')}
      part={payouts}
      none={{ title: t(`none.${status}`), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: before === undefined,
        linkTo: (next) => providerPayoutStates.address({ status, before: next }),
      }}
      columns={await columns()}
      rowKey={({ id }) => id}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
    </DeskTable>
  )
}

async function columns() {
  const t = await getTranslations('admin.providerPayouts')
  const format = await getFormatter()
  return [
    {
      key: 'day',
      header: t('columns.day'),
      cell: ({ id, arrivesOn, amount, currency }: ProviderPayout) => {
        const day = format.dateTime(dayStart(arrivesOn), { dateStyle: 'medium' })
        return (
          <ShopLink
            href={providerPayoutAddress(id)}
            aria-label={t('open', { day, amount: formatMoney(amount, currency) })}
            className="touch-link number text-link"
          >
            {day}
          </ShopLink>
        )
      },
    },
    numberColumn('lines', t('columns.lines'), ({ lines }: ProviderPayout) => format.number(lines)),
    numberColumn('fees', t('columns.fees'), ({ fees, currency }: ProviderPayout) =>
      formatMoney(fees, currency),
    ),
    numberColumn('amount', t('columns.amount'), ({ amount, currency }: ProviderPayout) =>
      formatMoney(amount, currency),
    ),
    {
      key: 'state',
      header: t('columns.state'),
      cell: (payout: ProviderPayout) => <PayoutState payout={payout} />,
    },
  ]
}

const badges: Record<ProviderPayout['state'], Status> = {
  right: 'success',
  wrong: 'warning',
  checked: 'inactive',
}

export async function PayoutState({ payout: { state, returnedOn } }: { payout: ProviderPayout }) {
  const t = await getTranslations('admin.providerPayouts')
  return (
    <span className="inline-flex flex-wrap gap-x-4 gap-y-1">
      <StatusBadge status={badges[state]} label={t(`states.${state}`)} />
      {returnedOn !== undefined && <StatusBadge status="warning" label={t('returned')} />}
    </span>
  )
}
