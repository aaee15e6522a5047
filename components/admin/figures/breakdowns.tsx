import { getTranslations, getFormatter } from 'next-intl/server'
import type { Messages } from 'next-intl'
import { partnerAddress } from '@/components/affiliate/desk/partner-query'
import { presetAddress } from '@/components/catalog/desk/preset-query'
import { DataTable, numberColumn } from '@/components/ui/data-table'
import { ShopLink } from '@/components/ui/shop-link'
import { rowTogether, type FigureRow, type Sums } from '@/lib/admin/figures/figure-rows'
import { figureFiles } from '@/lib/admin/figures/figures-csv'
import { pageName, sourceName } from '@/lib/admin/figures/row-names'
import type { ShopFigures } from '@/lib/admin/figures/shop-figures'
import { findPreset } from '@/lib/catalog/catalog'
import { ABROAD_LIMIT, type TurnoverAbroad } from '@/lib/figures/turnover-abroad'
import { formatCents } from '@/lib/core/money'
import { countryName } from '@/lib/core/text/country-line'
import { OTHER_PARTNERS } from '@/lib/figures/partner-key'
import { REST } from '@/lib/figures/visits/visit-of'
import { Notice } from '@/components/ui/notice'
import { orderAddress } from '@/components/orders/desk/order-query'
import { isAbroadDecided } from '@/lib/admin/count-waiting'
import { owner } from '@/lib/legal/current-owner'
import { HOME } from '@/lib/legal/taxation/home'
import type { Order } from '@/lib/orders/schema'
import { figuresFile } from './figures-address'
import { taxNote } from '@/lib/orders/price-part'

/** The rest is summed up. */
const SHOWN = 20

export interface BreakdownsProps {
  figures: ShopFigures
  abroad: TurnoverAbroad
  ordersAbroad: readonly Order[]
  codes: ReadonlyMap<string, string>
}

export function Breakdowns({ figures, abroad, ordersAbroad, codes }: BreakdownsProps) {
  return (
    <>
      <Breakdown
        kind="presets"
        rows={figures.presets}
        names={['views', 'carts', 'sold', 'turnover']}
        nameOf={(key) => findPreset(key)?.name ?? key}
        addressOf={(key) => (findPreset(key) ? presetAddress(key) : null)}
      />
      <Breakdown
        kind="partners"
        rows={shortened(figures.partners)}
        names={['orders', 'paid', 'turnover']}
        nameOf={(key) => codes.get(key) ?? key}
        addressOf={(key) => (key === OTHER_PARTNERS ? null : partnerAddress(key))}
      />
      <Breakdown
        kind="countries"
        rows={figures.countries}
        names={['paid', 'turnover']}
        nameOf={countryName}
      />
      <AbroadNotice abroad={abroad} orders={ordersAbroad} />
      <Breakdown kind="sources" rows={shortened(figures.sources)} names={['visits']} nameOf={sourceName} />
      <Breakdown kind="pages" rows={figures.pages} names={['views', 'visits']} nameOf={pageName} />
      <Files figures={figures} />
    </>
  )
}

function shortened(rows: readonly FigureRow[]): FigureRow[] {
  const named = rows.filter(({ key }) => key !== REST)
  const rest = [...named.slice(SHOWN), ...rows.filter(({ key }) => key === REST)]
  return [...named.slice(0, SHOWN), ...(rest.length > 0 ? [rowTogether(REST, rest)] : [])]
}

async function Files({ figures: { span } }: { figures: ShopFigures }) {
  const t = await getTranslations('admin.figures.csv')
  return (
    <section aria-labelledby="files" className="grid min-w-0 gap-3">
      <h2 id="files" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {figureFiles.map((file) => (
          <li key={file}>
            <a href={figuresFile(file, span)} className="touch-link text-accent" download>
              {t(`files.${file}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BreakdownProps {
  kind: keyof Messages['admin']['figures']['by']
  rows: readonly FigureRow[]
  names: readonly (keyof Sums)[]
  nameOf: (key: string) => string
  addressOf?: (key: string) => string | null
}

async function Breakdown({ kind, rows, names, nameOf, addressOf }: BreakdownProps) {
  const t = await getTranslations('admin.figures')
  const format = await getFormatter()
  const shown = (name: keyof Sums, value: number) =>
    name === 'turnover' ? formatCents(value) : format.number(value)
  return (
    <section aria-labelledby={`by-${kind}`} className="grid min-w-0 gap-3">
      <h2 id={`by-${kind}`} className="text-xl">
        {t(`by.${kind}`)}
      </h2>
      <p className="text-width text-sm text-muted">{t(`${kind}.text`)}</p>
      {rows.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <DataTable
          caption={t(`by.${kind}`)}
          isCaptionHidden
          columns={[
            {
              key: 'name',
              header: t(`${kind}.one`),
              cell: ({ key }: FigureRow) => <Name name={nameOf(key)} address={addressOf?.(key) ?? null} />,
            },
            ...names.map((name) =>
              numberColumn(name, t(`names.${name}`), (row: FigureRow) => (
                <div className="number grid gap-0.5">
                  <span className="font-semibold">{shown(name, row[name])}</span>
                  <span className="text-muted">
                    {t('change.from', { before: shown(name, row.before[name]) })}
                  </span>
                </div>
              )),
            ),
          ]}
          rows={rows}
          rowKey={({ key }) => key}
        />
      )}
    </section>
  )
}

function Name({ name, address }: { name: string; address: string | null }) {
  if (address === null) return <span className="wrap-anywhere">{name}</span>
  return (
    <ShopLink href={address} className="wrap-anywhere text-link hover:text-accent">
      {name}
    </ShopLink>
  )
}

async function AbroadNotice({ abroad, orders }: { abroad: TurnoverAbroad; orders: readonly Order[] }) {
  const t = await getTranslations('admin.figures.abroad')
  const { thisYear, lastYear, state, overSince } = abroad
  const sums = t('sums', {
    thisYear: formatCents(thisYear),
    lastYear: formatCents(lastYear),
    limit: formatCents(ABROAD_LIMIT),
  })
  const isQuiet = state === 'below' || isAbroadDecided()
  return (
    <section id="abroad" className="grid gap-3">
      {isQuiet ? (
        <p className="text-width text-sm text-muted">{sums}</p>
      ) : (
        <Notice tone={state === 'over' ? 'danger' : 'warning'}>
          <p>{sums}</p>
          <p>{t(`${state}.${owner().vat.mode === 'included' ? 'german' : 'small'}`)}</p>
        </Notice>
      )}
      {overSince !== null && orders.length > 0 && <OrdersSince day={overSince} orders={orders} />}
    </section>
  )
}

async function OrdersSince({ day, orders }: { day: string; orders: readonly Order[] }) {
  const t = await getTranslations('admin.figures.abroad')
  return (
    <div className="text-width grid gap-2 text-sm">
      <p>{t('since', { day: new Date(`${day}T12:00:00Z`) })}</p>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className="number">
            <ShopLink href={orderAddress(order.id)} className="text-link">
              {order.reference}
            </ShopLink>{' '}
            {countryName(order.country ?? HOME)}, {formatCents(order.total)} ({taxNote(order)})
          </li>
        ))}
      </ul>
    </div>
  )
}
