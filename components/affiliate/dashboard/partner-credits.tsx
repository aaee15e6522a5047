import { getFormatter, getTranslations } from 'next-intl/server'
import { DataTable, moneyColumn, numberColumn } from '@/components/ui/data-table'
import { creditRows, type CreditRow, type Totals } from '@/lib/affiliate/figures/partner-figures'

interface PartnerCreditsProps {
  totals: Totals
  /** Whether visitors are asked before a link counts. */
  isAsked: boolean
}

/** A period's sales by code and by link separately, and the visits that do not count because the question was not answered. */
export async function PartnerCredits({ totals, isAsked }: PartnerCreditsProps) {
  const t = await getTranslations('affiliate.partner')
  const format = await getFormatter()
  const rows = creditRows(totals)
  return (
    <div className="grid min-w-0 gap-3">
      <DataTable
        caption={t('credits.title')}
        columns={[
          { key: 'by', header: t('credits.by'), cell: ({ by }: CreditRow) => t(`credits.${by}`) },
          numberColumn('sales', t('sales'), ({ sales }: CreditRow) => format.number(sales)),
          moneyColumn('earnings', t('earnings'), ({ earnings }: CreditRow) => earnings),
        ]}
        rows={rows}
        rowKey={({ by }) => by}
      />
      {rows.some(({ by }) => by === 'unknown') && (
        <p className="text-width text-sm text-muted">{t('credits.unknownText')}</p>
      )}
      {(isAsked || totals.unanswered > 0) && (
        <p className="text-width text-sm text-muted">{t('unanswered', { count: totals.unanswered })}</p>
      )}
    </div>
  )
}
