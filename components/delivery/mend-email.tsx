'use client'

import { useRouter } from 'next/navigation'
import { EmailField } from '@/components/ui/fields/email-field'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'

interface MendEmailProps {
  orderId: string
  token: string
}

export function MendEmail({ orderId, token }: MendEmailProps) {
  const t = useTranslations('orders.mendEmail')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      const email = String(said.get('email') ?? '').trim()
      const path = `/api/orders/${orderId}/email?${new URLSearchParams({ token })}`
      await callApi(path, { method: 'PUT', body: { email } })
      showToast(t('done', { email }))
      router.refresh()
    })
  return (
    <details className="print:hidden">
      <summary className="disclosure min-h-11">{t('open')}</summary>
      <Form problem={problem} method="post" onSend={send} className="grid max-w-md gap-4 pt-2">
        <p className="text-muted">{t('hint')}</p>
        <FormProblem problem={problem} field="email" />
        <EmailField
          id="mended-email"
          name="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          label={t('label')}
          suggestion={t('didYouMean')}
        />
        <Button type="submit" tone="secondary" busy={isSending ? t('busy') : undefined}>
          {t('submit')}
        </Button>
      </Form>
    </details>
  )
}
