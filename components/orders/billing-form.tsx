'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/dialogs/toast'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { callApi } from '@/lib/http/browser/call-api'
import type { Billing } from '@/lib/invoices/schema'
import { BillingInputs, typedBilling, type BillingTexts } from './billing-fields'

interface BillingFormProps {
  /** The call that takes the address. */
  call: string
  billing: Billing | undefined
  texts: Record<'open' | 'hint' | 'submit' | 'busy' | 'done', string>
  fields: BillingTexts
}

/** Gives an order another invoice address; folded away. */
export function BillingForm({ call, billing, texts, fields }: BillingFormProps) {
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const send = (said: FormData) =>
    submit(async () => {
      await callApi(call, { method: 'PUT', body: { billing: typedBilling(said) } })
      showToast(texts.done)
      router.refresh()
    })
  return (
    <details className="print:hidden">
      <summary className="disclosure min-h-11">{texts.open}</summary>
      <Form problem={problem} method="post" onSend={send} className="grid max-w-md gap-4 pt-2">
        <p className="text-muted">{texts.hint}</p>
        <FormProblem problem={problem} />
        <BillingInputs texts={fields} errors={problem?.fields ?? {}} values={billing} />
        <Button type="submit" tone="secondary" busy={isSending ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      </Form>
    </details>
  )
}
