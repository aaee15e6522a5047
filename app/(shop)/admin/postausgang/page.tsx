import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-watch'
import { AdminHead } from '@/components/admin/admin-head'
import { MailList } from '@/components/mail/mail-list'
import { outboxPage, readOutboxQuery } from '@/components/mail/outbox-query'
import { TaskList } from '@/components/mail/task-list'
import { requireSupport } from '@/lib/account/session/require-user'
import { countWaiting } from '@/lib/admin/count-waiting'
import { partBefore } from '@/lib/core/listing'
import { listMails } from '@/lib/mail/list-mails'
import { store } from '@/lib/store/open-store'
import { listResting } from '@/lib/tasks/list-resting'
import { admitVisitor, metadataFor } from '../../admit-visitor'

const SHOWN = 20

const admit = () => admitVisitor(outboxPage, requireSupport)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('outbox'), robots: { index: false } })
}

export default async function OutboxPage({ searchParams }: PageProps<'/admin/postausgang'>) {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const { uid, admin: isAdmin } = visitor.admitted
  const query = readOutboxQuery(await searchParams)
  const [mails, tasks, waiting] = await Promise.all([
    listMails(store(), query.status, partBefore(query.mailsBefore, SHOWN)),
    isAdmin ? listResting(store(), partBefore(query.tasksBefore, SHOWN)) : null,
    isAdmin ? countWaiting(store()) : null,
  ])
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={uid} path={outboxPage} />
      <AdminHead current={outboxPage} waiting={waiting} />
      <MailList mails={mails} query={query} />
      {tasks && <TaskList tasks={tasks} query={query} />}
    </div>
  )
}
