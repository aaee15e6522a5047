import { getTranslations } from 'next-intl/server'
import { ExportForm } from '@/components/desk/export-form'
import { DocumentsForm } from './documents-form'
import { shiftDay } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { isDatevSet } from '@/lib/orders/invoicing/datev/export-datev'

/** Downloads the payments, refunds and payouts of a period, by default this month. @param today YYYY-MM-DD */
export async function OrderExport({ today }: { today: string }) {
  const t = await getTranslations('admin.orderDesk.export')
  const first = `${today.slice(0, 8)}01`
  const hasDatev = isDatevSet()
  return (
    <section aria-labelledby="export" className="grid min-w-0 gap-4">
      <h2 id="export" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ExportForm first={first} today={today} hasDatev={hasDatev} />
      <p className="text-width text-sm text-muted">
        {hasDatev ? t('datevText', { chart: env().DATEV_CHART }) : t('datevUnset')}
      </p>
      <DocumentsForm month={shiftDay(first, -1).slice(0, 'YYYY-MM'.length)} />
    </section>
  )
}
