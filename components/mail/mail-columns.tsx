import { getFormatter, getTranslations } from 'next-intl/server'
import { isOfBuyer, type Mail } from '@/lib/mail/schema'
import { mailAddress } from '@/components/desk/desk-pages'
import { RetryButton } from '@/components/desk/retry-button'
import { ShopLink } from '@/components/ui/shop-link'

export async function mailColumns(status: Mail['status'], isAdmin: boolean) {
  const t = await getTranslations('admin.outbox')
  const format = await getFormatter()
  const time = (at: number) => (
    <span className="number whitespace-nowrap">
      {t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })}
    </span>
  )
  const mail = {
    key: 'mail',
    header: t('columns.mail'),
    cell: (row: Mail) => {
      const name = t(`templates.${row.template}`)
      if (!isAdmin && !isOfBuyer(row)) return name
      return (
        <ShopLink href={mailAddress(row.id)} className="underline underline-offset-4">
          {name}
        </ShopLink>
      )
    },
  }
  const to = {
    key: 'to',
    header: t('columns.to'),
    cell: (row: Mail) => <bdi className="wrap-anywhere">{row.to}</bdi>,
  }
  const at = {
    key: 'at',
    header: t(status === 'sent' ? 'columns.sentAt' : 'columns.at'),
    cell: (row: Mail) => time(row.sentAt ?? row.at),
  }
  if (status === 'sent') return [mail, to, at]
  const error = {
    key: 'error',
    header: t('columns.error'),
    cell: ({ lastError = '' }: Mail) => <span className="wrap-anywhere">{lastError}</span>,
  }
  return status === 'waiting' ? [mail, to, at, error] : [mail, to, at, error, await retryColumn()]
}

async function retryColumn() {
  const t = await getTranslations('admin.outbox')
  return {
    key: 'actions',
    header: t('columns.actions'),
    cell: ({ id, template, to }: Mail) => (
      <RetryButton
        address={`/api/admin/mails/${id}/retry`}
        name={t('retry.name', { mail: t(`templates.${template}`), to })}
        words="admin.outbox.retry"
      />
    ),
  }
}
