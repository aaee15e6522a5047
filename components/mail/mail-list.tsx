import { getTranslations, getFormatter } from 'next-intl/server'
import { DeskTable } from '@/components/desk/desk-list'
import { mailAddress } from '@/components/desk/desk-pages'
import { RetryButton } from '@/components/desk/retry-button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ShopLink } from '@/components/ui/shop-link'
import type { Listing } from '@/lib/core/listing'
import { type Mail, isOfBuyer } from '@/lib/mail/schema'
import { errorText } from '@/lib/tasks/error-text'
import { mailTabs, outboxQuery, type OutboxQuery } from './outbox-query'

interface MailListProps {
  mails: Listing<Mail>
  query: OutboxQuery
  isAdmin: boolean
}

export async function MailList({ mails, query, isAdmin }: MailListProps) {
  const t = await getTranslations('admin.outbox')
  const linkTo = (mailsBefore?: string) => outboxQuery.address({ ...query, mailsBefore }, 'mails')
  const tabs = mailTabs.map((status) => ({
    href: outboxQuery.address({ ...query, status, mailsBefore: undefined }, 'mails'),
    text: t(`states.${status}`),
    isCurrent: status === query.status,
  }))
  return (
    <DeskTable
      id="mails"
      title={t('title')}
      part={mails}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.mailsBefore === undefined,
        linkTo,
      }}
      columns={await mailColumns(query.status, isAdmin)}
      rowKey={({ id }) => id}
    >
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <p className="text-width text-sm text-muted">{t(`texts.${query.status}`)}</p>
    </DeskTable>
  )
}

async function mailColumns(status: Mail['status'], isAdmin: boolean) {
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
        <ShopLink href={mailAddress(row.id)} className="text-link">
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
    cell: ({ lastError = '' }: Mail) => <span className="wrap-anywhere">{errorText(lastError)}</span>,
  }
  return status === 'waiting' ? [mail, to, at, error] : [mail, to, at, error, await retryColumn(isAdmin)]
}

async function retryColumn(isAdmin: boolean) {
  const t = await getTranslations('admin.outbox')
  return {
    key: 'actions',
    header: t('columns.actions'),
    cell: (row: Mail) =>
      (isAdmin || isOfBuyer(row)) && (
        <RetryButton
          address={`/api/admin/mails/${row.id}/retry`}
          name={t('retry.name', { mail: t(`templates.${row.template}`), to: row.to })}
          words="admin.outbox.retry"
        />
      ),
  }
}
