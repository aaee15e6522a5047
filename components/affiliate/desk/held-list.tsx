import { getTranslations } from 'next-intl/server'
import { useFormatter, useTranslations } from 'next-intl'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DeskList } from '@/components/desk/desk-list'
import { heldPage } from '@/components/desk/desk-pages'
import { DeskFact } from '@/components/desk/facts'
import {
  FASTEST_ORDER_MS,
  FEWEST_CODE_SALES,
  MOST_CLICKS_PER_VISITOR,
  MOST_REFUNDED,
  MOST_SALES_PER_PAYMENT,
} from '@/lib/affiliate/flags/flags-of'
import { shownRate } from '@/lib/affiliate/sales/commission'
import { type Sale, flagSchema } from '@/lib/affiliate/sales/schema'
import type { Listing } from '@/lib/core/listing'
import { formatCents } from '@/lib/core/money'

interface HeldListProps {
  sales: Listing<Sale>
  /** Whether the list starts with the newest sale. */
  isFirstPart: boolean
}

/** One page of the sales that wait for a decision, newest first. */
export async function HeldList({ sales, isFirstPart }: HeldListProps) {
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
            <HeldSale key={sale.id} sale={sale} />
          ))}
        </div>
      )}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
    </DeskList>
  )
}

/** The address of the list of sales before a given one, or of the newest sales. */
function heldAddress(before?: string): string {
  return before === undefined ? heldPage : `${heldPage}?${new URLSearchParams({ vor: before })}`
}

/** Named in the texts of the reasons. */
const thresholds = {
  seconds: FASTEST_ORDER_MS / 1000,
  clicks: MOST_CLICKS_PER_VISITOR,
  sales: MOST_SALES_PER_PAYMENT,
  share: MOST_REFUNDED,
  codes: FEWEST_CODE_SALES,
}

/** A held sale: its facts, the reasons against paying for it, and the two decisions. */
function HeldSale({ sale }: { sale: Sale }) {
  const t = useTranslations('admin.held')
  const format = useFormatter()
  const { id, productName, orderId, affiliateUid, customerEmail, flags = {} } = sale
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
          <DeskFact term={t('facts.partner')}>{affiliateUid}</DeskFact>
          <DeskFact term={t('facts.code')}>{sale.trackingCode}</DeskFact>
          <DeskFact term={t('facts.order')}>{orderId}</DeskFact>
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
        <Decision sale={sale} decision="release" />
        <Decision sale={sale} decision="reverse" />
      </div>
    </article>
  )
}

function Decision({ sale: { id, productName }, decision }: { sale: Sale; decision: 'release' | 'reverse' }) {
  const t = useTranslations('admin.held')
  return (
    <ConfirmedAction
      words={decision === 'release' ? 'admin.held.release' : 'admin.held.reverse'}
      destructive={decision === 'reverse'}
      values={{ name: productName }}
      address={`/api/admin/sales/${id}/${decision}`}
      tone={decision === 'release' ? 'secondary' : 'quiet'}
      field={{ name: 'note', label: t('note') }}
    />
  )
}
