'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { DropZone } from '@/components/ui/fields/drop-zone'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { PasswordField } from '@/components/ui/fields/password-field'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { showToast } from '@/components/ui/toasts/toast'
import { sendFile } from '@/lib/http/browser/call-api'

/** Sends an encrypted backup to a shop that has sold nothing yet. */
export function RestoreForm() {
  const t = useTranslations('admin.operation.restore')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const file = said.get('file')
      if (!(file instanceof File)) return
      const body = new Blob([`${String(said.get('phrase')).trim()}\n`, file])
      await sendFile('/api/admin/backup/restore', body)
      showToast(t('done'))
      router.refresh()
    })
  return (
    <Form problem={problem} onSend={send} className="grid max-w-xl gap-5">
      <DropZone
        id="restore-file"
        name="file"
        accept=".backup"
        required
        label={t('file')}
        prompt={t('prompt')}
        error={problem?.fields.file}
      />
      <PasswordField
        id="restore-phrase"
        name="phrase"
        autoComplete="off"
        required
        label={t('phrase')}
        show={t('show')}
        hide={t('hide')}
        error={problem?.fields.phrase}
      />
      <FormProblem problem={problem} />
      <Button
        type="submit"
        tone="secondary"
        className="justify-self-start"
        busy={isSending ? t('busy') : undefined}
      >
        {t('button')}
      </Button>
    </Form>
  )
}
