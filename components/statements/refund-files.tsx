import { getFormatter, getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { formatCents } from '@/lib/core/money'
import type { RefundFile } from '@/lib/orders/refunds/bank-files/schema'

/** Bank files of refunds: a new one, and those whose transfers nobody has reported yet. */
export async function RefundFiles({ files }: { files: readonly RefundFile[] }) {
  const t = await getTranslations('admin.refundFiles')
  const format = await getFormatter()
  return (
    <div className="grid gap-3">
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ConfirmedAction words="admin.refundFiles.make" address="/api/admin/refunds" />
      <ul className="grid gap-2 text-sm">
        {files.map(({ id, at, open, count, amount }) => {
          const date = format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' })
          const values = { date, count, open, amount: formatCents(amount) }
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <a
                href={`/api/admin/refunds/${id}/pain.001.xml`}
                download
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t('file', values)}
              </a>
              <ConfirmedAction
                words="admin.refundFiles.sent"
                values={values}
                address={`/api/admin/refunds/${id}/sent`}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
