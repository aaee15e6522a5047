import { getFormatter, getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import type { Invitation } from '@/lib/account/staff/schema'
import type { Listing } from '@/lib/core/listing'

export async function InvitationList({ invitations }: { invitations: Listing<Invitation> }) {
  const t = await getTranslations('admin.staff.open')
  const { entries, broken } = invitations
  return (
    <section aria-labelledby="invitations" className="grid min-w-0 gap-4">
      <h2 id="invitations" className="text-xl">
        {t('title')}
      </h2>
      <BrokenRecords keys={broken.map((key) => `invitations/${key}`)} />
      {entries.length === 0 ? (
        <p className="text-sm">{t('none')}</p>
      ) : (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          columns={await invitationColumns()}
          rows={entries}
          rowKey={({ emailKey }) => emailKey}
        />
      )}
    </section>
  )
}

async function invitationColumns() {
  const t = await getTranslations('admin.staff.open')
  const tRole = await getTranslations('account.staff.roles')
  const format = await getFormatter()
  const timeOf = (at: number) =>
    t('time', { date: format.dateTime(at, { dateStyle: 'short', timeStyle: 'short' }) })
  return [
    {
      key: 'email',
      header: t('columns.email'),
      cell: ({ email }: Invitation) => (
        <bdi tabIndex={-1} className="block wrap-anywhere">
          {email}
        </bdi>
      ),
    },
    { key: 'role', header: t('columns.role'), cell: ({ role }: Invitation) => tRole(role) },
    {
      key: 'until',
      header: t('columns.until'),
      cell: ({ until }: Invitation) => <span className="number">{timeOf(until)}</span>,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      cell: ({ email }: Invitation) => (
        <ConfirmedAction
          address="/api/admin/invitations/withdraw"
          body={{ email }}
          tone="quiet"
          destructive
          words="admin.staff.withdraw"
          values={{ email }}
        />
      ),
    },
  ]
}
