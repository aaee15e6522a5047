import { getFormatter, getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { formatCents } from '@/lib/core/money'
import type { RefundFile } from '@/lib/orders/refunds/bank-files/schema'

/** Bank files of refunds: a new one, and those whose transfers nobody has reported yet. */
export async function RefundFiles({ files }: { files: readonly RefundFile[] }) {
  const t = await getTranslations('admin.refundFiles')
  const format = await getFormatter()
  const textsOf = (act: 'make' | 'sent', values: { date: string; amount: string; count: number }) => ({
    button: t(`${act}.button`),
    name: t(`${act}.name`, values),
    title: t(`${act}.title`),
    text: t(`${act}.text`, values),
    confirm: t(`${act}.confirm`),
    back: t(`${act}.back`),
    done: t(`${act}.done`),
  })
  return (
    <div className="grid gap-3">
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <ConfirmedAction
        address="/api/admin/refunds"
        texts={textsOf('make', { date: '', amount: '', count: 0 })}
      />
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
              <ConfirmedAction address={`/api/admin/refunds/${id}/sent`} texts={textsOf('sent', values)} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
