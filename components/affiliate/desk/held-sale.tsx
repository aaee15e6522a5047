import { useFormatter, useTranslations } from 'next-intl'
import {
  FASTEST_ORDER_MS,
  MOST_CLICKS_PER_VISITOR,
  MOST_REFUNDED,
  MOST_SALES_PER_PAYMENT,
} from '@/lib/affiliate/flags/flags-of'
import { flagSchema, type Sale } from '@/lib/affiliate/sales/schema'
import { shownRate } from '@/lib/affiliate/sales/commission'
import { formatCents } from '@/lib/core/money'
import { DecisionDialog } from '@/components/desk/decision-dialog'
import { DeskFact } from '@/components/desk/facts'

/** Named in the texts of the reasons. */
const thresholds = {
  seconds: FASTEST_ORDER_MS / 1000,
  clicks: MOST_CLICKS_PER_VISITOR,
  sales: MOST_SALES_PER_PAYMENT,
  share: MOST_REFUNDED,
}

/** A held sale: its facts, the reasons against paying for it, and the two decisions. */
export function HeldSale({ sale }: { sale: Sale }) {
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
    <DecisionDialog
      words={decision === 'release' ? 'admin.held.release' : 'admin.held.reverse'}
      values={{ name: productName }}
      path={`/api/admin/sales/${id}/${decision}`}
      tone={decision === 'release' ? 'secondary' : 'quiet'}
      field={{ name: 'note', label: t('note') }}
    />
  )
}
