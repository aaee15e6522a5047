'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import type { Words } from '@/components/ui/texts/words'
import { callApi } from '@/lib/http/browser/call-api'
import type { Billing } from '@/lib/invoices/schema'
import { HOME } from '@/lib/legal/taxation/home'
import { BillingInputs, typedBilling } from './billing-fields'

interface BillingFormProps {
  call: string
  billing: Billing | undefined
  /** Missing for Germany. */
  country?: string | undefined
  words: Words<'open' | 'openFirst' | 'hint' | 'submit' | 'busy' | 'done'>
  /** No invoice is written yet, where that is said. */
  isUnpaid?: boolean
}

export function BillingForm({ call, billing, country = HOME, words, isUnpaid = false }: BillingFormProps) {
  const t = useTranslations(words)
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      await callApi(call, { method: 'PUT', body: { billing: typedBilling(said) } })
      showToast(t('done'))
      router.refresh()
    })
  return (
    <details className="print:hidden">
      <summary className="disclosure min-h-11">{t(billing ? 'open' : 'openFirst')}</summary>
      <Form problem={problem} method="post" onSend={send} className="grid max-w-md gap-4 pt-2">
        <p className="text-muted">{t(isUnpaid ? 'hintUnpaid' : 'hint')}</p>
        <FormProblem problem={problem} />
        <BillingInputs errors={problem?.fields ?? {}} values={billing} country={country} />
        <Button type="submit" tone="secondary" busy={isSending ? t('busy') : undefined}>
          {t('submit')}
        </Button>
      </Form>
    </details>
  )
}
