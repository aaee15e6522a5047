import { getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import type { Mail } from '@/lib/mail/schema'
import { mailColumns } from './mail-columns'
import { mailTabs, outboxAddress, type OutboxQuery } from './outbox-query'

/** A part of the shop's mails in a state, newest first; those that were refused can be sent again. */
export async function MailList({ mails, query }: { mails: Listing<Mail>; query: OutboxQuery }) {
  const t = await getTranslations('admin.outbox')
  const linkTo = (mailsBefore?: string) => outboxAddress({ ...query, mailsBefore }, 'mails')
  const tabs = mailTabs.map((status) => ({
    href: outboxAddress({ ...query, status, mailsBefore: undefined }, 'mails'),
    text: t(`states.${status}`),
    isCurrent: status === query.status,
  }))
  return (
    <section aria-labelledby="mails" className="grid min-w-0 gap-4">
      <h2 id="mails" className="text-xl">
        {t('title')}
      </h2>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
      <p className="text-width text-sm text-muted">{t(`texts.${query.status}`)}</p>
      <BrokenRecords keys={mails.broken} />
      {mails.entries.length > 0 && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await mailColumns(query.status)}
          rows={mails.entries}
          rowKey={({ id }) => id}
        />
      )}
      {mails.entries.length + mails.broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={query.mailsBefore === undefined ? undefined : { href: linkTo(), text: t('first') }}
        next={mails.next === null ? undefined : { href: linkTo(mails.next), text: t('next') }}
      />
    </section>
  )
}
