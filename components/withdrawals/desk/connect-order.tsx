'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useRowFocus } from '@/components/desk/use-row-focus'
import { callApi } from '@/lib/http/browser/call-api'

interface ConnectOrderProps {
  withdrawalId: string
  name: string
}

export function ConnectOrder({ withdrawalId, name }: ConnectOrderProps) {
  const t = useTranslations('withdrawals.desk.connect')
  const router = useRouter()
  const { frame, keepFocus } = useRowFocus()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const body = { reference: String(said.get('reference')) }
      await callApi(`/api/admin/withdrawals/${withdrawalId}/order`, { method: 'POST', body })
      keepFocus()
      showToast(t('done'))
      router.refresh()
    })
  return (
    <div ref={frame}>
      <Form problem={problem} onSend={send} className="grid max-w-sm gap-3">
        <TextField
          id={`order-of-${withdrawalId}`}
          name="reference"
          autoComplete="off"
          spellCheck={false}
          label={t('label')}
        />
        <Button
          type="submit"
          tone="secondary"
          aria-label={t('name', { name })}
          className="justify-self-start px-3 text-sm"
          busy={isSending ? t('busy') : undefined}
        >
          {t('button')}
        </Button>
        <FormProblem problem={problem} field="reference" />
      </Form>
    </div>
  )
}
