import { getFormatter, getTranslations } from 'next-intl/server'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'
import type { Task } from '@/lib/tasks/schema'
import { outboxAddress, type OutboxQuery } from './outbox-query'
import { RetryButton } from './retry-button'

/** A part of the tasks that have failed for too long, each to be tried again. */
export async function TaskList({ tasks, query }: { tasks: Listing<Task>; query: OutboxQuery }) {
  const t = await getTranslations('admin.tasks')
  const linkTo = (tasksBefore?: string) => outboxAddress({ ...query, tasksBefore }, 'tasks')
  return (
    <section aria-labelledby="tasks" className="grid min-w-0 gap-4">
      <h2 id="tasks" className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <BrokenRecords keys={tasks.broken} />
      {tasks.entries.length > 0 && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await taskColumns()}
          rows={tasks.entries}
          rowKey={({ id }) => id}
        />
      )}
      {tasks.entries.length + tasks.broken.length === 0 && (
        <EmptyState heading="h3" title={t('none')} text={t('noneText')} />
      )}
      <Pager
        label={t('pages')}
        first={query.tasksBefore === undefined ? undefined : { href: linkTo(), text: t('first') }}
        next={tasks.next === null ? undefined : { href: linkTo(tasks.next), text: t('next') }}
      />
    </section>
  )
}

async function taskColumns() {
  const t = await getTranslations('admin.tasks')
  const tAdmin = await getTranslations('admin')
  const format = await getFormatter()
  const since = (task: Task) => format.dateTime(task.since, { dateStyle: 'short', timeStyle: 'short' })
  const texts = { button: t('retry'), busy: t('retrying'), done: t('retried'), noAnswer: tAdmin('noAnswer') }
  const wrapped = (text: string) => <span className="wrap-anywhere">{text}</span>
  return [
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }: Task) => t(`kinds.${kind}`) },
    { key: 'subject', header: t('columns.subject'), cell: ({ subject }: Task) => wrapped(subject) },
    { key: 'error', header: t('columns.error'), cell: ({ lastError = '' }: Task) => wrapped(lastError) },
    {
      key: 'since',
      header: t('columns.since'),
      cell: (task: Task) => (
        <span className="number whitespace-nowrap">{t('time', { date: since(task) })}</span>
      ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      cell: ({ id, kind, subject }: Task) => (
        <RetryButton
          address={`/api/admin/tasks/${id}/retry`}
          name={t('retryName', { kind: t(`kinds.${kind}`), subject })}
          texts={texts}
        />
      ),
    },
  ]
}
