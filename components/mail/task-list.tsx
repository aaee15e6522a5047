import { getFormatter, getTranslations } from 'next-intl/server'
import type { Listing } from '@/lib/core/listing'
import type { Task } from '@/lib/tasks/schema'
import { errorText } from '@/lib/tasks/error-text'
import { DeskTable } from '@/components/desk/desk-list'
import { outboxQuery, type OutboxQuery } from './outbox-query'
import { RetryButton } from '@/components/desk/retry-button'

/** One page of the tasks that have failed for too long, each with a retry. */
export async function TaskList({ tasks, query }: { tasks: Listing<Task>; query: OutboxQuery }) {
  const t = await getTranslations('admin.tasks')
  const linkTo = (tasksBefore?: string) => outboxQuery.address({ ...query, tasksBefore }, 'tasks')
  return (
    <DeskTable
      id="tasks"
      title={t('title')}
      part={tasks}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: query.tasksBefore === undefined,
        linkTo,
      }}
      columns={await taskColumns()}
      rowKey={({ id }) => id}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      {tasks.entries.length > 1 && (
        <RetryButton address="/api/admin/tasks/retry" words="admin.tasks.retryAll" />
      )}
    </DeskTable>
  )
}

async function taskColumns() {
  const t = await getTranslations('admin.tasks')
  const format = await getFormatter()
  const since = (task: Task) => format.dateTime(task.since, { dateStyle: 'short', timeStyle: 'short' })
  const wrapped = (text: string) => <span className="wrap-anywhere">{text}</span>
  return [
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }: Task) => t(`kinds.${kind}`) },
    { key: 'subject', header: t('columns.subject'), cell: ({ subject }: Task) => wrapped(subject) },
    {
      key: 'error',
      header: t('columns.error'),
      cell: ({ lastError = '' }: Task) => wrapped(errorText(lastError)),
    },
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
          name={t('retry.name', { kind: t(`kinds.${kind}`), subject })}
          words="admin.tasks.retry"
        />
      ),
    },
  ]
}
