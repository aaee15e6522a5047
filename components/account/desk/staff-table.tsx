import { getFormatter, getTranslations } from 'next-intl/server'
import { ConfirmedAction } from '@/components/desk/confirmed-action'
import { DataTable } from '@/components/ui/data-table'
import { StatusBadge } from '@/components/ui/status-badge'
import type { StaffMember } from '@/lib/account/staff/list-staff'
import { type DeskRole, deskRoles } from '@/lib/account/desk-roles'

interface StaffTableProps {
  staff: StaffMember[]
  ownUid: string
}

export async function StaffTable({ staff, ownUid }: StaffTableProps) {
  const t = await getTranslations('admin.staff')
  return (
    <section aria-labelledby="staff" className="grid min-w-0 gap-4">
      <h2 id="staff" className="sr-only">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <DataTable
        caption={t('title')}
        isCaptionHidden
        columns={await staffColumns(ownUid)}
        rows={staff}
        rowKey={({ uid }) => uid}
      />
    </section>
  )
}

async function staffColumns(ownUid: string) {
  const t = await getTranslations('admin.staff')
  const tRole = await getTranslations('account.staff.roles')
  const format = await getFormatter()
  return [
    {
      key: 'person',
      header: t('columns.person'),
      cell: ({ uid, name, email }: StaffMember) => (
        <span tabIndex={-1} className="block">
          {name !== '' && (
            <span className="block wrap-anywhere">
              <bdi>{name}</bdi> {uid === ownUid && <span className="font-normal text-muted">{t('you')}</span>}
            </span>
          )}
          <bdi className="block font-normal wrap-anywhere">{email}</bdi>
        </span>
      ),
    },
    {
      key: 'roles',
      header: t('columns.roles'),
      cell: ({ roles, isDisabled }: StaffMember) => (
        <span className="grid justify-items-start gap-1.5">
          <span>{roles.map((role) => tRole(role)).join(', ')}</span>
          {isDisabled && <StatusBadge status="error" label={t('disabled')} />}
        </span>
      ),
    },
    {
      key: 'factors',
      header: t('columns.factors'),
      cell: ({ factors }: StaffMember) =>
        factors.length === 0 ? t('factors.none') : factors.map((factor) => t(`factors.${factor}`)).join(', '),
    },
    {
      key: 'signedIn',
      header: t('columns.signedIn'),
      cell: ({ signedInAt }: StaffMember) => (
        <span className="number">
          {signedInAt === null
            ? t('never')
            : t('time', { date: format.dateTime(signedInAt, { dateStyle: 'short', timeStyle: 'short' }) })}
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      cell: (member: StaffMember) => <RoleActions member={member} isSelf={member.uid === ownUid} />,
    },
  ]
}

/** The admin role includes the rights of all others, so an admin can only lose that role. */
async function RoleActions({ member, isSelf }: { member: StaffMember; isSelf: boolean }) {
  const tRole = await getTranslations('account.staff.roles')
  const tDoes = await getTranslations('account.staff.does')
  const { uid, name, email, roles } = member
  const given: readonly DeskRole[] = roles
  const others = roles.includes('admin') ? [] : deskRoles.filter((role) => !given.includes(role))
  const valuesOf = (role: DeskRole) => ({ name: name || email, role: tRole(role), does: tDoes(role) })
  return (
    <div className="flex flex-wrap gap-2">
      {roles.map((role) => (
        <ConfirmedAction
          key={role}
          address={`/api/admin/staff/${uid}/take`}
          body={{ role }}
          tone="quiet"
          destructive
          words={isSelf ? 'admin.staff.takeOwn' : 'admin.staff.take'}
          values={valuesOf(role)}
        />
      ))}
      {others.map((role) => (
        <ConfirmedAction
          key={role}
          address={`/api/admin/staff/${uid}/give`}
          body={{ role }}
          words="admin.staff.give"
          values={valuesOf(role)}
        />
      ))}
    </div>
  )
}
