import { getFormatter, getTranslations } from 'next-intl/server'
import { setupPage, figuresPage } from '@/components/desk/desk-pages'
import { RefreshWhileRunning } from '@/components/desk/refresh-while-running'
import { orderAddress, ordersPage } from '@/components/orders/desk/order-query'
import { OrderBadge } from '@/components/orders/order-badge'
import { BrokenRecords } from '@/components/ui/broken-records'
import { Notice } from '@/components/ui/notice'
import { RefreshOnChange } from '@/components/ui/refresh-on-change'
import { ShopLink } from '@/components/ui/shop-link'
import type { Waiting } from '@/lib/admin/count-waiting'
import type { ShopOverview, WeekFigure } from '@/lib/admin/shop-overview'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'
import { OPENING_STEPS } from '@/lib/operation/opening-steps'
import type { Opening } from '@/lib/operation/present-opening'
import type { DeskOrder } from '@/lib/orders/desk/desk-order'
import { SectionHead } from './section-head'
import { WaitingList } from './waiting-list'
import { Sparkline } from '@/components/ui/charts/sparkline'

const AMOUNTS: readonly WeekFigure['name'][] = ['turnover', 'refunded']
/** Days above zero from which on a line is useful. */
const LEAST_DAYS = 3

/** ms; how late changes without a live event show, such as a withdrawal. */
const OTHERS_MS = 30_000

interface OverviewProps {
  overview: ShopOverview
  latest: Listing<DeskOrder>
  waiting: Waiting
  opening: Opening
}

export function Overview({ overview, latest, waiting, opening }: OverviewProps) {
  return (
    <>
      <RefreshOnChange event="figures" version={overview.version} />
      <RefreshWhileRunning everyMs={OTHERS_MS} />
      <WaitingList waiting={waiting} awaiting={overview.awaiting} />
      <OpeningNotice opening={opening} />
      <BrokenRecords keys={[...latest.broken, ...overview.broken]} />
      <LatestOrders orders={latest.entries} />
      <WeekFigures {...overview} />
    </>
  )
}

async function LatestOrders({ orders }: { orders: readonly DeskOrder[] }) {
  const t = await getTranslations('admin.overview.latest')
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="latest" className="grid min-w-0 gap-3">
      <SectionHead id="latest" title={t('title')} link={{ href: ordersPage, text: t('all') }} />
      <ul className="border-t border-line">
        {orders.map((order) => (
          <LatestOrder key={order.orderId} {...order} />
        ))}
      </ul>
    </section>
  )
}

async function LatestOrder(order: DeskOrder) {
  const t = await getTranslations('admin')
  const format = await getFormatter()
  const placed = format.dateTime(order.createdAt, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2">
      <span className="number grid">
        <span>
          <ShopLink
            href={orderAddress(order.orderId)}
            className="inline-block min-h-6 font-semibold whitespace-nowrap text-link decoration-outline hover:decoration-current"
          >
            {order.reference}
          </ShopLink>{' '}
          <span className="inline-block whitespace-nowrap text-muted">{t('placed', { placed })}</span>
        </span>
        <span className="truncate">{order.items.map(({ name }) => name).join(', ')}</span>
      </span>
      <span className="number grid justify-items-end gap-1">
        {formatCents(order.total)}
        <OrderBadge order={order} />
      </span>
    </li>
  )
}

async function OpeningNotice({ opening: { steps, missing } }: { opening: Opening }) {
  const t = await getTranslations('admin')
  const format = await getFormatter()
  if (missing === 0) return null
  const names = OPENING_STEPS.filter((step) => steps[step] === 'missing').map((step) =>
    t(`setup.steps.${step}`),
  )
  return (
    <Notice tone="warning">
      <p>{t('overview.notOpen', { count: missing, steps: format.list(names) })}</p>
      <ShopLink href={setupPage} className="inline-block min-h-6 justify-self-start font-semibold text-link">
        {t('overview.toOpening')}
      </ShopLink>
    </Notice>
  )
}

async function WeekFigures({ today, week, figures }: ShopOverview) {
  const t = await getTranslations('admin.overview.week')
  const format = await getFormatter()
  const dayText = (day: string) => format.dateTime(new Date(day), { day: 'numeric', month: 'long' })
  return (
    <section aria-labelledby="week" className="grid min-w-0 gap-3">
      <SectionHead id="week" title={t('title')} link={{ href: figuresPage, text: t('all') }} />
      <p className="number">{t('today', { paid: today.paid, turnover: formatCents(today.turnover) })}</p>
      {figures.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <>
          <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
            {figures.map((figure) => (
              <Figure key={figure.name} {...figure} />
            ))}
          </ul>
          <p className="text-width text-xs text-muted">
            {t(figures.some(isCompared) ? 'meaningCompared' : 'meaning', {
              from: dayText(week.from),
              to: dayText(week.to),
            })}
          </p>
        </>
      )}
    </section>
  )
}

const isCompared = ({ before }: WeekFigure) => before !== null

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

async function Figure({ name, week, before }: WeekFigure) {
  const t = await getTranslations('admin.overview.week')
  const format = await getFormatter()
  const shown = (value: number) => (AMOUNTS.includes(name) ? formatCents(value) : format.number(value))
  const total = sumOf(week)
  const by = before && total - sumOf(before)
  const change = by === null ? '' : by === 0 ? 'same' : by > 0 ? 'more' : 'less'
  const hasPicture = week.filter((value) => value !== 0).length >= LEAST_DAYS
  const values = (of: readonly number[]) => of.map(shown).join('; ')
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_7rem] items-center gap-4 border-b border-line py-3">
      <p className="number">
        <strong className="text-base">{t(`values.${name}`, { count: total, value: shown(total) })}</strong>
        {by !== null && change !== '' && (
          <span className="block text-muted">{t(`change.${change}`, { by: shown(Math.abs(by)) })}</span>
        )}
      </p>
      {hasPicture && (
        <Sparkline
          values={week}
          before={before}
          label={
            before
              ? t('imageCompared', { name: t(`names.${name}`), week: values(week), before: values(before) })
              : t('image', { name: t(`names.${name}`), week: values(week) })
          }
        />
      )}
    </li>
  )
}
