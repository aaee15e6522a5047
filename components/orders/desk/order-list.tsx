import { getTranslations, getFormatter } from 'next-intl/server'
import { DeskTable } from '@/components/desk/desk-list'
import { SearchForm } from '@/components/ui/fields/search-form'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Listing } from '@/lib/core/listing'
import type { OrderCounts } from '@/lib/orders/count-data'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { canAct } from './money-actions'
import { orderColumns } from './order-columns'
import {
  isFiltered,
  ordersPage,
  ordersQuery,
  type OrderQuery,
  orderTabs,
  methodWords,
  OLDEST_FIRST,
  stateWords,
} from './order-query'
import { Button, ButtonLink } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/fields/field'

interface OrderListProps {
  orders: Listing<DeskOrder>
  query: OrderQuery
  counts: OrderCounts | null
  isAdmin: boolean
}

export async function OrderList({ orders, query, counts, isAdmin }: OrderListProps) {
  const t = await getTranslations('admin')
  const linkTo = (ordersFrom?: string) => ordersQuery.address({ ...query, ordersFrom })
  const hasActions = isAdmin && orders.entries.some(canAct)
  return (
    <DeskTable
      id="orders"
      title={t('orders')}
      isTitleHidden
      part={orders}
      none={noneOf(t, query, orders.next !== null)}
      pages={{
        label: t('orderPages'),
        first: t(query.isOldestFirst ? 'orderDesk.firstOldest' : 'firstOrders'),
        next: t(query.isOldestFirst ? 'orderDesk.nextNewer' : 'nextOrders'),
        isFirst: query.ordersFrom === undefined,
        linkTo,
      }}
      columns={orderColumns(t, { hasActions, isAdmin })}
      rowKey={({ orderId }) => orderId}
    >
      <SearchForm
        id="order-search"
        page={ordersPage}
        list="orders"
        search={query.search}
        label={t('orderDesk.search')}
        hint={t('orderDesk.searchHint')}
      />
      <OrderFilterForm query={query} isAdmin={isAdmin} />
      <div className="flex flex-wrap items-end gap-x-10 gap-y-2">
        <div className="grow">
          <OrderTabs query={query} counts={counts} />
        </div>
        <Sequence query={query} />
      </div>
    </DeskTable>
  )
}

/** @param hasMore some orders have not been searched yet */
function noneOf(
  t: Awaited<ReturnType<typeof getTranslations<'admin'>>>,
  query: OrderQuery,
  hasMore: boolean,
) {
  if (query.search !== '')
    return { title: t('orderDesk.noHits'), text: t('orderDesk.noHitsText', { text: query.search }) }
  if (!isFiltered(query)) return { title: t('noOrders'), text: t('noOrdersText') }
  const text = t(hasMore ? 'orderDesk.filter.noneYet' : 'orderDesk.filter.none')
  return { title: t('orderDesk.noHits'), text }
}

/** Oldest first finds the buyers who have waited longest. */
async function Sequence({ query }: { query: OrderQuery }) {
  const t = await getTranslations('admin.orderDesk')
  const tabs = [false, true].map((isOldestFirst) => ({
    href: ordersQuery.address({ ...query, isOldestFirst, ordersFrom: undefined }),
    text: t(isOldestFirst ? 'oldestFirst' : 'newestFirst'),
    isCurrent: isOldestFirst === query.isOldestFirst,
  }))
  return <LinkTabs label={t('sequence')} tabs={tabs} />
}

interface OrderTabsProps {
  query: OrderQuery
  /** Null if unreadable. */
  counts: OrderCounts | null
}

/** Without counts if a filter leaves some out. Each starts at its newest order. */
async function OrderTabs({ query, counts }: OrderTabsProps) {
  const t = await getTranslations('admin')
  const stateOf = await getTranslations('orders.states')
  const format = await getFormatter()
  const nameOf = (status: OrderQuery['status']) => {
    if (status === null) return t('allOrders')
    return status === 'disputed' ? t('disputedOrders') : stateOf(status)
  }
  const tabs = orderTabs.map((status) => ({
    href: ordersQuery.address({ ...query, status, search: '', isOldestFirst: false, ordersFrom: undefined }),
    text: nameOf(status),
    count: counts && !isFiltered(query) ? format.number(countOf(status, counts)) : undefined,
    isCurrent: query.search === '' && status === query.status,
  }))
  return <LinkTabs label={t('tabsLabel')} tabs={tabs} />
}

function countOf(status: OrderQuery['status'], counts: OrderCounts): number {
  if (status !== null) return counts[status]
  // A disputed one is in a state as well.
  return Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.disputed
}

/** By the page's address, to work without scripts. Folded unless it narrows: phones then show the first order. */
async function OrderFilterForm({ query, isAdmin }: { query: OrderQuery; isAdmin: boolean }) {
  const t = await getTranslations('admin.orderDesk.filter')
  const methodOf = await getTranslations('checkout.methods')
  const { status, isOldestFirst, day, preset, partner, method } = query
  return (
    <details open={isFiltered(query)}>
      <summary className="disclosure min-h-11 text-sm">{t('label')}</summary>
      <form
        key={ordersQuery.address({ ...query, ordersFrom: undefined })}
        role="search"
        aria-label={t('label')}
        action={ordersPage}
        className="grid items-start gap-3 pt-2 sm:grid-cols-2 xl:grid-cols-4"
      >
        {status !== null && <input type="hidden" name="stand" value={stateWords[status]} />}
        {isOldestFirst && <input type="hidden" name="folge" value={OLDEST_FIRST} />}
        <TextField id="filter-day" name="tag" type="date" defaultValue={day} label={t('day')} />
        <TextField
          id="filter-preset"
          name="preset"
          defaultValue={preset}
          maxLength={100}
          autoComplete="off"
          label={t('preset')}
          hint={t('presetHint')}
        />
        {isAdmin && (
          <TextField
            id="filter-partner"
            name="partner"
            defaultValue={partner}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            label={t('partner')}
            hint={t('partnerHint')}
          />
        )}
        <SelectField
          id="filter-method"
          name="zahlung"
          defaultValue={method && methodWords[method]}
          label={t('method')}
        >
          <option value="">{t('anyMethod')}</option>
          <option value={methodWords.stripe}>{methodOf('stripe.label')}</option>
          <option value={methodWords.vorkasse}>{methodOf('vorkasse.label')}</option>
        </SelectField>
        <div className="flex flex-wrap gap-2 sm:col-span-full">
          <Button type="submit" tone="secondary">
            {t('submit')}
          </Button>
          {isFiltered(query) && (
            <ButtonLink href={ordersQuery.address({ status, isOldestFirst })} tone="quiet">
              {t('clear')}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  )
}
