import { getTranslations } from 'next-intl/server'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Listing } from '@/lib/core/listing'
import type { Mail } from '@/lib/mail/schema'
import { DeskTable } from '@/components/desk/desk-list'
import { mailColumns } from './mail-columns'
import { mailTabs, outboxAddress, type OutboxQuery } from './outbox-query'

interface MailListProps {
  mails: Listing<Mail>
  query: OutboxQuery
  isAdmin: boolean
}

/** One page of the mails in a state, newest first. Refused ones can be sent again. */
export async function MailList({ mails, query, isAdmin }: MailListProps) {
  const t = await getTranslations('admin.outbox')
  const linkTo = (mailsBefore?: string) => outboxAddress({ ...query, mailsBefore }, 'mails')
  const tabs = mailTabs.map((status) => ({
    href: outboxAddress({ ...query, status, mailsBefore: undefined }, 'mails'),
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
