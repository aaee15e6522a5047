import { MailList } from '@/components/mail/mail-list'
import { outboxQuery } from '@/components/mail/outbox-query'
import { TaskList } from '@/components/mail/task-list'
import { requireRole } from '@/lib/account/session/require-user'
import { partBefore } from '@/lib/core/listing'
import { findMails } from '@/lib/mail/data'
import { findTasks } from '@/lib/tasks/data'
import { deskPage } from '../desk-frame'

const SHOWN = 20

const { generateMetadata, Page } = deskPage({
  part: 'outbox',
  check: requireRole('support'),
  title: (t) => t('outbox'),
  show: async (store, query, { admin: isAdmin }) => {
    const asked = outboxQuery.read(query)
    const [mails, tasks] = await Promise.all([
      findMails(store, asked.status, partBefore(asked.mailsBefore, SHOWN)),
      isAdmin ? findTasks(store, 'resting', partBefore(asked.tasksBefore, SHOWN)) : null,
    ])
    return (
      <>
        <MailList mails={mails} query={asked} isAdmin={isAdmin} />
        {tasks && <TaskList tasks={tasks} query={asked} />}
      </>
    )
  },
})

export { generateMetadata }
export default Page
