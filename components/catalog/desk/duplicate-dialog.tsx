'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { TextField } from '@/components/ui/fields/field'
import { FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { callApi } from '@/lib/http/browser/call-api'
import { presetAddress } from './preset-query'
import { readState } from './use-preset-draft'

interface DuplicateDialogProps {
  id: string
  name: string
}

export function DuplicateDialog({ id, name }: DuplicateDialogProps) {
  const t = useTranslations('admin.presets.duplicate')
  const router = useRouter()
  const submission = useSubmit()
  const { problem } = submission

  const send = async (said: FormData) => {
    const body = { name: String(said.get('name') ?? '').trim() }
    const answer = await callApi(`/api/admin/presets/${id}/duplicate`, { method: 'POST', body })
    router.push(presetAddress(readState(answer).id))
    return 'leaving' as const
  }
  const trigger = (
    <Button tone="secondary" aria-label={t('buttonName', { name })} className="px-3 text-sm">
      {t('button')}
    </Button>
  )
  return (
    <FormDialog
      trigger={trigger}
      submission={submission}
      title={t('title', { name })}
      text={t('text')}
      submit={t('submit')}
      busy={t('busy')}
      back={t('back')}
      onSend={send}
    >
      <TextField id="duplicate-name" name="name" maxLength={40} autoComplete="off" label={t('label')} />
      <FormProblem problem={problem} field="name" />
    </FormDialog>
  )
}
