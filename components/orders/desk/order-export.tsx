import { getTranslations } from 'next-intl/server'
import { ExportForm } from '@/components/desk/export-form'
import { DocumentsForm } from './documents-form'
import { shiftDay } from '@/lib/core/clock'
import { env } from '@/lib/core/env'
import { owner } from '@/lib/legal/current-owner'
import { isDatevSet } from '@/lib/orders/invoicing/datev/export-datev'
import { quartersFrom } from '@/lib/orders/invoicing/export-oss'

const MOST_QUARTERS = 8

/** By default this month. @param today YYYY-MM-DD */
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
      <OssFiles today={today} />
    </section>
  )
}

/** Since the owner has declared to the One-Stop-Shop. */
async function OssFiles({ today }: { today: string }) {
  const t = await getTranslations('admin.orderDesk.export')
  const { vat } = owner()
  if (vat.mode !== 'included' || vat.ossFrom === undefined) return null
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {t('oss')}
        {quartersFrom(vat.ossFrom, today, MOST_QUARTERS).map((each) => {
          const [year = '', quarter = ''] = each.split('-')
          return (
            <a
              key={each}
              href={`/api/admin/orders/oss?${new URLSearchParams({ quarter: each })}`}
              className="touch-link text-accent"
              download
            >
              {t('ossQuarter', { quarter, year })}
            </a>
          )
        })}
      </p>
      <p className="text-width text-sm text-muted">{t('ossText')}</p>
    </>
  )
}
