'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { RemoveRow } from '@/components/ui/remove-row'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import type { ShownPasskey } from '@/lib/account/passkeys/schema'
import { callApi } from '@/lib/http/browser/call-api'

const moments = new Intl.DateTimeFormat('de', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
})

export function PasskeyList({ passkeys }: { passkeys: readonly ShownPasskey[] }) {
  const t = useTranslations('account.passkeys')
  return (
    <ul className="border-b border-line">
      {passkeys.map(({ key, name, createdAt, usedAt }) => (
        <li
          key={key}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <span className="grid min-w-0">
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            <span className="text-sm text-muted">{t('made', { date: moments.format(createdAt) })}</span>
            <span className="text-sm text-muted">
              {usedAt === null ? t('unused') : t('used', { date: moments.format(usedAt) })}
            </span>
          </span>
          <span className="flex flex-wrap gap-x-2">
            <RenamePasskey at={key} name={name} />
            <RemoveRow
              path={`/api/account/passkeys/${key}`}
              name={name}
              words="account.passkeys"
              text={passkeys.length === 1 ? t('removeLast') : undefined}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Equals `PASSKEY_NAME_LENGTH` of lib/account/passkeys/schema.ts; an import would also load the schema library. */
const NAME_LENGTH = 60

/** @param at the key of its record */
function RenamePasskey({ at, name }: { at: string; name: string }) {
  const t = useTranslations('account.passkeys')
  const router = useRouter()
  const submission = useSubmit()
  const { problem } = submission
  const rename = async (said: FormData) => {
    const body = { name: String(said.get('name') ?? '') }
    await callApi(`/api/account/passkeys/${at}`, { method: 'PUT', body })
    showToast(t('renamed'))
    router.refresh()
  }
  return (
    <FormDialog
      trigger={
        <Button tone="quiet">
          {t('rename')}
          <span className="sr-only"> {name}</span>
        </Button>
      }
      title={t('renameTitle')}
      text={t('renameText')}
      submission={submission}
      onSend={rename}
      submit={t('renameSave')}
      busy={t('busy')}
      back={t('renameCancel')}
    >
      <FormProblem problem={problem} field="name" />
      <TextField
        id={`passkey-${at}`}
        name="name"
        autoComplete="off"
        maxLength={NAME_LENGTH}
        defaultValue={name}
        required
        label={t('name')}
      />
    </FormDialog>
  )
}
