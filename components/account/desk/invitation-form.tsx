'use client'

import { DeskForm } from '@/components/desk/desk-form'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { deskRoles } from '@/lib/account/desk-roles'

export function InvitationForm() {
  const t = useTranslations('admin.staff.invite')
  const tRole = useTranslations('account.staff.roles')
  return (
    <section aria-labelledby="invite" className="grid min-w-0 gap-4">
      <h2 id="invite" tabIndex={-1} className="text-xl">
        {t('title')}
      </h2>
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <DeskForm
        words="admin.staff.invite"
        title="invite"
        prefix="invite"
        method="POST"
        address="/api/admin/invitations"
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="email" type="email" spellCheck={false} label={t('email')} />
          <SelectField name="role" defaultValue="support" label={t('role')}>
            {deskRoles.toReversed().map((role) => (
              <option key={role} value={role}>
                {tRole(role)}
              </option>
            ))}
          </SelectField>
        </div>
      </DeskForm>
    </section>
  )
}
