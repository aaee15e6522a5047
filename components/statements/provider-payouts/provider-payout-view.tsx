import { getFormatter, getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskTable } from '@/components/desk/desk-list'
import { providerPayoutAddress } from '@/components/desk/desk-pages'
import { Fact, FactList } from '@/components/desk/facts'
import { orderAddress } from '@/components/orders/desk/order-query'
import { DataTable, numberColumn } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import { dayStart } from '@/lib/core/clock'
import type { Listing } from '@/lib/core/listing'
import { formatMoney } from '@/lib/core/money'
import type { PayoutLine, ProviderPayout } from '@/lib/payment/payouts/schema'
import { PayoutState } from './provider-payout-list'

interface ProviderPayoutViewProps {
  payout: ProviderPayout
  lines: Listing<PayoutLine>
  before: string | undefined
  isAdmin: boolean
}

export async function ProviderPayoutView({ payout, lines, before, isAdmin }: ProviderPayoutViewProps) {
  const t = await getTranslations('admin.providerPayouts')
  const columns = await lineColumns(payout.currency)
  const linkTo = (next?: string) => {
    const query = next === undefined ? '' : `?vor=${encodeURIComponent(next)}`
    return `${providerPayoutAddress(payout.id)}${query}#lines`
  }
  return (
    <>
      <Facts payout={payout} />
      <Differences payout={payout} columns={columns} isAdmin={isAdmin} />
      <DeskTable
        id="lines"
        title={t('lines.title')}
        part={lines}
        none={{ title: t('lines.none'), text: t('lines.noneText') }}
        pages={{
          label: t('lines.pages'),
          first: t('lines.first'),
          next: t('lines.next'),
          isFirst: before === undefined,
          linkTo,
        }}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  )
}

async function Facts({ payout }: { payout: ProviderPayout }) {
  const t = await getTranslations('admin.providerPayouts')
  const format = await getFormatter()
  const { amount, currency, fees, net, providerId, arrivesOn, returnedOn, hasArrived, note, checkedAt } =
    payout
  const sumOf = (cents: number) => <span className="number">{formatMoney(cents, currency)}</span>
  const day = (given: string) => format.dateTime(dayStart(given), { dateStyle: 'long' })
  return (
    <FactList>
      <Fact term={t('columns.state')}>
        <PayoutState payout={payout} />
      </Fact>
      <Fact term={t('columns.amount')}>{sumOf(amount)}</Fact>
      <Fact term={t('facts.net')}>{sumOf(net)}</Fact>
      <Fact term={t('columns.fees')}>{sumOf(fees)}</Fact>
      <Fact term={t('facts.arrives')}>{hasArrived ? day(arrivesOn) : t('facts.never')}</Fact>
      {returnedOn !== undefined && <Fact term={t('facts.returned')}>{day(returnedOn)}</Fact>}
      <Fact term={t('facts.id')}>{providerId}</Fact>
      {checkedAt !== undefined && (
        <Fact term={t('facts.note', { day: format.dateTime(checkedAt, { dateStyle: 'short' }) })}>
          {note}
        </Fact>
      )}
    </FactList>
  )
}

type Columns = Awaited<ReturnType<typeof lineColumns>>

async function Differences({
  payout,
  columns,
  isAdmin,
}: {
  payout: ProviderPayout
  columns: Columns
  isAdmin: boolean
}) {
  const { id, state, amount, net, currency, problems, unfit = {} } = payout
  if (state === 'right') return null
  const t = await getTranslations('admin.providerPayouts.differences')
  const difference = formatMoney(amount - net, currency)
  const rows = Object.values(unfit)
  return (
    <section aria-labelledby="differences" className="grid min-w-0 gap-4">
      <h2 id="differences" className="text-xl">
        {t('title')}
      </h2>
      {currency !== 'EUR' && <p className="text-width">{t('currency', { currency })}</p>}
      {amount !== net && <p className="text-width">{t('sum', { difference })}</p>}
      {problems > 0 && <p className="text-width">{t('count', { count: problems, shown: rows.length })}</p>}
      {rows.length > 0 && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={(line) => line.id}
        />
      )}
      {state === 'wrong' && (
        <>
          <p className="text-width text-sm text-muted">{t('text')}</p>
          {isAdmin && (
            <ConfirmedAction
              words="admin.providerPayouts.check"
              address={`/api/admin/provider-payouts/${id}`}
              field={{ name: 'note', label: t('note') }}
            />
          )}
        </>
      )}
    </section>
  )
}

async function lineColumns(currency: string) {
  const t = await getTranslations('admin.providerPayouts.lines')
  const format = await getFormatter()
  const sumOf = (cents: number) => formatMoney(cents, currency)
  return [
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }: PayoutLine) => t(`kinds.${kind}`) },
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }: PayoutLine) => (
        <span className="number whitespace-nowrap">{format.dateTime(at, { dateStyle: 'short' })}</span>
      ),
    },
    {
      key: 'about',
      header: t('columns.about'),
      cell: ({ id, about = id, orderId }: PayoutLine) =>
        orderId === undefined ? (
          <span className="wrap-anywhere">{about}</span>
        ) : (
          <ShopLink href={orderAddress(orderId)} className="touch-link wrap-anywhere text-link">
            {about}
          </ShopLink>
        ),
    },
    numberColumn('amount', t('columns.amount'), ({ amount }: PayoutLine) => sumOf(amount)),
    numberColumn('fee', t('columns.fee'), ({ fee }: PayoutLine) => sumOf(fee)),
    {
      key: 'problem',
      header: t('columns.problem'),
      cell: ({ problem, expected = 0 }: PayoutLine) =>
        problem === undefined ? t('fits') : t(`problems.${problem}`, { expected: sumOf(expected) }),
    },
  ]
}
