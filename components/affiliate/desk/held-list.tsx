import { getTranslations, getFormatter } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskList } from '@/components/desk/desk-list'
import { heldPage } from '@/components/desk/desk-pages'
import { DeskFact } from '@/components/desk/facts'
import { ShopLink } from '@/components/ui/shop-link'
import {
  FASTEST_ORDER_MS,
  FEWEST_CODE_SALES,
  MOST_CLICKS_PER_VISITOR,
  MOST_REFUNDED,
  MOST_SALES_PER_PAYMENT,
} from '@/lib/affiliate/flags/flags-of'
import { shownRate } from '@/lib/affiliate/sales/commission'
import { flagSchema, type ReviewOutcome, type Sale } from '@/lib/affiliate/sales/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'

interface SaleName {
  code: string
  reference: string
  address: string
}

interface HeldListProps {
  sales: Listing<Sale>
  nameOf: (sale: Sale) => SaleName
  isFirstPart: boolean
}

export async function HeldList({ sales, nameOf, isFirstPart }: HeldListProps) {
  const t = await getTranslations('admin.held')
  return (
    <DeskList
      id="held"
      title={t('title')}
      part={sales}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: isFirstPart,
        linkTo: heldAddress,
      }}
      show={(rows) => (
        <div className="[&>article:first-child]:border-t-0">
          {rows.map((sale) => (
            <HeldSale key={sale.id} sale={sale} name={nameOf(sale)} />
          ))}
        </div>
      )}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      {burstsIn(sales.entries).map((burst) => (
        <Burst key={burst[0]?.affiliateUid} sales={burst} code={burst[0] ? nameOf(burst[0]).code : ''} />
      ))}
    </DeskList>
  )
}

function burstsIn(sales: readonly Sale[]): Sale[][] {
  const partners = new Set(sales.map(({ affiliateUid }) => affiliateUid))
  const each = [...partners].map((uid) => sales.filter(({ affiliateUid }) => affiliateUid === uid))
  return each.filter(({ length }) => length > 1)
}

async function Burst({ sales, code }: { sales: readonly Sale[]; code: string }) {
  const t = await getTranslations('admin.held')
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(['released', 'reversed'] as const).map((outcome) => (
        <ConfirmedAction
          key={outcome}
          words={outcome === 'released' ? 'admin.held.releaseAll' : 'admin.held.reverseAll'}
          destructive={outcome === 'reversed'}
          values={{ count: sales.length, code }}
          address="/api/admin/sales/review"
          body={{ ids: sales.map(({ id }) => id).join(), outcome }}
          tone={outcome === 'released' ? 'secondary' : 'quiet'}
          field={{ name: 'note', label: t('note') }}
        />
      ))}
    </div>
  )
}

function heldAddress(before?: string): string {
  return before === undefined ? heldPage : `${heldPage}?${new URLSearchParams({ vor: before })}`
}

const thresholds = {
  seconds: FASTEST_ORDER_MS / 1000,
  clicks: MOST_CLICKS_PER_VISITOR,
  sales: MOST_SALES_PER_PAYMENT,
  share: MOST_REFUNDED,
  codes: FEWEST_CODE_SALES,
}

async function HeldSale({ sale, name }: { sale: Sale; name: SaleName }) {
  const t = await getTranslations('admin.held')
  const format = await getFormatter()
  const { id, productName, customerEmail, flags = {} } = sale
  const time = (at: number) =>
    t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
  const found = flagSchema.options.flatMap((flag) => {
    const at = flags[flag]
    return at === undefined ? [] : [{ flag, at }]
  })
  return (
    <article aria-labelledby={id} className="grid gap-5 border-t border-outline py-6">
      <h3 id={id} tabIndex={-1} className="text-lg wrap-anywhere">
        {productName}
      </h3>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <dl className="grid content-start gap-2 text-sm">
          <DeskFact term={t('facts.partner')}>{name.code}</DeskFact>
          <DeskFact term={t('facts.code')}>{sale.trackingCode}</DeskFact>
          <DeskFact term={t('facts.order')}>
            <ShopLink href={name.address} className="text-link">
              {name.reference}
            </ShopLink>
          </DeskFact>
          {customerEmail !== undefined && (
            <DeskFact term={t('facts.email')}>
              <bdi>{customerEmail}</bdi>
            </DeskFact>
          )}
          <DeskFact term={t('facts.at')}>{time(sale.saleDate)}</DeskFact>
          <DeskFact term={t('facts.price')}>{formatCents(sale.productPrice)}</DeskFact>
          <DeskFact term={t('facts.commission', { rate: shownRate(sale) })}>
            {formatCents(sale.commissionAmount - (sale.reversedAmount ?? 0))}
          </DeskFact>
        </dl>
        <div className="grid content-start gap-3">
          <h4 className="text-sm">{t('reasonsTitle')}</h4>
          <ul className="grid gap-3 text-sm">
            {found.map(({ flag, at }) => (
              <li key={flag} className="text-width">
                <strong>{t(`reasons.${flag}.name`)}</strong> {t(`reasons.${flag}.text`, thresholds)}{' '}
                <span className="number whitespace-nowrap text-muted">
                  {t('foundAt', { time: time(at) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Decision id={id} name={name.reference} outcome="released" />
        <Decision id={id} name={name.reference} outcome="reversed" />
      </div>
    </article>
  )
}

async function Decision({ id, name, outcome }: { id: string; name: string; outcome: ReviewOutcome }) {
  const t = await getTranslations('admin.held')
  return (
    <ConfirmedAction
      words={outcome === 'released' ? 'admin.held.release' : 'admin.held.reverse'}
      destructive={outcome === 'reversed'}
      values={{ name }}
      address="/api/admin/sales/review"
      body={{ ids: id, outcome }}
      tone={outcome === 'released' ? 'secondary' : 'quiet'}
      field={{ name: 'note', label: t('note') }}
    />
  )
}
