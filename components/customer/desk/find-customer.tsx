'use client'

import { useRouter } from 'next/navigation'
import { customerAddress } from '@/components/desk/desk-pages'
import { Button } from '@/components/ui/button'
import { emailInput, TextField } from '@/components/ui/fields/field'
import { Form, FormProblem } from '@/components/ui/fields/form'
import { useSubmit } from '@/components/ui/fields/use-submit'
import { useTranslations } from '@/components/ui/texts/use-translations'
import { foundCustomerSchema } from '@/lib/customer/schema'
import { callApi } from '@/lib/http/browser/call-api'

export function FindCustomer() {
  const t = useTranslations('admin.customers.find')
  const router = useRouter()
  const { isSending, problem, submit } = useSubmit()

  const find = (said: FormData) =>
    submit(async () => {
      const body = { email: String(said.get('email')) }
      const found = await callApi('/api/admin/customers/find', { method: 'POST', body })
      router.push(customerAddress(foundCustomerSchema.parse(found).customerKey))
      return 'leaving'
    })
  return (
    <Form problem={problem} method="post" onSend={find} role="search" className="grid max-w-2xl gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 grow basis-64">
          <TextField
            id="customer-email"
            name="email"
            {...emailInput}
            autoComplete="off"
            label={t('label')}
            hint={t('hint')}
          />
        </div>
        <Button
          type="submit"
          tone="secondary"
          className="sm:mt-[1.85rem]"
          busy={isSending ? t('busy') : undefined}
        >
          {t('button')}
        </Button>
      </div>
      <FormProblem problem={problem} field="email" />
    </Form>
  )
}
